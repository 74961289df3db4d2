// How a thing on the table is pointed at: a mouse and a key show what it is, a click or a tap chooses.

import type { Thing } from "./offers";

export interface Pointing {
  point: (thing: Thing | null, element?: HTMLElement) => void;
  press: (thing: Thing, event: MouseEvent) => void;
}

/** The handlers of a button that stands for a thing. */
export function pointerHandlers(thing: Thing, { point, press }: Pointing) {
  const show = (event: Event) => event.currentTarget instanceof HTMLElement && point(thing, event.currentTarget);
  return {
    onclick: (event: MouseEvent) => press(thing, event),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && show(event),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && point(null),
    onfocus: (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(":focus-visible") && show(event),
    onblur: () => point(null),
  };
}
