/** Times of day are minutes since midnight, 0 to 1439. */

const DAY = 24 * 60;

/** '07:30' -> 450 */
export function parseTime(text) {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Does the minute lie in the quiet time? It runs from `from` up to, but not
 * including, `until`, and may go over midnight ({ from: '22:00', until: '07:00' }).
 */
export function isQuiet(minute, { from, until }) {
  const start = parseTime(from);
  const end = parseTime(until);
  if (start <= end) return minute >= start && minute < end;
  return minute >= start || minute <= end;
}

/** Minutes an alert raised at `minute` waits until it may ring. */
export function waitFor(minute, quiet) {
  if (!isQuiet(minute, quiet)) return 0;
  const end = parseTime(quiet.until);
  return minute < end ? end - minute : end + DAY - minute;
}
