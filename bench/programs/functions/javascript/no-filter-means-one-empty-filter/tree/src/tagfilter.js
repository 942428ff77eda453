'use strict';

/** Tags as typed into a search field: 'Garden, balcony' -> ['garden', 'balcony'] */
function parseTags(text) {
  return text
    .split(',')
    .map((tag) => tag.trim().toLowerCase());
}

/** Does the item have all of the tags? */
function matches(item, tags) {
  return tags.every((tag) => item.tags.includes(tag));
}

/** The items that have all of the tags in the search field. */
function applyFilter(items, text) {
  const tags = parseTags(text);
  return items.filter((item) => matches(item, tags));
}

module.exports = { parseTags, matches, applyFilter };
