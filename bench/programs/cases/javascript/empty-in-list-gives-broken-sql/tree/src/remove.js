'use strict';

const { identifier, Parameters } = require('./quote.js');
const { where } = require('./conditions.js');

// A delete without a condition has to be asked for with { all: true }.
function remove(table, filter = {}, { all = false } = {}) {
  const parameters = new Parameters();
  const condition = where(filter, parameters);
  if (!condition && !all) {
    throw new Error('refusing to delete every row');
  }
  const sql = `DELETE FROM ${identifier(table)}${condition ? ` WHERE ${condition}` : ''}`;
  return { sql, values: parameters.values };
}

module.exports = { remove };
