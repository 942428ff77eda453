"use strict";
/**
 * Keeps what one candidate does from reaching the next: intrinsics and globals are put back as they were, timers
 * and listeners that are left are dropped, output goes nowhere, the process cannot be ended from inside.
 */
const timers = require("node:timers");

const INTRINSICS = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  Date,
  Promise,
  RegExp,
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  Map,
  Set,
  WeakMap,
  WeakSet,
  ArrayBuffer,
  DataView,
  BigInt,
  Buffer,
  URL,
  URLSearchParams,
  Uint8Array,
  Object.getPrototypeOf(Uint8Array),
];
/** Bytes of resident memory at which the parent should start afresh: modules of the ESM loader are never freed. */
const ROOM = 600 * 1024 * 1024;
const NAMESPACES = [JSON, Math, Reflect, Intl, Atomics];

class ProcessExit extends Error {
  constructor(how) {
    super(`The program called ${how}.`);
    this.name = "ProcessExit";
  }
}

const EVENT_FIELDS = new Set(["_events", "_eventsCount"]);

/** Globals that Node builds when they are first looked at, at up to 150 ms each: only their presence is kept. */
const LAZY = new Set([
  "fetch",
  "FormData",
  "Headers",
  "Request",
  "Response",
  "MessageEvent",
  "WebSocket",
  "CloseEvent",
  "EventSource",
  "Crypto",
  "crypto",
  "CryptoKey",
  "SubtleCrypto",
  "CompressionStream",
  "DecompressionStream",
  "TransformStream",
  "ReadableStream",
  "WritableStream",
  "navigator",
  "Navigator",
  "localStorage",
  "sessionStorage",
  "Storage",
]);

function record(object) {
  const keys = Reflect.ownKeys(object).filter((key) => object !== process || !EVENT_FIELDS.has(key));
  const data = [];
  const accessors = [];
  for (const key of keys) {
    if (object === globalThis && LAZY.has(key)) continue;
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    ("value" in descriptor ? data : accessors).push({ key, descriptor });
  }
  return { object, keys: new Set(keys), data, accessors, prototype: Reflect.getPrototypeOf(object) };
}

const report = { changed: false, stuck: null };

function repair(object, key, change) {
  report.changed = true;
  if (!change()) report.stuck = String(key);
}

/** Puts one object back. Reading values is ten times cheaper than reading their descriptors. */
function putBack({ object, keys, data, accessors, prototype }) {
  for (const { key, descriptor } of data) {
    if (!Object.is(object[key], descriptor.value)) repair(object, key, () => Reflect.defineProperty(object, key, descriptor));
  }
  for (const { key, descriptor } of accessors) {
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (now?.get !== descriptor.get || now?.set !== descriptor.set)
      repair(object, key, () => Reflect.defineProperty(object, key, descriptor));
  }
  for (const key of Reflect.ownKeys(object)) {
    if (keys.has(key) || (object === process && EVENT_FIELDS.has(key))) continue;
    if (typeof key === "symbol" && object === globalThis) continue;
    repair(object, key, () => Reflect.deleteProperty(object, key));
  }
  if (Reflect.getPrototypeOf(object) !== prototype) repair(object, "prototype", () => Reflect.setPrototypeOf(object, prototype));
  if (!Reflect.isExtensible(object)) repair(object, "extensibility", () => false);
}

function createIsolation({ onRejection }) {
  const real = {
    setTimeout: timers.setTimeout,
    setInterval: timers.setInterval,
    setImmediate: timers.setImmediate,
    clearTimeout: timers.clearTimeout,
    clearImmediate: timers.clearImmediate,
  };
  const cwd = process.cwd();
  const listening = process.listenerCount.bind(process);
  let open = [];
  let snapshots = [];
  let environment = {};
  let events = [];

  for (const name of ["setTimeout", "setInterval", "setImmediate"]) {
    const tracked = (...all) => {
      const handle = real[name](...all);
      open.push(handle);
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

  function restoreEnvironment() {
    const before = environment;
    for (const name of Object.keys(process.env)) if (!(name in before)) repair(process.env, name, () => delete process.env[name]);
    for (const name of Object.keys(before)) {
      if (process.env[name] !== before[name]) repair(process.env, name, () => ((process.env[name] = before[name]), true));
    }
  }

  return {
    snapshot() {
      environment = { ...process.env };
      events = process.eventNames().map((event) => [event, process.rawListeners(event)]);
      const prototypes = INTRINSICS.flatMap((intrinsic) => [intrinsic, intrinsic.prototype]);
      const iterators = [[][Symbol.iterator](), ""[Symbol.iterator](), new Map().entries(), new Set().values()].map(
        Object.getPrototypeOf,
      );
      const asyncParts = [async function () {}, function* () {}, async function* () {}].flatMap((f) => [
        Object.getPrototypeOf(f),
      ]);
      snapshots = [
        ...new Set([globalThis, process, console, timers, ...prototypes, ...NAMESPACES, ...iterators, ...asyncParts]),
      ].map(record);
    },
    /** Drops timers that a candidate left. */
    sweep() {
      for (const handle of open) {
        real.clearTimeout(handle);
        real.clearImmediate(handle);
      }
      open = [];
    },
    /** Undoes what was changed since the last time: whether anything was, and what could not be undone. */
    restore() {
      report.changed = false;
      report.stuck = null;
      for (const snapshot of snapshots) putBack(snapshot);
      for (const event of process.eventNames()) {
        const before = events.find(([name]) => name === event)?.[1] ?? [];
        if (listening(event) === before.length) continue;
        process.removeAllListeners(event);
        for (const listener of before) process.on(event, listener);
      }
      restoreEnvironment();
      if (process.cwd() !== cwd) repair(process, "cwd", () => process.chdir(cwd) === undefined);
      process.exitCode = undefined;
      if (process.memoryUsage.rss() > ROOM) report.stuck = "memory";
      return report;
    },
  };
}

module.exports = { createIsolation };
