'use strict';

const { isRecord } = require('./plain.js');

// Deep copy; shared and circular references stay shared.
function clone(value, seen = new Map()) {
  if (value === null || typeof value !== 'object') {
    return value;
  }
  if (seen.has(value)) {
    return seen.get(value);
  }
  if (Array.isArray(value)) {
    const copy = [];
    seen.set(value, copy);
    for (const item of value) {
      copy.push(clone(item, seen));
    }
    return copy;
  }
  if (value instanceof Set) {
    const copy = new Set();
    seen.set(value, copy);
    for (const item of value) {
      copy.add(clone(item, seen));
    }
    return copy;
  }
  if (value instanceof Map) {
    const copy = new Map();
    seen.set(value, copy);
    for (const [key, item] of value) {
      copy.set(clone(key, seen), clone(item, seen));
    }
    return copy;
  }
  if (isRecord(value)) {
    const copy = Object.create(Object.getPrototypeOf(value));
    seen.set(value, copy);
    for (const key of Object.keys(value)) {
      copy[key] = clone(value[key], seen);
    }
    return copy;
  }
  return value;
}

module.exports = { clone };
