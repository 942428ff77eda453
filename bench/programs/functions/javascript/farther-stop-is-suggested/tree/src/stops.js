/**
 * Stops along a line, as `{ name, km }` with the distance from its start.
 */

/**
 * The stop closest to `km`; the earlier one of the list if two are equally
 * close. Null for a line without stops.
 */
export function closestStop(stops, km) {
  let closest = null;
  let shortest = Infinity;
  for (const stop of stops) {
    const distance = stop.km - km;
    if (distance < shortest) {
      shortest = distance;
      closest = stop;
    }
  }
  return closest;
}

/** Names of the stops between two places on the line, ends included. */
export function stopsBetween(stops, fromKm, toKm) {
  const low = Math.min(fromKm, toKm);
  const high = Math.max(fromKm, toKm);
  return stops.filter(({ km }) => km >= low && km <= high).map(({ name }) => name);
}
