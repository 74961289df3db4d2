// What can be done at a question, in words for somebody who has not read the rules.

import type { ViewInfo } from "./api";
import type { Words } from "./words.svelte";

/** The help to a question: the title's own, or that of all titles with this step, or what the step itself asks. */
export function guideTo(title: string, view: ViewInfo, words: Words): string {
  const decision = view.seat !== null && view.asked.includes(view.seat) ? view.decision : null;
  if (decision === null) return words.say("guide-wait");
  const step = decision.step.replaceAll(".", "-");
  const key = [`guide-${title.replaceAll("+", "-")}-${step}`, `guide-${step}`].find((each) => words.has(each));
  return key === undefined ? words.ask(decision.step, decision.options) : words.say(key);
}
