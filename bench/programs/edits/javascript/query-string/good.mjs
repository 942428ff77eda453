// Builds, parses and edits URL query strings with arrays and nested objects.

const DEFAULTS = {
  arrayFormat: 'bracket', // 'bracket' | 'repeat' | 'comma'
  skipNull: true,
  sortKeys: false,
};

function encode(text) {
  return encodeURIComponent(text).replace(/%20/g, '+');
}

function decode(text) {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function formatScalar(value) {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
}

function arrayPairs(name, values, options) {
  if (values.length === 0) return [];
  if (options.arrayFormat === 'comma') {
    return [[encode(name), values.map((v) => encode(formatScalar(v))).join(',')]];
  }
  const suffix = options.arrayFormat === 'bracket' ? '[]' : '';
  return values.map((value) => [encode(name) + suffix, encode(formatScalar(value))]);
}

function toPairs(params, options, prefix = '') {
  const pairs = [];
  for (const [key, value] of Object.entries(params)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (value === undefined) continue;
    if (value === null) {
      if (!options.skipNull) pairs.push([encode(name), '']);
      continue;
    }
    if (Array.isArray(value)) {
      pairs.push(...arrayPairs(name, value, options));
    } else if (typeof value === 'object' && !(value instanceof Date)) {
      pairs.push(...toPairs(value, options, name));
    } else {
      pairs.push([encode(name), encode(formatScalar(value))]);
    }
  }
  return pairs;
}

export function stringify(params, options = {}) {
  const settings = { ...DEFAULTS, ...options };
  const pairs = toPairs(params, settings);
  if (settings.sortKeys) pairs.sort((a, b) => a[0].localeCompare(b[0]));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

function addValue(result, name, value) {
  if (name.endsWith('[]')) {
    const key = name.slice(0, -2);
    result[key] = [...(result[key] ?? []), value];
  } else if (Object.hasOwn(result, name)) {
    result[name] = [].concat(result[name], value);
  } else {
    result[name] = value;
  }
}

export function parse(query, options = {}) {
  const { arrayFormat } = { ...DEFAULTS, ...options };
  const result = {};
  const text = query.replace(/^\?/, '');

  for (const part of text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const rawName = at === -1 ? part : part.slice(0, at);
    const rawValue = at === -1 ? '' : part.slice(at + 1);
    const name = decode(rawName);
    if (arrayFormat === 'comma' && rawValue.includes(',')) {
      result[name] = rawValue.split(',').map(decode);
      continue;
    }
    addValue(result, name, decode(rawValue));
  }
  return result;
}

export function splitUrl(url) {
  const hashAt = url.indexOf('#');
  const hash = hashAt === -1 ? '' : url.slice(hashAt);
  const rest = hashAt === -1 ? url : url.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  if (queryAt === -1) return { base: rest, query: '', hash };
  return { base: rest.slice(0, queryAt), query: rest.slice(queryAt + 1), hash };
}

export function withParams(url, changes, options = {}) {
  const { base, query, hash } = splitUrl(url);
  const merged = { ...parse(query, options), ...changes };
  const next = stringify(merged, options);
  return base + (next ? `?${next}` : '') + hash;
}

export function withoutParams(url, names, options = {}) {
  const changes = Object.fromEntries(names.map((name) => [name, undefined]));
  return withParams(url, changes, options);
}
