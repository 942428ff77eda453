'use strict';

function escapeText(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// Patterns: '/users/:id', '/feed.xml', '/files/*' (the star takes the rest of the path).
function compile(pattern, prefix = '') {
  const names = [];
  const source = pattern
    .split(/(:\w+|\*)/)
    .map(part => {
      if (part === '*') {
        names.push('rest');
        return '(.*)';
      }
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        return '([^/]+)';
      }
      return part;
    })
    .join('');
  return { names, regex: new RegExp(`^${escapeText(prefix)}${source}/?$`) };
}

function match({ names, regex }, path) {
  const found = regex.exec(path);
  if (!found) {
    return null;
  }
  return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1])]));
}

module.exports = { compile, match, escapeText };
