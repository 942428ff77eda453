'use strict';

const { splitLines } = require('./lines.js');
const { editScript } = require('./edits.js');
const { toHunks } = require('./hunks.js');

// Range of a hunk header: "start,count", the count is left out when it is 1.
// An empty range names the line before it, as diff -u does.
function range(start, count) {
  return count === 1 ? String(start + 1) : `${start + 1},${count}`;
}

function header(hunk) {
  return `@@ -${range(hunk.oldStart, hunk.oldCount)} +${range(hunk.newStart, hunk.newCount)} @@`;
}

// Unified diff of two texts; empty when they are the same.
function unifiedDiff(before, after, { oldName = 'a', newName = 'b', context = 3 } = {}) {
  const hunks = toHunks(editScript(splitLines(before), splitLines(after)), context);
  if (hunks.length === 0) {
    return '';
  }
  const lines = [`--- ${oldName}`, `+++ ${newName}`];
  for (const hunk of hunks) {
    lines.push(header(hunk), ...hunk.edits.map((edit) => edit.sign + edit.text));
  }
  return `${lines.join('\n')}\n`;
}

module.exports = { unifiedDiff };
