import { compare } from './compare.js';
import { satisfies } from './range.js';

export function sortVersions(versions) {
  return [...versions].sort(compare);
}

/** Highest version that fits, or null. */
export function best(versions, range) {
  const fitting = sortVersions(versions.filter((version) => satisfies(version, range)));
  return fitting.length ? fitting[fitting.length - 1] : null;
}

/** Updates of installed packages: { name: [from, to] }. */
export function updates(installed, wanted, available) {
  const result = {};
  for (const [name, version] of Object.entries(installed)) {
    const found = best(available[name] ?? [], wanted[name] ?? '*');
    if (found !== null && compare(found, version) > 0) {
      result[name] = [version, found];
    }
  }
  return result;
}
