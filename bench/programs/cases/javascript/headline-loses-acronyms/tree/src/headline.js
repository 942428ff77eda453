'use strict';

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);

function words(text) {
  return text.trim().split(/\s+/).filter(Boolean);
}

// Only the first letter changes; the writer's other capitals stay as typed.
function capitalise(word) {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function titleCase(text) {
  const list = words(text);
  return list
    .map((word, index) => {
      const inside = index > 0 && index < list.length - 1;
      if (inside && SMALL_WORDS.has(word.toLowerCase())) {
        return word.toLowerCase();
      }
      return word.split('-').map(capitalise).join('-');
    })
    .join(' ');
}

function initials(name) {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

function byline(headline, author) {
  return `${titleCase(headline)} (${initials(author)})`;
}

module.exports = { titleCase, initials, byline };
