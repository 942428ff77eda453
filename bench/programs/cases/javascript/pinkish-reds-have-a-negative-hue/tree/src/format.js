export function toHex({ r, g, b }) {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function toHslText({ h, s, l }) {
  return `hsl(${h}, ${s}%, ${l}%)`;
}
