/** Hue 0 to under 360, saturation and lightness 0 to 100, rounded. */
export function rgbToHsl({ r, g, b }) {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const delta = max - min;
  const light = (max + min) / 2;
  let hue = 0;
  if (delta > 0) {
    if (max === red) {
      hue = (green - blue) / delta;
    } else if (max === green) {
      hue = (blue - red) / delta + 2;
    } else {
      hue = (red - green) / delta + 4;
    }
  }
  const saturation = delta === 0 ? 0 : delta / (1 - Math.abs(2 * light - 1));
  return {
    h: Math.round(hue * 60) % 360,
    s: Math.round(saturation * 100),
    l: Math.round(light * 100),
  };
}

export function hslToRgb({ h, s, l }) {
  const hue = ((h % 360) + 360) % 360;
  const light = l / 100;
  const chroma = (1 - Math.abs(2 * light - 1)) * (s / 100);
  const channel = (offset) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (light - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}
