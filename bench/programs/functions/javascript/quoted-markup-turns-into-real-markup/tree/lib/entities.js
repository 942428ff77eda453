'use strict';

/** Text as it may stand in the XML of a feed. */
function encode(text) {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** The text that was encoded; numeric references are understood, too. */
function decode(xml) {
  return xml
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
}

/** The title of an entry: tags taken out, blanks tidied up. */
function plainTitle(xml) {
  return decode(xml.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ').trim();
}

module.exports = { encode, decode, plainTitle };
