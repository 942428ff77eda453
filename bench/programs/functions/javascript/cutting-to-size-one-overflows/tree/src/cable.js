/**
 * Cuts a cable into pieces of at most `max` metres, always halving what is too
 * long; of an odd number of metres the longer half comes first.
 *
 * >>> cut(10, 4)
 * [3, 2, 3, 2]
 */
export function cut(length, max) {
  if (length < max) return [length];
  const half = Math.ceil(length / 2);
  return [...cut(half, max), ...cut(length - half, max)];
}

/** How many cuts have to be made for that. */
export function cutsNeeded(length, max) {
  return cut(length, max).length - 1;
}
