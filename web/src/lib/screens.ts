// Kinds of screens that the page lays itself out for; the style sheets name the same.

/** Narrow and upright: what lies beside the board elsewhere lies below it. */
export const STACKED = "(max-width: 699px), (max-width: 1099px) and (max-aspect-ratio: 11/10)";

/** A phone: what is too small to be drawn is written. */
export const PHONE = "(max-width: 699px)";

/** No room for more than a line on the face of a card. */
export const TIGHT = "(max-width: 699px), (max-height: 800px)";
