// What a browser is called by people, from what it calls itself.

// The first that is named counts: each of these also names some that come after it.
const BROWSERS = { Edg: "Edge", OPR: "Opera", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" };
const SYSTEMS = {
  Android: "Android",
  iPhone: "iPhone",
  iPad: "iPad",
  Windows: "Windows",
  Macintosh: "Mac",
  Linux: "Linux",
};

const named = (agent: string, names: Record<string, string>) =>
  Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];

/** `Firefox, Linux`; a program is called what it calls itself. */
export function deviceName(agent: string): string {
  const browser = named(agent, BROWSERS);
  const system = named(agent, SYSTEMS);
  return browser === undefined || system === undefined ? agent : `${browser}, ${system}`;
}
