'use strict';

const { SlugRegistry } = require('./unique.js');

// Table of contents of a text with "#" headings.
function tableOfContents(text, options) {
  const registry = new SlugRegistry(options);
  const entries = [];
  for (const line of text.split('\n')) {
    const match = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (match) {
      entries.push({ level: match[1].length, title: match[2], anchor: registry.add(match[2]) });
    }
  }
  return entries;
}

function renderContents(entries) {
  const top = Math.min(...entries.map((entry) => entry.level));
  return entries
    .map(({ level, title, anchor }) => `${'  '.repeat(level - top)}- [${title}](#${anchor})`)
    .join('\n');
}

module.exports = { tableOfContents, renderContents };
