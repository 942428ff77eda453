/**
 * The largest whole size from `smallest` to `largest` for which `fits(size)` is
 * true, or null if not even the smallest one fits. If a size fits then all
 * smaller ones do, so that only few sizes have to be tried.
 */
export function largestSize(fits, smallest, largest) {
  if (smallest > largest || !fits(smallest)) return null;
  let low = smallest;
  let high = largest;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Size for a text in a fixed-width font, whose letters are 0.6 times as wide as
 * they are high.
 */
export function sizeForLine(text, width, { smallest = 8, largest = 72 } = {}) {
  return largestSize((size) => text.length * size * 0.6 <= width, smallest, largest);
}
