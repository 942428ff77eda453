function withPage(url, page) {
  const copy = new URL(url);
  if (page === 1) copy.searchParams.delete('page');
  else copy.searchParams.set('page', page);
  return copy.href;
}

/**
 * The links that belong in the `Link` header of a list: the page before and
 * the page after the one that `href` asks for (`?page=3`, without it the
 * first), as far as there are such pages. `total` is the number of entries,
 * `size` how many of them a page holds.
 */
export function neighbours(href, total, size = 20) {
  const url = new URL(href);
  const page = url.searchParams.get('page') ?? 1;
  const links = {};
  if (page > 1) links.prev = withPage(url, page - 1);
  if (page * size < total) links.next = withPage(url, page + 1);
  return links;
}

/** The links as the value of the header. */
export function linkHeader(links) {
  return Object.entries(links)
    .map(([rel, href]) => `<${href}>; rel="${rel}"`)
    .join(', ');
}
