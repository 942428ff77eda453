"use strict";
/** What a test file of QUnit requires, as `judge-qunit.cjs` has it. Written out, so that modules can import it by name. */
const api = require("./judge-qunit.cjs").api();

module.exports = api;
// They are on it already: only what stands in the text can be imported by its name.
module.exports.QUnit = api;
module.exports.assert = api.assert;
module.exports.config = api.config;
module.exports.hooks = api.hooks;
module.exports.module = api.module;
module.exports.only = api.only;
module.exports.skip = api.skip;
module.exports.test = api.test;
module.exports.todo = api.todo;
