'use strict';

class TemplateError extends Error {
  constructor(message, line) {
    super(`${message} (line ${line})`);
    this.line = line;
  }
}

function countBreaks(text) {
  return text.split('\n').length - 1;
}

function makeTag(content, line) {
  const [keyword, ...args] = content.trim().split(/\s+/);
  if (keyword === '') {
    throw new TemplateError('Empty tag', line);
  }
  return { type: 'tag', keyword, args, line };
}

// Splits a template into text, {{ tags }} and {# comments #}. Each token has
// the number of the line on which it starts.
function tokenize(source) {
  const tokens = [];
  let position = 0;
  let line = 1;
  while (position < source.length) {
    const opening = source.slice(position, position + 2);
    if (opening === '{{' || opening === '{#') {
      const closing = opening === '{{' ? '}}' : '#}';
      const end = source.indexOf(closing, position + 2);
      if (end < 0) {
        throw new TemplateError(`Missing ${closing}`, line);
      }
      const content = source.slice(position + 2, end);
      if (opening === '{{') {
        tokens.push(makeTag(content, line));
      }
      position = end + 2;
      continue;
    }
    const next = source.slice(position).search(/\{[{#]/);
    const end = next < 0 ? source.length : position + next;
    const text = source.slice(position, end);
    tokens.push({ type: 'text', text, line });
    line += countBreaks(text);
    position = end;
  }
  return tokens;
}

function names(tokens) {
  const used = tokens.filter((token) => token.type === 'tag').map((token) => token.keyword);
  return [...new Set(used)];
}

module.exports = { tokenize, TemplateError, names };
