'use strict';

// Differences of two customer records, for the audit log.

function isRecord(value) {
  return typeof value === 'object' && !Array.isArray(value);
}

function same(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (isRecord(a) && isRecord(b)) {
    return diff(a, b).length === 0;
  }
  return Object.is(a, b);
}

// Returns a list of { path, op, from, to }; nested records are compared field by field.
function diff(before, after, prefix = '') {
  const changes = [];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of [...keys].sort()) {
    const path = prefix + key;
    const from = before[key];
    const to = after[key];
    if (!(key in before)) {
      changes.push({ path, op: 'add', to });
    } else if (!(key in after)) {
      changes.push({ path, op: 'remove', from });
    } else if (isRecord(from) && isRecord(to)) {
      changes.push(...diff(from, to, `${path}.`));
    } else if (!same(from, to)) {
      changes.push({ path, op: 'change', from, to });
    }
  }
  return changes;
}

module.exports = { diff, same };
