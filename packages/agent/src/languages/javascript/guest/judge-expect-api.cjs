"use strict";
/** What a test file imports from vitest or jest, as `judge-expect.cjs` has it. Written out, so that modules can import it by name. */
const api = require("./judge-expect.cjs").api();

module.exports.test = api.test;
module.exports.it = api.it;
module.exports.describe = api.describe;
module.exports.suite = api.suite;
module.exports.xit = api.xit;
module.exports.xtest = api.xtest;
module.exports.xdescribe = api.xdescribe;
module.exports.fit = api.fit;
module.exports.fdescribe = api.fdescribe;
module.exports.beforeAll = api.beforeAll;
module.exports.afterAll = api.afterAll;
module.exports.beforeEach = api.beforeEach;
module.exports.afterEach = api.afterEach;
module.exports.expect = api.expect;
module.exports.vi = api.vi;
module.exports.vitest = api.vitest;
module.exports.jest = api.jest;
