// Small helpers that build URLs for the search API.

function encode(text) {
  return encodeURIComponent(text).replace(/%20/g, '+');
}

function formatValue(value) {
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === 'boolean') {
    return value ? '1' : '0';
  }
  return String(value);
}

// Parameters without a value are left out of the query.
function pairs(params) {
  const result = [];
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) {
      continue;
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        result.push([`${name}[]`, formatValue(item)]);
      }
    } else {
      result.push([name, formatValue(value)]);
    }
  }
  return result;
}

export function buildQuery(params) {
  return pairs(params)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

export function joinPath(...parts) {
  const cleaned = parts
    .map((part) => String(part).replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '');
  return '/' + cleaned.join('/');
}

export function buildUrl(base, path, params = {}) {
  const query = buildQuery(params);
  const url = base.replace(/\/+$/, '') + joinPath(path);
  return query ? `${url}?${query}` : url;
}
