/**
 * A menu is a list of entries `{ label, href?, items? }`; `items` is the menu
 * below the entry.
 */

/** All links of a menu and of what is below it, from top to bottom. */
export function linksOf(menu) {
  const links = [];
  for (const { href, items } of menu) {
    if (href) links.push(href);
    if (items) links.concat(linksOf(items));
  }
  return links;
}

/** The labels on the way to the entry with that link, or an empty list. */
export function trailTo(menu, href) {
  for (const entry of menu) {
    if (entry.href === href) return [entry.label];
    const below = trailTo(entry.items ?? [], href);
    if (below.length > 0) return [entry.label, ...below];
  }
  return [];
}

/** Links that occur more than once. */
export function repeatedLinks(menu) {
  const links = linksOf(menu);
  return [...new Set(links.filter((link, i) => links.indexOf(link) !== i))];
}
