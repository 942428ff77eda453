'use strict';

// Splits a template into text, {{ output }}, {{{ raw output }}} and {% tag %} tokens.
const TOKEN = /\{\{\{([\s\S]*?)\}\}\}|\{\{([\s\S]*?)\}\}|\{%([\s\S]*?)%\}/g;

function tokenize(source) {
  const tokens = [];
  let last = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > last) {
      tokens.push({ type: 'text', value: source.slice(last, match.index) });
    }
    const line = source.slice(0, match.index).split('\n').length;
    if (match[1] !== undefined) {
      tokens.push({ type: 'raw', value: match[1].trim(), line });
    } else if (match[2] !== undefined) {
      tokens.push({ type: 'output', value: match[2].trim(), line });
    } else {
      tokens.push({ type: 'tag', value: match[3].trim(), line });
    }
    last = match.index + match[0].length;
  }
  if (last < source.length) {
    tokens.push({ type: 'text', value: source.slice(last) });
  }
  return tokens;
}

module.exports = { tokenize };
