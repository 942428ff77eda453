const MILLIMETRES = { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000, in: 25.4, ft: 304.8 };

/**
 * Reads a length such as `3 km` or `12.5cm` and gives it in millimetres.
 * Upper and lower case of the unit are the same.
 */
export function parseLength(text) {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(text);
  if (!match) throw new SyntaxError(`not a length: ${text}`);
  const [, amount, unit] = match;
  const factor = MILLIMETRES[unit];
  if (factor === undefined) throw new RangeError(`unknown unit: ${unit}`);
  return Number(amount) * factor;
}

/** Sum of several lengths, in the given unit. */
export function addLengths(texts, unit = 'm') {
  const total = texts.reduce((sum, text) => sum + parseLength(text), 0);
  return total / parseLength(`1${unit}`);
}
