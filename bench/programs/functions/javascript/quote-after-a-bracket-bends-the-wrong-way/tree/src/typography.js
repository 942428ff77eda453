'use strict';

const OPENERS = '([{';

/**
 * Replaces straight double quotes by curly ones. A quote is an opening one at the
 * beginning of the text, after white space and after an opening bracket; all
 * others are closing.
 */
function smartQuotes(text) {
  let result = '';
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] !== '"') {
      result += text[i];
      continue;
    }
    const before = text[i - 1];
    const opens = before === undefined || /\s/.test(before);
    result += opens ? '\u201c' : '\u201d';
  }
  return result;
}

/** '--' between blanks becomes a dash, between digits a shorter one: 12--14. */
function smartDashes(text) {
  return text.replace(/(?<=\d)--(?=\d)/g, '\u2013').replace(/ -- /g, ' \u2014 ');
}

function polish(text) {
  return smartDashes(smartQuotes(text));
}

module.exports = { OPENERS, smartQuotes, smartDashes, polish };
