import { parseVersion } from './version.js';

/** Pre-release labels: a version without one is the later one. */
function compareLabels(a, b) {
  if (a === b) {
    return 0;
  }
  if (a === null || b === null) {
    return a === null ? 1 : -1;
  }
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const numbers = /^\d+$/.test(left[i]) && /^\d+$/.test(right[i]);
    if (left[i] !== right[i]) {
      return numbers ? Math.sign(left[i] - right[i]) : left[i] < right[i] ? -1 : 1;
    }
  }
  return Math.sign(left.length - right.length);
}

export function compareParsed(a, b) {
  for (let i = 0; i < 3; i += 1) {
    if (a.parts[i] !== b.parts[i]) {
      return a.parts[i] < b.parts[i] ? -1 : 1;
    }
  }
  return compareLabels(a.label, b.label);
}

export function compare(a, b) {
  return compareParsed(parseVersion(a), parseVersion(b));
}
