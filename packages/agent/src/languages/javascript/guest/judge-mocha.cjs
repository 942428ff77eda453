"use strict";
/**
 * One test file in the project's own mocha, in this process: rejects with the first failure, or when the wanted test
 * did not run. What mocha puts on globals and on itself is taken back.
 */
const { existsSync, readFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const createToldNames = require("./told-names.cjs");

/** Words that mocha's configuration and the test script give, as far as they matter for one file. */
function read(words) {
  const options = { require: [], ui: "bdd" };
  for (let i = 0; i < words.length; i += 1) {
    const [, name, inline] = /^--?([\w-]+)(?:=(.*))?$/.exec(words[i]) ?? [];
    const value = inline ?? words[i + 1];
    if (name === "require" || name === "r") options.require.push(value);
    if (name === "ui" || name === "u") options.ui = value;
  }
  return options;
}

function namesOf(test) {
  const names = [];
  for (let node = test; node && !node.root; node = node.parent) if (node.title !== "") names.unshift(String(node.title));
  return names.join(" > ");
}

function keep(suite, isKept) {
  suite.tests = suite.tests.filter(isKept);
  for (const inner of suite.suites) keep(inner, isKept);
}

/** The tests in mocha's order. */
function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

/** file → what the compilers that are hooked into `require` made of which text. They would make the same again each time. */
const compiled = new Map();
const own = { ...Module._extensions };
const kept = new WeakSet();

/** Mocha's `--require` may name a compiler: of a text that it has seen what it made then is taken. */
function keepCompiled() {
  for (const [ending, load] of Object.entries(Module._extensions)) {
    if (load === own[ending] || kept.has(load)) continue;
    const loadKept = (module, file) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return load(module, file);
      const source = readFileSync(file, "utf8");
      const earlier = compiled.get(file);
      if (earlier?.source === source) return module._compile(earlier.code, file);
      const { _compile: compile } = module;
      // What compilers put before it calls it at the end.
      module._compile = function (code, ...rest) {
        compiled.set(file, { source, code });
        module._compile = compile;
        return compile.call(this, code, ...rest);
      };
      return load(module, file);
    };
    kept.add(loadKept);
    Module._extensions[ending] = loadKept;
  }
}

const notFound = (message) => Object.assign(new Error(message), { code: "MODULE_NOT_FOUND" });
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether tests are ended when they last too long: where that is how the base fails, which comes first, and nowhere else. */
let isTimed = true;
const isLate = (failure) => /timeout of \d+ ?ms/i.test(String(failure?.error?.message));

/** The judge sees where nothing runs, unless mocha's timer does. */
function withoutTimer(one) {
  one.resetTimeout = () => undefined;
}

/** Mocha takes a file of the project for meant where there is one, also without the sign of a path. */
function required(root, name) {
  const file = path.resolve(root, name);
  return existsSync(file) || existsSync(`${file}.js`) ? file : name;
}

/**
 * `env`: what the test script sets. `test`: name of the one test of the file that counts, suites joined by “ > ”; null where
 * all do, but those named in `except`. `isAfterOthers`: those before it are run, too, whatever comes of them.
 */
module.exports = async function runMocha({ root, file, words, env, test, except = [], isAfterOthers = false }) {
  Object.assign(process.env, env);
  const load = Module.createRequire(path.join(root, "package.json"));
  const Mocha = load("mocha");
  const options = read(words);
  for (const name of options.require) load(required(root, name));
  keepCompiled();
  const statics = Object.getOwnPropertyDescriptors(Mocha);
  // Old versions keep the class to themselves.
  const Runner = Mocha.Runner ?? load("mocha/lib/runner");
  const { immediately } = Runner;
  const context = {};
  let hidden = [];
  let rejected = null;
  try {
    // Between tests mocha gives way to the event loop; within one task a candidate that never ends can be cut off.
    Runner.immediately = queueMicrotask;
    const mocha = new Mocha({ ui: options.ui, reporter: function Silent() {}, bail: !isAfterOthers });
    const full = path.join(root, file);
    mocha.suite.emit("pre-require", context, full, mocha);
    hidden = Object.keys(context).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]);
    Object.assign(globalThis, context);
    const loaded = load(full);
    mocha.suite.emit("require", loaded, full, mocha);
    mocha.suite.emit("post-require", globalThis, full, mocha);
    keep(mocha.suite, (one) => !except.includes(namesOf(one)));
    const all = testsOf(mocha.suite);
    const toldAs = createToldNames();
    const wanted = test === null ? undefined : all.find((one) => toldAs(namesOf(one)) === test);
    const place = all.indexOf(wanted);
    if (wanted !== undefined) keep(mocha.suite, isAfterOthers ? (one) => all.indexOf(one) <= place : (one) => one === wanted);
    // Some are only made while others run. In old versions the title of a test that no suite holds begins with a blank.
    else if (test !== null) mocha.grep(new RegExp(`^ ?${literal(test.replaceAll(" > ", " "))}$`));
    const counts = (one) =>
      test === null || (wanted === undefined ? namesOf(one) === test : (one.retriedTest?.() ?? one) === wanted);
    await new Promise((resolve, reject) => {
      let passed = 0;
      let failure = null;
      let before = null;
      const end = () => {
        if (passed === 0) failure ??= before;
        isTimed &&= isAfterOthers || isLate(failure);
        if (failure !== null) reject(failure.error);
        else if (passed === 0) reject(notFound("The test did not run."));
        else resolve();
      };
      const runner = mocha.run(end);
      // In a process of mocha's own nobody listens, and the running test fails at once instead of at its limit.
      rejected = (reason) => runner.uncaught(reason instanceof Error ? reason : new Error(String(reason)));
      process.on("unhandledRejection", rejected);
      if (!isTimed) for (const event of ["test", "hook"]) runner.on(event, withoutTimer);
      runner.on("pass", (one) => (passed += counts(one) ? 1 : 0));
      runner.on("fail", (one, error) => {
        if (isAfterOthers && !counts(one)) before ??= { error };
        else failure ??= { error };
      });
    });
  } finally {
    if (rejected !== null) process.removeListener("unhandledRejection", rejected);
    Runner.immediately = immediately;
    for (const key of Reflect.ownKeys(Mocha)) if (!Object.hasOwn(statics, key)) delete Mocha[key];
    Object.defineProperties(Mocha, statics);
    for (const [key, descriptor] of hidden) {
      if (descriptor === undefined) delete globalThis[key];
      else Object.defineProperty(globalThis, key, descriptor);
    }
  }
};
