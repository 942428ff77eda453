'use strict';

const { diff } = require('./diff.js');

function show(value) {
  return JSON.stringify(value);
}

// One line of text for every change.
function describe(before, after) {
  return diff(before, after).map(({ path, op, from, to }) => {
    switch (op) {
      case 'add':
        return `+ ${path}: ${show(to)}`;
      case 'remove':
        return `- ${path}: ${show(from)}`;
      default:
        return `* ${path}: ${show(from)} -> ${show(to)}`;
    }
  });
}

module.exports = { describe };
