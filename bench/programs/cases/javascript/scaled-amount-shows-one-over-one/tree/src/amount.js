// Kitchen amounts: '2', '1/2' and '1 3/4' to numbers and back.

const STEPS = 8;

export function parseAmount(text) {
  const trimmed = text.trim();
  const match = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(trimmed);
  if (match) {
    const [, whole, top, bottom] = match;
    if (Number(bottom) === 0) {
      throw new RangeError(`not an amount: ${text}`);
    }
    return Number(whole ?? 0) + Number(top) / Number(bottom);
  }
  if (!/^\d+(\.\d+)?$/.test(trimmed)) {
    throw new RangeError(`not an amount: ${text}`);
  }
  return Number(trimmed);
}

// Writes a number the way cooks do: whole cups and a fraction, to the nearest eighth.
export function formatAmount(value) {
  let whole = Math.floor(value);
  let top = Math.round((value - whole) * STEPS);
  let bottom = STEPS;
  if (top === 0) {
    return String(whole);
  }
  while (top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}
