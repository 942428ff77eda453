/** Clock times as text, '00:00' to '23:59'. */

const DAY = 24 * 60;

export function toMinutes(clock) {
  const match = /^(\d\d):(\d\d)$/.exec(clock);
  if (!match) throw new SyntaxError(`not a clock time: ${clock}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

export function toClock(minutes) {
  const pad = (number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * Moves a clock forwards, or backwards if `minutes` is negative. `day` is the
 * number of days by which the new time lies after the day of the old one.
 *
 * shiftClock('23:30', 45) -> { time: '00:15', day: 1 }
 */
export function shiftClock(clock, minutes) {
  const total = toMinutes(clock) + minutes;
  const inDay = ((total % DAY) + DAY) % DAY;
  return { time: toClock(inDay), day: Math.trunc(total / DAY) };
}
