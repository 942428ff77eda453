/**
 * Room bookings, as [start, end] pairs in minutes since midnight.
 */

/**
 * Joins bookings that overlap, or whose break is at most `slack` minutes long.
 * The result is ordered by start; the input is left as it is.
 *
 * @example
 * joinBookings([[600, 660], [540, 570]]); // [[540, 570], [600, 660]]
 */
export function joinBookings(bookings, slack = 0) {
  const sorted = [...bookings].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const joined = [];
  for (const [start, end] of sorted) {
    const last = joined.at(-1);
    if (last && start - last[1] < slack) {
      last[1] = Math.max(last[1], end);
    } else {
      joined.push([start, end]);
    }
  }
  return joined;
}

/** Minutes of the day that are taken by at least one booking. */
export function minutesTaken(bookings) {
  return joinBookings(bookings).reduce((sum, [start, end]) => sum + end - start, 0);
}
