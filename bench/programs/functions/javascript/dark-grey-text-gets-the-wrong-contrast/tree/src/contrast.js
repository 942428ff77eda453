/** '#1f6' or '#11ff66' as [17, 255, 102]. */
export function parseHex(text) {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) throw new SyntaxError(`Not a colour: ${text}`);
  const size = digits.length / 3;
  return [0, 1, 2].map((i) => {
    const part = digits.slice(i * size, (i + 1) * size);
    return parseInt(size === 1 ? part + part : part, 16);
  });
}

/** One sRGB channel (0 to 255) as linear light (0 to 1). */
function linear(channel) {
  const share = channel / 255;
  return share <= 0.3928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex) {
  const [red, green, blue] = parseHex(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours, from 1 to 21, to two places. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** Whether normal text of this colour can be read (level AA). */
export function readable(text, background) {
  return contrast(text, background) >= 4.5;
}
