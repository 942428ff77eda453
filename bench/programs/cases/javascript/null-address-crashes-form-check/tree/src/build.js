'use strict';

// Short ways to write rules down.
const t = {
  string: (options = {}) => ({ type: 'string', ...options }),
  number: (options = {}) => ({ type: 'number', ...options }),
  integer: (options = {}) => ({ type: 'number', integer: true, ...options }),
  boolean: (options = {}) => ({ type: 'boolean', ...options }),
  list: (items, options = {}) => ({ type: 'list', items, ...options }),
  object: (fields, options = {}) => ({ type: 'object', fields, ...options }),
  optional: (rule) => ({ ...rule, optional: true }),
  nullable: (rule) => ({ ...rule, nullable: true }),
};

module.exports = { t };
