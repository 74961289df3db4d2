// Lines of the log in words.

import type { Moment } from "../../lib/api";
import type { Line } from "../../lib/log";
import type { Args, Words } from "../../lib/words.svelte";

export function sentence(line: Line, words: Words): string {
  if (line.event !== null) return words.event(line.event);
  return line.moment === null ? "" : words.say(`table-moment-${line.moment.kind}`, args(line.moment));
}

function args(moment: Moment): Args {
  const given: Args = {
    person: moment.name ?? "",
    bot: moment.bot ?? "",
    what: moment.what ?? "",
    why: moment.why ?? "",
    said: moment.text ?? "",
    yes: moment.yes === false ? "no" : "yes",
  };
  if (moment.seat != null) given["seat"] = moment.seat;
  if (moment.what === "replace" && moment.to != null) given["holder"] = moment.to;
  return given;
}
