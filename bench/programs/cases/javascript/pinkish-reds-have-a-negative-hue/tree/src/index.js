export { parseColor, ColorError } from './parse.js';
export { rgbToHsl, hslToRgb } from './convert.js';
export { toHex, toHslText } from './format.js';
export { describe, family, rotate, lighten, sortByHue, textColorOn } from './palette.js';
