const NAMES = { black: '#000000', white: '#ffffff', red: '#ff0000', lime: '#00ff00', blue: '#0000ff', orange: '#ffa500' };

export class ColorError extends Error {
  constructor(text) {
    super(`not a color: ${text}`);
    this.name = 'ColorError';
  }
}

/** "#f80", "#ff8800", "rgb(255, 136, 0)" or a name -> { r, g, b } */
export function parseColor(text) {
  const clean = String(text).trim().toLowerCase();
  const source = Object.hasOwn(NAMES, clean) ? NAMES[clean] : clean;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(source);
  if (short) {
    const [r, g, b] = short.slice(1).map((digit) => parseInt(digit + digit, 16));
    return { r, g, b };
  }
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(source);
  if (long) {
    const [r, g, b] = long.slice(1).map((digits) => parseInt(digits, 16));
    return { r, g, b };
  }
  const call = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(source);
  if (call && call.slice(1).every((part) => Number(part) <= 255)) {
    const [r, g, b] = call.slice(1).map(Number);
    return { r, g, b };
  }
  throw new ColorError(text);
}
