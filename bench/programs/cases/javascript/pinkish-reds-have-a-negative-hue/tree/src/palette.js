import { parseColor } from './parse.js';
import { rgbToHsl, hslToRgb } from './convert.js';
import { toHex, toHslText } from './format.js';

const HUES = ['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'];

/** "hsl(24, 100%, 50%)" of any color text. */
export function describe(text) {
  return toHslText(rgbToHsl(parseColor(text)));
}

/** The nearest of the six main hues, or "grey". */
export function family(text) {
  const { h, s } = rgbToHsl(parseColor(text));
  return s < 8 ? 'grey' : HUES[Math.round(h / 60) % 6];
}

export function rotate(text, degrees) {
  const hsl = rgbToHsl(parseColor(text));
  return toHex(hslToRgb({ ...hsl, h: hsl.h + degrees }));
}

export function lighten(text, amount) {
  const hsl = rgbToHsl(parseColor(text));
  return toHex(hslToRgb({ ...hsl, l: Math.min(100, Math.max(0, hsl.l + amount)) }));
}

/** Sorted around the color wheel, greys first from dark to light. */
export function sortByHue(texts) {
  const keyed = texts.map((text) => ({ text, ...rgbToHsl(parseColor(text)) }));
  const grey = (each) => (each.s < 8 ? 0 : 1);
  keyed.sort((a, b) => grey(a) - grey(b) || (grey(a) ? a.h - b.h : 0) || a.l - b.l);
  return keyed.map((each) => each.text);
}

/** Black or white, whatever reads better on the color. */
export function textColorOn(text) {
  const { r, g, b } = parseColor(text);
  return (r * 299 + g * 587 + b * 114) / 1000 >= 128 ? '#000000' : '#ffffff';
}
