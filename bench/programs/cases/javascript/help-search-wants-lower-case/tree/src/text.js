// Folds case and accents: 'Café' and 'cafe' are the same word.
export function fold(text) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

export function words(text) {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// The beginning of a text, cut at a word.
export function excerpt(text, length = 40) {
  if (text.length <= length) {
    return text;
  }
  const cut = text.lastIndexOf(' ', length);
  return `${text.slice(0, cut > 0 ? cut : length)}…`;
}
