'use strict';

// Longest common tail lengths, then a walk from the front.
function editScript(before, after) {
  const table = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      table[i][j] = before[i] === after[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  const edits = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      edits.push({ sign: ' ', text: before[i], i, j });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || table[i + 1][j] >= table[i][j + 1])) {
      edits.push({ sign: '-', text: before[i], i, j });
      i += 1;
    } else {
      edits.push({ sign: '+', text: after[j], i, j });
      j += 1;
    }
  }
  return edits;
}

module.exports = { editScript };
