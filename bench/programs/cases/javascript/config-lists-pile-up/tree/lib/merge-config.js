'use strict';

function isPlainObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function clone(value) {
  if (Array.isArray(value)) {
    return value.map(clone);
  }
  if (isPlainObject(value)) {
    return mergeConfig({}, value);
  }
  return value;
}

// Later layers win. Sections (objects) are merged key by key, every other
// value, lists included, replaces the earlier one.
function mergeConfig(base, override) {
  const result = { ...base };
  for (const [key, value] of Object.entries(override)) {
    if (isPlainObject(value) && isPlainObject(result[key])) {
      result[key] = mergeConfig(result[key], value);
    } else if (Array.isArray(value) && Array.isArray(result[key])) {
      result[key] = result[key].concat(clone(value));
    } else {
      result[key] = clone(value);
    }
  }
  return result;
}

function getPath(config, path, fallback) {
  let current = config;
  for (const key of path.split('.')) {
    if (!isPlainObject(current) || !(key in current)) {
      return fallback;
    }
    current = current[key];
  }
  return current;
}

function withEnvironment(config, name) {
  const { environments = {}, ...rest } = config;
  return mergeConfig(rest, environments[name] || {});
}

module.exports = { mergeConfig, getPath, withEnvironment };
