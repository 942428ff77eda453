'use strict';

function isRecord(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function sameValue(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

// Changes between two versions of a record, with dotted field paths.
function diffRecords(before, after, path = '') {
  const changes = [];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of [...keys].sort()) {
    const field = path ? `${path}.${key}` : key;
    if (!(key in after)) {
      changes.push({ type: 'removed', field, from: before[key] });
    } else if (!(key in before)) {
      changes.push({ type: 'added', field, to: after[key] });
    } else if (isRecord(before[key]) && isRecord(after[key])) {
      changes.push(...diffRecords(before[key], after[key], key));
    } else if (!sameValue(before[key], after[key])) {
      changes.push({ type: 'changed', field, from: before[key], to: after[key] });
    }
  }
  return changes;
}

function changedFields(before, after) {
  return diffRecords(before, after).map((change) => change.field);
}

function describe(change) {
  switch (change.type) {
    case 'added':
      return `+ ${change.field}: ${JSON.stringify(change.to)}`;
    case 'removed':
      return `- ${change.field}`;
    default:
      return `~ ${change.field}: ${JSON.stringify(change.from)} -> ${JSON.stringify(change.to)}`;
  }
}

module.exports = { diffRecords, describe, changedFields };
