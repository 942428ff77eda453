/** Milliseconds as people read a run time: “<0.1 s”, “0.4 s”, “12 s”, “4m 02s”, “1h 05m”. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (ms > 0 && seconds < 0.05) return "<0.1 s";
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}m ${String(whole % 60).padStart(2, "0")}s`;
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`;
}

/** A running clock, in whole seconds: “7 s”, “4m 02s”. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return seconds < 60 ? `${seconds} s` : duration(seconds * 1000);
}

/** A time by the clock: “Nov 3, 14:05”; in another year only its day, “Nov 3, 2024”. */
export function absoluteTime(at: Date, now: Date): string {
  const sameYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    ...(sameYear ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { year: "numeric" }),
  }).format(at);
}

/** When something is due: “shortly”, “in 5 minutes”, “in 2 hours”, further away by the clock. */
export function dueTime(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return "shortly";
  if (minutes < 60) return `in ${plural(minutes, "minute")}`;
  if (minutes < 24 * 60) return `in ${plural(Math.round(minutes / 60), "hour")}`;
  return `on ${absoluteTime(at, now)}`;
}

let withCommas: Intl.NumberFormat | undefined;

export function count(value: number): string {
  // What needs no comma does not wait for the tables of languages, 9 ms at the start of the page.
  if (value < 1000) return String(value);
  withCommas ??= new Intl.NumberFormat("en-US");
  return withCommas.format(value);
}

export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

export function initials(name: string): string {
  const words = name
    .split(/[\s._-]+/)
    .filter(Boolean)
    .slice(0, 2);
  return words.map((word) => word.slice(0, 1).toUpperCase()).join("") || "?";
}
