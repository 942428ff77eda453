'use strict';

class SchemaError extends Error {
  constructor(message) {
    super(message);
    this.name = 'SchemaError';
  }
}

function problem(path, message) {
  return { path: path.join('.'), message };
}

module.exports = { SchemaError, problem };
