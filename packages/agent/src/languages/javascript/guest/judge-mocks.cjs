"use strict";
/**
 * Modules that a test of vitest or jest replaces. Who replaces them calls before anything else of its file (see
 * `judge-hoist.cjs`); the loader hands out what was put in a module's place.
 */
const { createRequire, _cache: cache } = require("node:module");
const path = require("node:path");

/** What is replaced, by the address that is loaded otherwise. */
let replaced = new Map();
let inTurn = [];
let asItIs = new Map();
/** The file whose calls are heard. */
let from = null;
/** The address that is loaded as it is, once. */
let actual = null;
let isAsked = false;
let mocker = null;
let isVitest = false;
let forget = () => undefined;

/** Where a module is, and not what stands in its place. */
function addressOf(specifier) {
  isAsked = true;
  try {
    return createRequire(from)
      .resolve(specifier)
      .replace(/^node:/, "");
  } catch {
    return specifier;
  } finally {
    isAsked = false;
  }
}

function importActual(specifier) {
  const address = addressOf(specifier);
  if (!asItIs.has(address)) {
    actual = address;
    try {
      // By the name that it is asked for, what replaces it may just be about to be loaded.
      asItIs.set(address, createRequire(from)(address));
    } finally {
      actual = null;
      // Found there, it would be handed out in place of what replaces it.
      delete cache[address];
    }
  }
  return asItIs.get(address);
}

/** All functions of a value replaced, deep; what is no function stays. */
function automatic(value) {
  if (!isVitest) return mocker.generateFromMetadata(mocker.getMetadata(value));
  const made = new Map();
  const of = (one) => {
    if (typeof one === "function") return mocker.fn();
    if (Array.isArray(one)) return [];
    if (one === null || typeof one !== "object") return one;
    if (made.has(one)) return made.get(one);
    const copy = {};
    made.set(one, copy);
    for (const key of Object.keys(one)) copy[key] = of(one[key]);
    return copy;
  };
  return of(value);
}

/** A file beside the module, in a folder for such, stands for it. */
function beside(address) {
  if (!path.isAbsolute(address)) return null;
  const stem = path.basename(address).replace(/\.\w+$/, "");
  try {
    const load = createRequire(address);
    return load(load.resolve(path.join(path.dirname(address), "__mocks__", stem)));
  } catch (error) {
    if (error?.code !== "MODULE_NOT_FOUND") throw error;
    return null;
  }
}

/** As its runner hands it out: names of a module. */
function asModule(value) {
  if (isVitest && value !== null && typeof value === "object" && !("__esModule" in value))
    Object.defineProperty(value, "__esModule", { value: true });
  return value;
}

function make({ address, specifier, factory }) {
  if (factory !== undefined) return factory(() => Promise.resolve(importActual(specifier)));
  return beside(address) ?? automatic(importActual(specifier));
}

function replace(given, factory) {
  const specifier = typeof given === "string" ? given : String(given);
  const address = addressOf(specifier);
  const one = {
    address,
    specifier,
    factory: typeof factory === "function" ? factory : undefined,
    value: undefined,
    isMade: false,
  };
  replaced.set(address, inTurn.length);
  inTurn.push(one);
}

const restore = (specifier) => void replaced.delete(addressOf(specifier));

/** What stands in the place of a module: its number, for the loader; undefined where nothing does. */
function numberOf(address, specifier) {
  if (replaced.size === 0 || isAsked) return undefined;
  if (actual !== null && (actual === address || actual === specifier)) {
    actual = null;
    return undefined;
  }
  return replaced.get(address) ?? replaced.get(specifier);
}

function take(number) {
  const one = inTurn[number];
  if (!one.isMade) {
    one.value = asModule(make(one));
    one.isMade = true;
  }
  return one.value;
}

/** Those that are only there later, before anything loads them. */
async function ready() {
  for (const one of inTurn) {
    if (one.isMade || one.factory === undefined) continue;
    const value = one.factory(() => Promise.resolve(importActual(one.specifier)));
    one.value = asModule(value && typeof value.then === "function" ? await value : value);
    one.isMade = true;
  }
}

const chained =
  (object, work) =>
  (...given) => {
    work(...given);
    return object;
  };

/** What a runner's object has for it; `tools`: `vi` or `jest`. */
function mocking(tools) {
  const own = {};
  for (const name of ["mock", "doMock", "setMock"])
    own[name] = chained(tools, name === "setMock" ? (one, value) => replace(one, () => value) : replace);
  for (const name of ["unmock", "dontMock", "doUnmock"]) own[name] = chained(tools, restore);
  own.resetModules = chained(tools, () => forget());
  if (isVitest) {
    own.importActual = (specifier) => Promise.resolve(importActual(specifier));
    own.importMock = (specifier) => Promise.resolve(automatic(importActual(specifier)));
    own.hoisted = (factory) => factory();
    return own;
  }
  own.requireActual = importActual;
  own.requireMock = (specifier) => automatic(importActual(specifier));
  own.createMockFromModule = own.requireMock;
  own.genMockFromModule = own.requireMock;
  own.isolateModules = (work) => {
    forget();
    work();
  };
  return own;
}

module.exports = {
  /** Nothing is replaced any more. `mock`: what makes a function that is asked about. */
  begin(runner, mock) {
    replaced = new Map();
    inTurn = [];
    asItIs = new Map();
    isVitest = runner === "vitest";
    mocker = mock;
  },
  from: (file) => void (from = file),
  mocking,
  numberOf,
  ready,
  take,
  set forget(how) {
    forget = how;
  },
};
