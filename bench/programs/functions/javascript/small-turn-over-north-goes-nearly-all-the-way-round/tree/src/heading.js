const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** An angle in degrees, brought into the range from 0 up to (without) 360. */
export function normal(degrees) {
  return ((degrees % 360) + 360) % 360;
}

/**
 * By how many degrees a ship on the heading `from` has to turn to get to the
 * heading `to`, the shorter way: positive to starboard (clockwise), negative
 * to port. Never less than -180 and always less than 180.
 */
export function turn(from, to) {
  return ((to - from + 180) % 360) - 180;
}

/** The heading after `minutes` of turning at `rate` degrees a minute towards `to`. */
export function headingAfter(from, to, rate, minutes) {
  const whole = turn(from, to);
  const done = Math.min(Math.abs(whole), rate * minutes);
  return normal(from + Math.sign(whole) * done);
}

/** The point of the compass nearest to a heading. */
export function compassPoint(degrees) {
  return POINTS[Math.round(normal(degrees) / 45) % 8];
}
