const DOTS = '…';

/** Cuts the end off: 'annual report' in 8 becomes 'annual …'. */
export function squeezeEnd(text, width) {
  if (text.length <= width) return text;
  if (width < 1) return '';
  return text.slice(0, width - 1) + DOTS;
}

/**
 * Takes characters out of the middle, so that `text` is at most `width`
 * characters long; what is left of the two ends is of the same length or the
 * front is longer by one. The dots take one character.
 */
export function squeezeMiddle(text, width) {
  if (text.length <= width) return text;
  if (width < 1) return '';
  const front = Math.ceil((width - 1) / 2);
  const back = width - 1 - front;
  return text.slice(0, front) + DOTS + text.slice(-back);
}

/** Squeezes the cells of a row into columns of the given widths and pads them. */
export function squeezeRow(cells, widths) {
  return cells
    .map((cell, i) => squeezeMiddle(String(cell), widths[i]).padEnd(widths[i]))
    .join(' ')
    .trimEnd();
}
