const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** A time as people say it (spec §9): “5 minutes ago”, then “Nov 3”, or “Nov 3, 2024” in another year. Times in the future read as “just now”. */
export function relativeTime(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return "just now";
  if (age < HOUR) return ago(Math.floor(age / MINUTE), "minute");
  if (age < DAY) return ago(Math.floor(age / HOUR), "hour");
  if (age < MONTH) return ago(Math.floor(age / DAY), "day");
  if (age < 12 * MONTH) return ago(Math.floor(age / MONTH), "month");
  const sameYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    ...(sameYear ? {} : { year: "numeric" }),
  }).format(at);
}
