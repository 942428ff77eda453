'use strict';

const { Select } = require('./select.js');
const { remove } = require('./remove.js');

const select = (table, columns) => new Select(table, columns);

module.exports = { select, remove };
