"use strict";
/**
 * Keeps what one candidate does from reaching the next: intrinsics, globals and modules that stay loaded are put back
 * as they were, timers and listeners that are left are dropped, output goes nowhere, the process cannot be ended from
 * inside.
 */
const timers = require("node:timers");
const { isOfWindow } = require("./judge-environment.cjs");
const uncurry = require("./judge-uncurry.cjs");
const { createSnapshots, holds, withPrototypes } = require("./judge-snapshot.cjs");

const has = uncurry(Set.prototype.has);
const hasKey = uncurry(Map.prototype.has);
/** Bytes of resident memory at which the parent should start afresh: modules of the ESM loader are never freed. */
const ROOM = 600 * 1024 * 1024;
/** Of one package, or of all: what is compared for each candidate must stay cheap. */
const MOST_PACKAGE_OBJECTS = 400;

class ProcessExit extends Error {
  constructor(how) {
    super(`The program called ${how}.`);
    this.name = "ProcessExit";
  }
}

/** Of the process: kept by Node itself; listeners are compared one by one. */
const EVENT_FIELDS = new Set(["_events", "_eventsCount"]);
const isAccessor = (_key, descriptor) => descriptor?.get !== undefined;
/** Globals that Node builds when they are first looked at, at up to 150 ms each. */
const LAZY = new Set(
  "fetch FormData Headers Request Response MessageEvent WebSocket CloseEvent EventSource Crypto crypto CryptoKey SubtleCrypto CompressionStream DecompressionStream TransformStream ReadableStream WritableStream navigator Navigator localStorage sessionStorage Storage".split(
    " ",
  ),
);
const isLazyName = LAZY.has.bind(LAZY);
/** undici keeps its dispatcher under a symbol as soon as anything of it is looked at. */
const isLazy = (key) => isLazyName(key) || (typeof key === "symbol" && String(key).startsWith("Symbol(undici"));
const isEventField = EVENT_FIELDS.has.bind(EVENT_FIELDS);

/** Everything that a program can reach without loading anything. */
function addGlobals(snapshots) {
  snapshots.add([globalThis], "globalThis", isLazy);
  snapshots.add([process], "process", isEventField);
  for (const key of Reflect.ownKeys(globalThis)) {
    if (isLazy(key)) continue;
    const { value } = Reflect.getOwnPropertyDescriptor(globalThis, key);
    if (!holds(value) || value === globalThis || isOfWindow(value)) continue;
    snapshots.add([value, value.prototype], String(key));
  }
  snapshots.add([...withPrototypes(Intl), ...withPrototypes(WebAssembly)], "Intl");
  const iterators = [[][Symbol.iterator](), ""[Symbol.iterator](), new Map().entries(), new Set().values(), "".matchAll(/x/g)];
  const functions = [async function () {}, function* () {}, async function* () {}];
  const hidden = [...iterators, ...functions, new Uint8Array()].map(Object.getPrototypeOf);
  snapshots.add([...hidden, ...hidden.map(Object.getPrototypeOf), ...functions.map((one) => one.prototype)], "built-in");
}

/** How a process's listeners were, in order. */
function listenersOf(events) {
  return events.map((event) => ({ event, listeners: process.rawListeners(event) }));
}

