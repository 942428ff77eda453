// Parses semantic versions and npm-like ranges ("^1.2 || >=3.0.0 <4").

const VERSION = /^v?(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
const COMPARATOR = /^(\^|~|>=|<=|>|<|=)?(.+)$/;

function toNumber(part) {
  return part === undefined || part === 'x' || part === '*' ? null : Number(part);
}

export function parsePartial(text) {
  if (text === '*' || text === '') {
    return { major: null, minor: null, patch: null, pre: [] };
  }
  const match = VERSION.exec(text.trim());
  if (!match) throw new Error(`Invalid version: ${text}`);
  return {
    major: Number(match[1]),
    minor: toNumber(match[2]),
    patch: toNumber(match[3]),
    pre: match[4] ? match[4].split('.') : [],
  };
}

function fillZeros(partial) {
  return {
    major: partial.major ?? 0,
    minor: partial.minor ?? 0,
    patch: partial.patch ?? 0,
    pre: partial.pre,
  };
}

export function parseVersion(text) {
  const partial = parsePartial(text);
  if (partial.minor === null || partial.patch === null) {
    throw new Error(`Incomplete version: ${text}`);
  }
  return partial;
}

function comparePre(a, b) {
  if (a.length === 0 || b.length === 0) {
    return Math.sign(b.length - a.length);
  }
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    if (a[i] === b[i]) continue;
    const aNumeric = /^\d+$/.test(a[i]);
    const bNumeric = /^\d+$/.test(b[i]);
    if (aNumeric && bNumeric) return Math.sign(Number(a[i]) - Number(b[i]));
    if (aNumeric !== bNumeric) return aNumeric ? -1 : 1;
    return a[i] < b[i] ? -1 : 1;
  }
  return Math.sign(a.length - b.length);
}

export function compareVersions(a, b) {
  for (const key of ['major', 'minor', 'patch']) {
    if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
  }
  return comparePre(a.pre, b.pre);
}

function bump(version, key) {
  const next = { ...version, [key]: version[key] + 1, pre: [] };
  if (key !== 'patch') next.patch = 0;
  if (key === 'major') next.minor = 0;
  return next;
}

function caretKey(partial) {
  if (partial.major > 0 || partial.minor === null) return 'major';
  if (partial.minor > 0 || partial.patch === null) return 'minor';
  return 'patch';
}

function wildcardKey(partial) {
  if (partial.minor === null) return 'major';
  return partial.patch === null ? 'minor' : null;
}

function expandComparator(token) {
  const [, op = '=', rest] = COMPARATOR.exec(token);
  const partial = parsePartial(rest);
  if (partial.major === null) return [];
  const low = fillZeros(partial);
  const wildcard = wildcardKey(partial);

  switch (op) {
    case '^':
      return [{ op: '>=', version: low }, { op: '<', version: bump(low, caretKey(partial)) }];
    case '~':
      return [{ op: '>=', version: low }, { op: '<', version: bump(low, wildcard ?? 'minor') }];
    case '=':
      if (!wildcard) return [{ op: '=', version: low }];
      return [{ op: '>=', version: low }, { op: '<', version: bump(low, wildcard) }];
    case '>':
      return wildcard ? [{ op: '>=', version: bump(low, wildcard) }] : [{ op, version: low }];
    case '<=':
      return wildcard ? [{ op: '<', version: bump(low, wildcard) }] : [{ op, version: low }];
    default:
      return [{ op, version: low }];
  }
}

const TESTS = {
  '=': (c) => c === 0, '>': (c) => c > 0,
  '>=': (c) => c >= 0,
  '<': (c) => c < 0,
  '<=': (c) => c <= 0,
};

export function parseRange(text) {
  return text.split('||').map((clause) =>
    clause.trim().replace(/([<>=^~])\s+/g, '$1').split(/\s+/).filter(Boolean).flatMap(expandComparator));
}

function allowsPrerelease(version, comparators) {
  return comparators.some(({ version: v }) =>
    v.pre.length > 0 && v.major === version.major && v.minor === version.minor && v.patch === version.patch);
}

export function satisfies(versionText, rangeText) {
  const version = parseVersion(versionText);
  return parseRange(rangeText).some((comparators) => {
    if (version.pre.length > 0 && !allowsPrerelease(version, comparators)) return false;
    return comparators.every(({ op, version: v }) => TESTS[op](compareVersions(version, v)));
  });
}

export function maxSatisfying(versions, range) {
  let best = null;
  for (const candidate of versions) {
    if (!satisfies(candidate, range)) continue;
    if (best === null || compareVersions(parseVersion(candidate), parseVersion(best)) > 0) {
      best = candidate;
    }
  }
  return best;
}
