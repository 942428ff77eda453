'use strict';

// Work sheets of the paint shop, one step per line:
//   door: primer, hinges
//   primer: sanding
function parseSheet(text) {
  const needs = new Map();
  for (const line of text.split('\n')) {
    const trimmed = line.replace(/#.*/, '').trim();
    if (!trimmed) {
      continue;
    }
    const [name, rest = ''] = trimmed.split(':');
    const list = rest.split(',').map(item => item.trim()).filter(Boolean);
    needs.set(name.trim(), [...(needs.get(name.trim()) ?? []), ...list]);
  }
  return needs;
}

module.exports = { parseSheet };