function createIsolation({ onRejection }) {
  const real = {
    setTimeout: timers.setTimeout,
    setInterval: timers.setInterval,
    setImmediate: timers.setImmediate,
    clearTimeout: timers.clearTimeout,
    clearImmediate: timers.clearImmediate,
    chdir: process.chdir.bind(process),
    cwd: process.cwd.bind(process),
    rss: process.memoryUsage.rss.bind(process.memoryUsage),
    eventNames: process.eventNames.bind(process),
    rawListeners: process.rawListeners.bind(process),
    removeAllListeners: process.removeAllListeners.bind(process),
    on: process.on.bind(process),
    active: process.getActiveResourcesInfo.bind(process),
    handles: process._getActiveHandles?.bind(process) ?? (() => []),
    keys: Object.keys,
  };
  const cwd = process.cwd();
  const snapshots = createSnapshots();
  /** Modules of Node's that were seen, by name. */
  const builtins = new Map();
  const report = { changed: false, names: [], stuck: null };
  let open = [];
  let environment = {};
  let events = [];
  let quiet = 0;
  /** Connections and servers that are the judge's own. */
  let ownHandles = new Set();

  const tell = (name, isBack) => {
    report.changed = true;
    report.names[report.names.length] = name;
    if (!isBack) report.stuck = name;
  };

  for (const name of ["setTimeout", "setInterval", "setImmediate"]) {
    const tracked = (...all) => {
      const handle = real[name](...all);
      open[open.length] = handle;
      return handle;
    };
    // promisify(setTimeout) must go on working.
    Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(real[name]));
    timers[name] = tracked;
    globalThis[name] = tracked;
  }
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
  for (const name of Object.keys(console))
    if (typeof console[name] === "function" && name !== "Console") console[name] = () => undefined;
  for (const name of ["exit", "reallyExit", "abort", "kill"]) {
    process[name] = () => {
      throw new ProcessExit(`process.${name}`);
    };
  }
  process.on("unhandledRejection", onRejection);
  process.on("uncaughtException", onRejection);
  process.removeAllListeners("warning");
  process.on("warning", () => undefined);

  function restoreEvents() {
    const names = real.eventNames();
    for (let i = 0; i < names.length; i += 1) {
      let before = [];
      for (let j = 0; j < events.length; j += 1) if (events[j].event === names[i]) before = events[j].listeners;
      const now = real.rawListeners(names[i]);
      let isSame = now.length === before.length;
      for (let j = 0; isSame && j < now.length; j += 1) isSame = now[j] === before[j];
      if (isSame) continue;
      real.removeAllListeners(names[i]);
      for (let j = 0; j < before.length; j += 1) real.on(names[i], before[j]);
    }
  }

  function restoreEnvironment() {
    const now = real.keys(process.env);
    for (let i = 0; i < now.length; i += 1)
      if (environment[now[i]] === undefined) tell("environment." + now[i], delete process.env[now[i]]);
    const before = real.keys(environment);
    for (let i = 0; i < before.length; i += 1) {
      if (process.env[before[i]] === environment[before[i]]) continue;
      process.env[before[i]] = environment[before[i]];
      tell("environment." + before[i], true);
    }
  }

  /** Handles and requests of the event loop, without what is about to be over. */
  function alive() {
    const kinds = real.active();
    let count = 0;
    for (let i = 0; i < kinds.length; i += 1) if (kinds[i] !== "Immediate" && kinds[i] !== "TickObject") count += 1;
    return count;
  }

  const addBuiltin = (exported, name) => snapshots.add([...withPrototypes(exported), exported.prototype], name, isAccessor);

  return {
    /** Remembers how all is. `packages`: exports of modules that stay loaded. */
    snapshot(packages) {
      snapshots.clear();
      environment = Object.assign(Object.create(null), process.env);
      events = listenersOf(process.eventNames());
      quiet = alive();
      ownHandles = new Set(real.handles());
      addGlobals(snapshots);
      builtins.forEach(addBuiltin);
      const parts = packages.filter(holds).flatMap((exported) => [...withPrototypes(exported), exported.prototype]);
      snapshots.add(parts.slice(0, MOST_PACKAGE_OBJECTS), "package");
    },
    /** A module of Node's is about to be seen for the first time. */
    protect(name, exported) {
      if (!holds(exported) || builtins.has(name)) return;
      builtins.set(name, exported);
      addBuiltin(exported, name);
    },
    /** A module of Node's was seen. */
    knows: (name) => hasKey(builtins, name),
    /** Something that was started has not ended: a request, a server, a timer that is not one of those dropped. */
    isBusy: () => alive() > quiet,
    /** Something was put off to the event loop's next turn. */
    isComing() {
      const kinds = real.active();
      for (let i = 0; i < kinds.length; i += 1) if (kinds[i] === "Immediate") return true;
      return false;
    },
    /** Beside the judge, and packages that always do, somebody listens for what nobody caught. */
    isHeard() {
      let usual = 0;
      for (let i = 0; i < events.length; i += 1) if (events[i].event === "uncaughtException") usual = events[i].listeners.length;
      return real.rawListeners("uncaughtException").length > usual;
    },
    /** Listeners as they were. */
    hush: restoreEvents,
    /** From now on, what runs counts as nothing. */
    accept() {
      quiet = alive();
    },
    /** Closes connections and servers that a candidate left. */
    endOpen() {
      const left = real.handles();
      for (let i = 0; i < left.length; i += 1) {
        if (has(ownHandles, left[i])) continue;
        try {
          if (typeof left[i].destroy === "function") left[i].destroy();
          else left[i].close?.();
        } catch {
          // Then it still runs.
        }
      }
    },
    /** Drops timers that a candidate left. */
    sweep() {
      for (let i = 0; i < open.length; i += 1) {
        real.clearTimeout(open[i]);
        real.clearImmediate(open[i]);
      }
      open = [];
    },
    /** Undoes what was changed since the last time: whether anything was, what, and what could not be undone. */
    restore() {
      report.changed = false;
      report.names = [];
      report.stuck = null;
      snapshots.restore(tell);
      restoreEvents();
      restoreEnvironment();
      if (real.cwd() !== cwd) tell("process.cwd", real.chdir(cwd) === undefined);
      process.exitCode = undefined;
      if (real.rss() > ROOM) report.stuck = "memory";
      return report;
    },
  };
}

module.exports = { createIsolation };
