// How things on a board are pointed at: a mouse and a key show what a thing is, a press chooses it or says why not.

import type { OptionInfo } from "../lib/api";

export interface Pointed<T> {
  thing: T;
  element: HTMLElement;
  open: boolean; // on purpose: its options are buttons
}

export interface Answers<T> {
  /** What can be chosen at a thing. */
  at: (thing: T) => readonly OptionInfo[];
  /** The thing as choices name it, to ask why nothing can be chosen there; null: nothing to ask. */
  named: (thing: T) => string | null;
  /** Whether a press shows first what the thing does, and only one more takes it. */
  hasText: (thing: T) => boolean;
  choose: (choice: string) => void;
  why: (thing: string) => void;
}

export class Pointing<T> {
  shown = $state.raw<Pointed<T> | null>(null);

  constructor(private readonly answers: Answers<T>) {}

  point(thing: T | null, element?: HTMLElement): void {
    if (this.shown?.open === true || (element !== undefined && this.shown?.element === element)) return;
    this.shown = thing === null || element === undefined ? null : { thing, element, open: false };
  }

  // A finger first sees what it would do. So does everybody where a text says what a thing does.
  press(thing: T, event: MouseEvent): void {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const here = this.answers.at(thing);
    const [only] = here;
    const unlit = here.length === 0 ? this.answers.named(thing) : null;
    if (here.length === 1 && only !== undefined && !finger && !this.answers.hasText(thing))
      return this.take(only.choice);
    if (unlit !== null) return this.answers.why(unlit);
    this.shown = { thing, element: event.currentTarget, open: true };
  }

  take(choice: string): void {
    this.shown = null;
    this.answers.choose(choice);
  }

  close(): void {
    const element = this.shown?.open === true ? this.shown.element : null;
    this.shown = null;
    element?.focus({ preventScroll: true });
  }

  /** Whoever presses elsewhere is done with what was open. */
  leave(event: PointerEvent): void {
    const inside = event.target instanceof Element && event.target.closest(".popover") !== null;
    if (this.shown?.open === true && !inside) this.shown = null;
  }

  /** The handlers of a button that stands for a thing. */
  handlers(thing: T) {
    const show = (event: Event) => event.currentTarget instanceof HTMLElement && this.point(thing, event.currentTarget);
    return {
      onclick: (event: MouseEvent) => this.press(thing, event),
      // Not where a thing has come under a mouse that keeps still: nobody points at it.
      onpointermove: (event: PointerEvent) => event.pointerType === "mouse" && show(event),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.point(null),
      onfocus: (event: FocusEvent) =>
        event.target instanceof Element && event.target.matches(":focus-visible") && show(event),
      onblur: () => this.point(null),
    };
  }
}
