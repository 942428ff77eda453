/**
 * Duty rota. The members of a team take turns week by week, weeks count from 0.
 */

/**
 * Who is on duty in a week?
 *
 * @param {string[]} team
 * @param {number} week
 * @param {number} first index of the member who has week 0
 */
export function onDuty(team, week, first = 0) {
  return team[first + week % team.length];
}

/** The members on duty in the weeks `from` to `to`, both included. */
export function rota(team, from, to, first = 0) {
  const list = [];
  for (let week = from; week <= to; week += 1) list.push(onDuty(team, week, first));
  return list;
}

/** A copy of a finished list in which two weeks have changed hands. */
export function swapped(list, a, b) {
  if (!(a in list) || !(b in list)) throw new RangeError('no such week');
  const copy = [...list];
  [copy[a], copy[b]] = [copy[b], copy[a]];
  return copy;
}
