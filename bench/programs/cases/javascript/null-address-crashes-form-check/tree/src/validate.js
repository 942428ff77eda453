'use strict';

const types = require('./types.js');
const { SchemaError, problem } = require('./errors.js');

function check(value, rule, path) {
  if (!rule || !Object.hasOwn(types, rule.type)) {
    throw new SchemaError(`unknown type ${rule?.type} at "${path.join('.')}"`);
  }
  if (value === undefined) {
    return rule.optional ? [] : [problem(path, 'is missing')];
  }
  if (value === null && rule.nullable) {
    return [];
  }
  return types[rule.type](value, rule, path, check);
}

/** All problems of a value; an empty list means it is fine. */
function validate(value, rule) {
  return check(value, rule, []);
}

function isValid(value, rule) {
  return validate(value, rule).length === 0;
}

/** "address.zip: is missing" lines for the log. */
function explain(value, rule) {
  return validate(value, rule).map(({ path, message }) => `${path || '(root)'}: ${message}`);
}

function assertValid(value, rule) {
  const lines = explain(value, rule);
  if (lines.length) {
    throw new SchemaError(lines.join('; '));
  }
  return value;
}

module.exports = { validate, isValid, explain, assertValid };
