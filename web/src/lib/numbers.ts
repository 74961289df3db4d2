// Numbers as a language writes them.

/** A number with so many places after the comma, or the point. */
export const fixed = (value: number, places: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
