import { mount } from "svelte";

import App from "./App.svelte";
import { recall } from "./lib/me.svelte";
import { follow } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import "./theme.css";

follow();
await Promise.all([learn(settings.language), recall()]);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
