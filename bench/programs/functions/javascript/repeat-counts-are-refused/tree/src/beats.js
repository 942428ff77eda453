/**
 * Drum patterns in short notation: a stroke is one of `x`, `o` and `.`, and a
 * number before it says how often it is repeated.
 *
 * >>> expand('x3.o')
 * 'x...o'
 */
export function expand(pattern) {
  let strokes = '';
  let count = '';
  for (const ch of pattern) {
    if (ch >= '0' && ch <= '9') {
      count += ch;
      continue;
    }
    if (!'xo.'.includes(ch)) throw new SyntaxError(`unknown stroke: ${ch}`);
    strokes += ch.repeat(count === '' ? 1 : Number(count));
  }
  if (count !== '') throw new SyntaxError('number without a stroke');
  return strokes;
}

/**
 * >>> shorten('x...o')
 * 'x3.o'
 */
export function shorten(strokes) {
  return strokes.replace(/(.)\1+/g, (run, stroke) => `${run.length}${stroke}`);
}
