"use strict";
/** Node's strict assertions for what was read out of a test of another framework, which does not ask what objects are made of. */
const assert = require("./judge-assert.cjs");

const MOST = 20_000;

/** The same with plain objects in the place of those that have no prototype; anything else is itself. */
function plain(value) {
  const made = new Map();
  let left = MOST;
  function of(one) {
    if (one === null || typeof one !== "object" || left-- <= 0) return one;
    if (made.has(one)) return made.get(one);
    const isList = Array.isArray(one);
    if (!isList && Object.getPrototypeOf(one) !== null && Object.getPrototypeOf(one) !== Object.prototype) return one;
    const copy = isList ? [] : {};
    made.set(one, copy);
    for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
      if (isList && key === "length") copy.length = one.length;
      else Object.defineProperty(copy, key, "value" in descriptor ? { ...descriptor, value: of(descriptor.value) } : descriptor);
    }
    return copy;
  }
  return of(value);
}

const own = (...all) => assert(...all);
for (const name of Object.keys(assert))
  Object.defineProperty(own, name, { value: assert[name], configurable: true, enumerable: true });
for (const name of ["deepEqual", "deepStrictEqual", "notDeepEqual", "notDeepStrictEqual"])
  Object.defineProperty(own, name, {
    value: (actual, expected, ...rest) => assert[name](plain(actual), plain(expected), ...rest),
  });
Object.defineProperty(own, "strict", { value: own });

module.exports = Object.freeze(own);
