import type { NotificationPreferences } from "../endpoints/account.ts";
import { localTime } from "./local-time.ts";

type QuietHours = NotificationPreferences["quietHours"];

const MINUTE_MS = 60_000;
/** Of the hour of digests, and of every change of the clock there is. */
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MONDAY = 1;
/** In the morning, when people begin. */
export const DIGEST_HOUR = 8;

/** Whether the moment is within the quiet hours, which may go over midnight. */
export function isQuiet(quiet: QuietHours, moment: Date): boolean {
  if (!quiet) return false;
  const { minute } = localTime(moment, quiet.timeZone);
  if (quiet.from <= quiet.to) return minute >= quiet.from && minute < quiet.to;
  return minute >= quiet.from || minute < quiet.to;
}

/** The moment itself where it is not quiet, else the first minute that is not. */
export function quietUntil(quiet: QuietHours, moment: Date): Date {
  if (!isQuiet(quiet, moment)) return moment;
  let next = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  // Clocks may be set while it is quiet, so the minutes are tried one by one.
  do next += MINUTE_MS;
  while (isQuiet(quiet, new Date(next)));
  return new Date(next);
}

/** When the digest after a moment is sent: at its hour by the clocks of the time zone, on Mondays where it is weekly. */
export function nextDigestAt(digest: "daily" | "weekly", timeZone: string, moment: Date): Date {
  const isDue = (at: Date) => {
    const { weekday, minute } = localTime(at, timeZone);
    return minute === DIGEST_HOUR * 60 && (digest === "daily" || weekday === MONDAY);
  };
  let next = Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS;
  // A bound, should clocks somewhere ever leave the hour out.
  const latest = next + 15 * DAY_MS;
  do next += QUARTER_MS;
  while (!isDue(new Date(next)) && next < latest);
  return new Date(next);
}
