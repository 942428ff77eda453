'use strict';

const { isRecord } = require('./plain.js');

// "cart.items.0.price" -> value, undefined when a step is missing
function getPath(state, path) {
  let value = state;
  for (const key of path.split('.')) {
    if (value === null || value === undefined) {
      return undefined;
    }
    value = value[key];
  }
  return value;
}

// Makes records on the way where there is nothing.
function setPath(state, path, value) {
  const keys = path.split('.');
  const last = keys.pop();
  let place = state;
  for (const key of keys) {
    if (!isRecord(place[key]) && !Array.isArray(place[key])) {
      place[key] = {};
    }
    place = place[key];
  }
  place[last] = value;
}

module.exports = { getPath, setPath };
