'use strict';

// What counts as a record to descend into: {…}, class instances included.
function isRecord(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

module.exports = { isRecord };
