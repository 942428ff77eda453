'use strict';

const { splitLines } = require('./lines.js');
const { editScript } = require('./edits.js');

function countChanges(before, after) {
  const edits = editScript(splitLines(before), splitLines(after));
  return {
    added: edits.filter((edit) => edit.sign === '+').length,
    removed: edits.filter((edit) => edit.sign === '-').length,
  };
}

// "notes.txt | 3 ++-"
function statLine(name, before, after, width = 20) {
  const { added, removed } = countChanges(before, after);
  const total = added + removed;
  const scale = total > width ? width / total : 1;
  const bar = '+'.repeat(Math.ceil(added * scale)) + '-'.repeat(Math.floor(removed * scale));
  return `${name} | ${total} ${bar}`.trimEnd();
}

module.exports = { countChanges, statLine };
