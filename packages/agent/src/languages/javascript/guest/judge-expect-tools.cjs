"use strict";
/** What tests of vitest and jest assert and mock with, from the project's own packages. */
const { createRequire } = require("node:module");
const path = require("node:path");

/** The runner's package as the project finds it: in a repository of several it stands above. */
function folderOf(root, runner) {
  const load = createRequire(path.join(root, "package.json"));
  try {
    return path.dirname(load.resolve(`${runner}/package.json`));
  } catch {
    return path.join(root, "node_modules", runner);
  }
}

/** Loads as the runner itself would: what it needs may be its own. */
function loaderOf(root, runner) {
  const load = createRequire(path.join(root, "package.json"));
  const own = createRequire(path.join(folderOf(root, runner), "package.json"));
  return (name) => {
    try {
      return own(own.resolve(name));
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
      return load(name);
    }
  };
}

/** What vitest's own module looks for: its worker, of which nothing is asked here but settings. */
const WORKER = {
  config: { expect: {}, fakeTimers: {}, sequence: {}, snapshotOptions: {}, poolOptions: {}, env: {}, defines: {} },
  environment: { name: "node" },
  ctx: {},
  durations: {},
  metaEnv: {},
  providedContext: {},
  onCancel: () => {},
  rpc: {},
  resolvingModules: new Set(),
  evaluatedModules: { idToModuleMap: new Map() },
  moduleCache: new Map(),
};

function toolsOfVitest(root, load) {
  Object.defineProperty(globalThis, "__vitest_worker__", { value: WORKER, writable: true, configurable: true });
  const { createExpect, expect, vi } = load(path.join(folderOf(root, "vitest"), "dist/index.js"));
  return { expect: createExpect?.() ?? expect, vi, vitest: vi };
}

const OF_TIMERS = [
  "advanceTimersByTime",
  "advanceTimersByTimeAsync",
  "advanceTimersToNextTimer",
  "advanceTimersToNextTimerAsync",
  "clearAllTimers",
  "getTimerCount",
  "runAllTicks",
  "runAllTimers",
  "runAllTimersAsync",
  "runOnlyPendingTimers",
  "runOnlyPendingTimersAsync",
  "setSystemTime",
];

/** Timers that a test makes go on by itself; {} of a jest that has them otherwise. */
function timersOfJest(load) {
  try {
    const { ModernFakeTimers } = load("@jest/fake-timers");
    const config = { fakeTimers: {}, rootDir: process.cwd(), timers: "real" };
    const timers = new ModernFakeTimers({ config, global: globalThis });
    const jest = Object.fromEntries(OF_TIMERS.map((name) => [name, (...given) => timers[name](...given)]));
    jest.useFakeTimers = function useFakeTimers(options) {
      timers.useFakeTimers(options);
      return this;
    };
    jest.useRealTimers = function useRealTimers() {
      timers.useRealTimers();
      return this;
    };
    jest.now = () => timers.now();
    jest.getRealSystemTime = () => timers.getRealSystemTime();
    return jest;
  } catch (error) {
    if (error?.code !== "MODULE_NOT_FOUND") throw error;
    return {};
  }
}

function loadTools(root, runner) {
  const load = loaderOf(root, runner);
  if (runner === "vitest") return toolsOfVitest(root, load);
  const { ModuleMocker } = load("jest-mock");
  const mocker = new ModuleMocker(globalThis);
  const jest = { ...timersOfJest(load), mocked: (one) => one, setTimeout: () => jest, retryTimes: () => jest };
  for (const name of ["fn", "spyOn", "clearAllMocks", "resetAllMocks", "restoreAllMocks", "isMockFunction", "replaceProperty"])
    jest[name] = (...given) => mocker[name]?.(...given);
  const expect = load("expect");
  return { expect: expect.expect ?? expect.default ?? expect, jest, mocker };
}

/** What the runner's packages keep on the globals for themselves. What a candidate leaves there is taken away, and this with it. */
let kept = null;

function keepingGlobals(load) {
  if (kept !== null) {
    for (const [key, descriptor] of kept) if (!(key in globalThis)) Object.defineProperty(globalThis, key, descriptor);
    return load();
  }
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = load();
  const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key));
  kept = added.map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]);
  return loaded;
}

/** `expect`, and the runner's object of mocks. */
module.exports.toolsOf = (root, runner) => keepingGlobals(() => loadTools(root, runner));
