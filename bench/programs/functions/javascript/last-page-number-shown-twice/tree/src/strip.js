export const GAP = '…';

/** How many pages `count` entries need when `size` of them fit on one. */
export function pageCount(count, size) {
  return Math.max(1, Math.ceil(count / size));
}

/**
 * The page numbers to offer below a list: always the first and the last page,
 * the current one and `radius` neighbours on both sides of it. Pages left out
 * in between are shown as one GAP.
 */
export function pageStrip(current, last, radius = 1) {
  if (last <= 1) return [1];
  const from = Math.max(2, current - radius);
  const to = Math.min(last, current + radius);
  const strip = [1];
  if (from > 2) strip.push(GAP);
  for (let page = from; page <= to; page++) strip.push(page);
  if (to < last - 1) strip.push(GAP);
  strip.push(last);
  return strip;
}

/** The strip as text, the current page in brackets. */
export function stripText(current, last, radius) {
  return pageStrip(current, last, radius)
    .map((page) => (page === current ? `[${page}]` : String(page)))
    .join(' ');
}
