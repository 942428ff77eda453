"use strict";
/** What a test file takes from node:test, as far as files that pass need it: tests run in their order, the first failure ends all. */
const createToldNames = require("./told-names.cjs");

const HOOKS = ["before", "after", "beforeEach", "afterEach"];

let current = null;
let passed = 0;
/** The one test that counts, suites joined by “ > ”; null where all do. */
let wanted = null;
/** Those that do not count, by the same names. */
let unwanted = new Set();
/** Those before the one that counts are run, too, whatever comes of them. */
let isAfterOthers = false;
let isOver = false;
let toldAs = createToldNames();

function newSuite(parent, path = "") {
  return { parent, path, entries: [], hooks: Object.fromEntries(HOOKS.map((name) => [name, []])) };
}

/** `test(name?, options?, fn?)` in any of its forms. */
function read(args) {
  const fn = args.find((one) => typeof one === "function");
  const options = args.find((one) => typeof one === "object" && one !== null) ?? {};
  const [first] = args;
  return { name: typeof first === "string" ? first : (fn?.name ?? ""), options, fn };
}

const isLeftOut = ({ skip, todo }) => Boolean(skip) || Boolean(todo);

function add(kind, args, extra) {
  const { name, options, fn } = read(args);
  if (isLeftOut({ ...options, ...extra }) || fn === undefined) return Promise.resolve();
  if (current === null) return Promise.reject(new Error("A test was added too late."));
  current.entries.push({ kind, name, fn });
  return Promise.resolve();
}

/** With a callback as the second parameter, it says when it is done. */
function call(fn, context) {
  if (fn.length < 2) return fn.call(context, context);
  return new Promise((resolve, reject) => fn.call(context, context, (error) => (error ? reject(error) : resolve())));
}

async function runHooks(suite, name, context) {
  if (suite === null) return;
  if (name === "beforeEach") await runHooks(suite.parent, name, context);
  for (const hook of suite.hooks[name]) await call(hook, context);
  if (name === "afterEach") await runHooks(suite.parent, name, context);
}

function contextOf(name, suite) {
  const own = newSuite(suite, pathTo(suite, name));
  const context = {
    name,
    fullName: name,
    assert: require("node:assert"),
    get mock() {
      return mocks();
    },
    diagnostic() {},
    plan() {},
    runOnly() {},
    skip() {},
    todo() {},
    signal: new AbortController().signal,
    /** A test within a test runs at once. */
    test: async (...args) => {
      const { name: inner, options, fn } = read(args);
      if (!isLeftOut(options) && fn !== undefined) await meet({ name: inner, fn }, own);
    },
  };
  context.it = context.test;
  for (const hook of HOOKS) context[hook] = (fn) => void own.hooks[hook].push(fn);
  return { context, own };
}

function pathTo({ path }, name) {
  return path === "" ? name : `${path} > ${name}`;
}

/** What is told by that name is the one that counts, or in it, or holds it. */
function isAsked(told) {
  if (unwanted.has(told) || isOver) return false;
  if (wanted === null || told === "" || isAfterOthers) return true;
  return wanted === told || wanted.startsWith(`${told} > `) || told.startsWith(`${wanted} > `);
}

async function meet(entry, suite) {
  const told = toldAs(pathTo(suite, entry.name));
  if (!isAsked(told)) return;
  const counts = wanted === null || told === wanted;
  try {
    await runTest(entry, suite);
  } catch (error) {
    if (!isAfterOthers || counts || wanted.startsWith(`${told} > `)) throw error;
  }
  if (!counts) return;
  passed += 1;
  isOver = isAfterOthers;
}

async function runTest({ name, fn }, suite) {
  const { context, own } = contextOf(name, suite);
  await runHooks(suite, "beforeEach", context);
  await call(fn, context);
  await runHooks(own, "after", context);
  await runHooks(suite, "afterEach", context);
}

async function runSuite(suite, context) {
  for (const hook of suite.hooks.before) await call(hook, context);
  for (const entry of suite.entries) {
    if (entry.kind === "test") await meet(entry, suite);
    else if (isAsked(pathTo(suite, entry.name))) {
      const inner = newSuite(suite, pathTo(suite, entry.name));
      current = inner;
      await entry.fn.call(context, context);
      current = null;
      await runSuite(inner, { name: entry.name });
    }
  }
  for (const hook of suite.hooks.after) await call(hook, context);
}

/** Runs what `load` adds, or one `test` of it, or all `except` some; the number of tests that passed. Rejects with the first failure. */
async function collect(load, { test: name = null, except = [], isAfterOthers: others = false } = {}) {
  const root = newSuite(null);
  passed = 0;
  wanted = name;
  unwanted = new Set(except);
  isAfterOthers = others;
  isOver = false;
  toldAs = createToldNames();
  current = root;
  try {
    await load();
    current = null;
    await runSuite(root, { name: "" });
    return passed;
  } finally {
    current = null;
    if (used) mocks().reset();
  }
}

let used = false;
/** Node's own, loaded where a test asks for it. */
function mocks() {
  used = true;
  return process.getBuiltinModule("node:test").mock;
}

function named(kind) {
  const entry = (...args) => add(kind, args, {});
  entry.skip = () => Promise.resolve();
  entry.todo = () => Promise.resolve();
  entry.only = entry;
  return entry;
}

const test = named("test");
const describe = named("suite");

module.exports = test;
module.exports.default = test;
module.exports.test = test;
module.exports.it = test;
module.exports.describe = describe;
module.exports.suite = describe;
module.exports.before = (fn) => void current?.hooks.before.push(fn);
module.exports.after = (fn) => void current?.hooks.after.push(fn);
module.exports.beforeEach = (fn) => void current?.hooks.beforeEach.push(fn);
module.exports.afterEach = (fn) => void current?.hooks.afterEach.push(fn);
module.exports.mock = new Proxy(
  {},
  {
    get(_target, key) {
      const member = mocks()[key];
      return typeof member === "function" ? member.bind(mocks()) : member;
    },
  },
);
module.exports.collect = collect;
