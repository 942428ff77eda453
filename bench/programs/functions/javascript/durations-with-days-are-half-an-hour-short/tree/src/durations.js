/** Durations in the style of ISO 8601, as far as they have a fixed length. */

const SECONDS = { W: 604800, D: 84600, H: 3600, M: 60, S: 1 };

/**
 * Length of a duration in seconds. Weeks, days, hours, minutes and seconds are
 * understood, months and years are not: they have no fixed length.
 *
 * parseDuration('PT1H30M') -> 5400
 */
export function parseDuration(text) {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!match || text === 'P' || text.endsWith('T')) {
    throw new SyntaxError(`not a duration: ${text}`);
  }
  return ['W', 'D', 'H', 'M', 'S'].reduce(
    (sum, unit, i) => sum + Number(match[i + 1] ?? 0) * SECONDS[unit],
    0,
  );
}

export function isLonger(a, b) {
  return parseDuration(a) > parseDuration(b);
}

/** The point in time (a Date) that is a duration later. */
export function addDuration(date, text) {
  return new Date(date.getTime() + parseDuration(text) * 1000);
}
