"use strict";
/** What a test file of uvu gets in its place, where it is judged: what it runs is there for `judge-node-test-api.cjs`. */
const nodeTest = require("./judge-node-test-api.cjs");

const nothing = () => ({ tests: [], only: [], before: [], after: [], beforeEach: [], afterEach: [] });

function suite(name = "", state = {}) {
  let all = nothing();
  const into = (key) => (title, handler) => void all[key].push({ title: String(title), handler });
  const hook = (key) => (fn) => void all[key].push(fn);
  const context = Object.assign(state, { __suite__: name, __test__: "" });
  const test = into("tests");
  test.only = into("only");
  test.skip = () => {};
  test.before = hook("before");
  test.before.each = hook("beforeEach");
  test.after = hook("after");
  test.after.each = hook("afterEach");
  test.run = () => {
    const now = all;
    all = nothing();
    void nodeTest.describe(String(name), () => {
      for (const key of ["before", "after", "beforeEach", "afterEach"])
        for (const fn of now[key]) nodeTest[key](() => fn(context));
      for (const { title, handler } of now.only.length > 0 ? now.only : now.tests)
        void nodeTest.test(title, () => {
          context.__test__ = title;
          return handler(context);
        });
    });
  };
  return test;
}

module.exports.suite = suite;
module.exports.test = suite();
module.exports.exec = () => {};
