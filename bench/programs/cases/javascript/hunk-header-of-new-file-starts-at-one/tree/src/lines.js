'use strict';

// Lines without their ends; an empty text has no lines.
function splitLines(text) {
  if (text === '') {
    return [];
  }
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') {
    lines.pop();
  }
  return lines;
}

module.exports = { splitLines };
