'use strict';

// Identifiers: "orders" or "o.total"; a star is left alone.
function identifier(name) {
  if (typeof name !== 'string' || name === '') {
    throw new TypeError('identifier must be a non-empty string');
  }
  return name
    .split('.')
    .map((part) => (part === '*' ? part : `"${part.replaceAll('"', '""')}"`))
    .join('.');
}

// Collects the parameters of a statement and hands out $1, $2 …
class Parameters {
  constructor() {
    this.values = [];
  }

  add(value) {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

module.exports = { identifier, Parameters };
