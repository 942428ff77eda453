const MINUTE_MS = 60_000;
/** Longer than any clock was ever put back at once. */
const CLOCK_CHANGE_MS = 3 * 60 * MINUTE_MS;

export function minuteOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** As `2026-01-02 03:04`. */
function wallClock(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(time);
}

/** Milliseconds that the zone's clocks are ahead of UTC. */
function aheadOf(time: Date, timeZone: string): number {
  return Date.parse(`${wallClock(time, timeZone).replace(" ", "T")}Z`) - minuteOf(time).getTime();
}

/**
 * A time as JQL takes it: minutes on the user's clock. What is written is never later than the time: before clocks are
 * put back, when the same text comes twice, it is earlier by as much.
 */
export function jqlMoment(time: Date, timeZone: string): string {
  const later = new Date(time.getTime() + CLOCK_CHANGE_MS);
  const putBack = Math.max(0, aheadOf(time, timeZone) - aheadOf(later, timeZone));
  return wallClock(new Date(time.getTime() - putBack), timeZone);
}
