'use strict';

const { t } = require('./build.js');
const { SchemaError } = require('./errors.js');
const { validate, isValid, explain, assertValid } = require('./validate.js');

module.exports = { t, SchemaError, validate, isValid, explain, assertValid };
