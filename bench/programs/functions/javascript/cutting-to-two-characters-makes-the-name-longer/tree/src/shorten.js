/**
 * Cuts a text in its middle, so that it has at most `max` characters including
 * the ellipsis. If the rest cannot be halved, the head is the longer part.
 */
export function shortenMiddle(text, max) {
  if (text.length <= max) return text;
  if (max < 1) return '';
  const keep = max - 1;
  const head = Math.ceil(keep / 2);
  const tail = keep - head;
  return `${text.slice(0, head)}…${text.slice(-tail)}`;
}

/** A text for a column of a fixed width: shortened or filled up with blanks. */
export function column(text, width) {
  return shortenMiddle(text, width).padEnd(width);
}
