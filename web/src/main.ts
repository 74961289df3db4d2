import { mount } from "svelte";

import App from "./App.svelte";
import { recall } from "./lib/me.svelte";
import { follow } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import "./theme.css";

follow();
// Without a network one can still read: who this is is asked again when it matters.
await Promise.all([learn(settings.language), recall().catch(() => undefined)]);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
