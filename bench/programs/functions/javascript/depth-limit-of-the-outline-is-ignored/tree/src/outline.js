/** A page and everything below it, counted. */
export function countPages(page) {
  return (page.children ?? []).reduce((sum, child) => sum + countPages(child), 1);
}

/**
 * The outline of a site, one line a page, two blanks deeper on every level:
 *
 *   Home
 *     Products
 *       Tents … (4)
 *
 * Below the first page there are at most `depth` levels. If a page has more
 * below it than may be shown, the number of the pages left out is put behind
 * its title.
 */
export function outline(page, depth = Infinity, indent = '') {
  const children = page.children ?? [];
  if (depth === 0 && children.length > 0) {
    return [`${indent}${page.title} … (${countPages(page) - 1})`];
  }
  const lines = [indent + page.title];
  for (const child of children) {
    lines.push(...outline(child, depth, `${indent}  `));
  }
  return lines;
}
