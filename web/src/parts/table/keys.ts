// Which keys are meant for the table: not those typed into a field, held with others, or pressed over an open sheet.

export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest("input, textarea, select") !== null) return false;
  return document.querySelector("dialog[open]") === null;
}
