// What is lit must be in sight, also on a phone that has not room for everything at once.

import { STACKED } from "./screens";

/** Scroll to what may be chosen: to the last of it, because cards come last and lie lowest. */
export function bringIntoSight(board: ParentNode): void {
  if (matchMedia(STACKED).matches)
    [...board.querySelectorAll(".offered")].at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
