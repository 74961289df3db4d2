// Deals that are played at several tables: the deal of a day, and those that friends share.

/** Whether everybody gets this deal on its day; else friends share it. */
export const isDaily = (deal: string): boolean => deal.includes("/");

/** Where the tables of a deal are compared. */
export function dealPath(deal: string): string {
  const [day = "", title = ""] = deal.split("/");
  return isDaily(deal) ? `/daily/${day}/${encodeURIComponent(title)}` : `/deals/${encodeURIComponent(deal)}`;
}

/** A day as people write it; it began at midnight UTC. */
export function dayText(day: string, language: string): string {
  const written = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : written.format(moment);
}

/** Leads in a few columns of the same width, each with how many there are; none for nobody. */
export function columns(
  leads: readonly (readonly [number, number])[],
  most = 15,
): { from: number; to: number; count: number }[] {
  const [least = 0] = leads[0] ?? [];
  const [greatest = 0] = leads.at(-1) ?? [];
  if (leads.length === 0) return [];
  const width = Math.ceil((greatest - least + 1) / most);
  const found = [];
  for (let from = least; from <= greatest; from += width) {
    const within = leads.filter(([lead]) => from <= lead && lead < from + width);
    found.push({ from, to: from + width - 1, count: within.reduce((sum, [, count]) => sum + count, 0) });
  }
  return found;
}
