'use strict';

// Groups edits into hunks with some lines of context around every change.
function toHunks(edits, context) {
  const hunks = [];
  let current = null;
  edits.forEach((edit, index) => {
    if (edit.sign === ' ') {
      return;
    }
    const from = Math.max(0, index - context);
    const to = Math.min(edits.length, index + context + 1);
    if (current && from <= current.to) {
      current.to = to;
    } else {
      current = { from, to };
      hunks.push(current);
    }
  });
  return hunks.map(({ from, to }) => {
    const part = edits.slice(from, to);
    return {
      oldStart: part[0].i,
      newStart: part[0].j,
      oldCount: part.filter((edit) => edit.sign !== '+').length,
      newCount: part.filter((edit) => edit.sign !== '-').length,
      edits: part,
    };
  });
}

module.exports = { toHunks };
