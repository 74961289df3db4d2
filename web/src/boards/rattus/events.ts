// What the board reads from an event: where it happened, and the face of the token it tells of.

import type { EventInfo } from "../../lib/api";
import type { Face } from "./pieces";

export function regionOfEvent({ args }: EventInfo): string | null {
  return args["region"] === undefined ? null : String(args["region"]);
}

export function faceOfEvent({ args }: EventInfo): Face | null {
  const { token, limit, majority, all, classes } = args;
  if (token === undefined) return null;
  return {
    token: String(token),
    limit: Number(limit),
    majority: Number(majority),
    all: Number(all),
    classes: String(classes)
      .split(",")
      .filter((name) => name !== ""),
  };
}
