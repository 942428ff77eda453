'use strict';

module.exports = { ...require('./parse.js'), ...require('./help.js'), ...require('./errors.js') };
