"use strict";
/** What a test file of ava gets in its place, where it is judged: it notes tests and hooks, in their order. */
const HOOKS = ["before", "after", "beforeEach", "afterEach"];

let tests = [];
let hooks = {};

function forget() {
  tests = [];
  hooks = Object.fromEntries(HOOKS.map((name) => [name, []]));
}
forget();

/** `test(title?, what runs, …what it is given)`; what runs may be a macro, which makes the title. */
function read(given) {
  const [told, rest] = typeof given[0] === "string" ? [given[0], given.slice(1)] : [undefined, given];
  const [impl, ...args] = rest;
  const all = (Array.isArray(impl) ? impl : [impl]).filter((one) => one !== undefined && one !== null);
  return all.map((one) => {
    const run = typeof one === "function" ? one : one.exec;
    const title = typeof one.title === "function" ? one.title(told, ...args) : told;
    return { title: (title ?? "").trim(), run, args };
  });
}

/** `test.serial.only(…)`, `test.after.always(…)`: each word has all the others. */
function chain(state) {
  const declare = (...given) => {
    for (const one of read(given)) {
      if (state.hook !== null) hooks[state.hook].push({ ...one, always: state.always });
      else if (!state.isLeftOut && typeof one.run === "function")
        tests.push({ ...one, isOnly: state.isOnly, isByCallback: state.isByCallback });
    }
  };
  return new Proxy(declare, {
    get(target, key) {
      if (HOOKS.includes(key)) return chain({ ...state, hook: key });
      if (key === "always") return chain({ ...state, always: true });
      if (key === "serial") return chain(state);
      if (key === "cb") return chain({ ...state, isByCallback: true });
      if (key === "only") return chain({ ...state, isOnly: true });
      if (key === "skip" || key === "todo" || key === "failing") return chain({ ...state, isLeftOut: true, hook: null });
      if (key === "macro") return (one) => (typeof one === "function" ? { exec: one } : one);
      if (key === "meta") return { file: "", snapshotDirectory: "" };
      if (key === "default" || key === "test") return test;
      return target[key];
    },
  });
}

const test = chain({ hook: null, always: false, isOnly: false, isLeftOut: false, isByCallback: false });

module.exports = test;

/** Tests and hooks that the file at `load` asks for. */
module.exports.collect = function collect(load) {
  forget();
  load();
  const only = tests.filter(({ isOnly }) => isOnly);
  const found = { tests: only.length > 0 ? only : tests, hooks };
  forget();
  return found;
};
