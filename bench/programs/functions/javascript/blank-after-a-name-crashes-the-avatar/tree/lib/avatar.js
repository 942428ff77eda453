'use strict';

const SMALL_WORDS = new Set(['von', 'van', 'de', 'der', 'da', 'di', 'la']);

const PALETTE = ['#b3541e', '#2f6f4f', '#3b5b92', '#7d4e8c', '#8c7a2e'];

/**
 * The one or two letters put on the avatar of a person without a picture:
 * first letter of the first and of the last word of the name, in capitals.
 * Small words ("van", "de") do not count unless the name has nothing else.
 * A name without any letters gives '?'.
 */
function initials(name) {
  const words = name.split(/[\s-]+/);
  const counting = words.filter((word) => !SMALL_WORDS.has(word));
  const used = counting.length > 0 ? counting : words;
  if (used.length === 0) return '?';
  const ends = used.length > 1 ? [used[0], used[used.length - 1]] : [used[0]];
  return ends.map((word) => word[0].toUpperCase()).join('');
}

/** The background that belongs to a name; always the same for the same name. */
function colour(name) {
  let sum = 0;
  for (const char of name) sum += char.codePointAt(0);
  return PALETTE[sum % PALETTE.length];
}

function avatar(name) {
  return { text: initials(name), background: colour(name) };
}

module.exports = { initials, colour, avatar };
