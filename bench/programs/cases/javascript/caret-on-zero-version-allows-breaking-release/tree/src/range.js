import { parseVersion, VersionError } from './version.js';
import { compareParsed } from './compare.js';

const STEP = /^(\^|~|>=|<=|>|<|=)?\s*v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(-[0-9a-z.-]+)?$/i;

const below = (parts) => ({ operator: '<', version: { parts, label: '0' } });
const from = (parts, label = null) => ({ operator: '>=', version: { parts, label } });

/** First version after a whole part: next([1, 2, 3], 1) -> [1, 3, 0] */
function next(parts, index) {
  return parts.map((part, i) => (i < index ? part : i === index ? part + 1 : 0));
}

/** One word of a range as a list of simple comparisons. */
function expand(word) {
  const match = STEP.exec(word);
  if (!match) {
    throw new VersionError(word);
  }
  const operator = match[1] ?? '';
  const given = match.slice(2, 5).map((part) => (part === undefined || /[x*]/i.test(part) ? null : Number(part)));
  const known = given.indexOf(null) < 0 ? 3 : given.indexOf(null);
  const parts = given.map((part, index) => (index < known ? part : 0));
  const label = match[5] ? match[5].slice(1) : null;
  if (known === 0) {
    return [];
  }
  if (operator === '^') {
    // The leftmost part that is not zero must stay.
    return [from(parts, label), below(next(parts, 0))];
  }
  if (operator === '~') {
    return [from(parts, label), below(next(parts, Math.min(1, known - 1)))];
  }
  if (known < 3 && (operator === '' || operator === '=')) {
    return [from(parts), below(next(parts, known - 1))];
  }
  if (known < 3 && (operator === '>' || operator === '<=')) {
    const after = next(parts, known - 1);
    return operator === '>' ? [from(after)] : [below(after)];
  }
  return [{ operator: operator || '=', version: { parts, label } }];
}

/** ">=1.2 <2 || ^3.1" -> alternatives, each a list of comparisons */
export function parseRange(text) {
  return text.split('||').map((alternative) =>
    alternative
      .trim()
      .replace(/(\^|~|>=|<=|>|<|=)\s+/g, '$1')
      .split(/\s+/)
      .filter(Boolean)
      .flatMap(expand),
  );
}

const CHECKS = {
  '=': (order) => order === 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
};

/** Pre-releases only count when the range names one of the same version. */
export function satisfies(version, range) {
  const parsed = parseVersion(version);
  return parseRange(range).some((steps) => {
    const fits = steps.every((step) => CHECKS[step.operator](compareParsed(parsed, step.version)));
    if (!fits || parsed.label === null) {
      return fits;
    }
    return steps.some(
      ({ version: named, operator }) =>
        named.label !== null && operator !== '<' && named.parts.join('.') === parsed.parts.join('.'),
    );
  });
}
