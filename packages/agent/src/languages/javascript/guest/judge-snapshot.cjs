"use strict";
/**
 * Remembers objects as they are and puts them back. Nothing here looks a method up while it compares: a candidate
 * may have replaced any of them, those of arrays and sets too.
 */
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty, getPrototypeOf, setPrototypeOf, isExtensible } =
  Reflect;
const { is } = Object;
const uncurry = require("./judge-uncurry.cjs");
const has = uncurry(Set.prototype.has);
const text = String;

/** What holds properties: objects and functions. */
const holds = (value) => typeof value === "function" || (typeof value === "object" && value !== null);

/** Beside the object, what its classes give their instances. */
function withPrototypes(object) {
  const found = [object];
  for (const key of ownKeys(object)) {
    const value = getOwnPropertyDescriptor(object, key).value;
    if (typeof value === "function" && holds(value.prototype) && ownKeys(value.prototype).length > 1) found.push(value.prototype);
  }
  return found;
}

/** `skipped(key, descriptor)`: keys that may change. */
function record(object, name, skipped) {
  const keys = [];
  const descriptors = [];
  const ignored = [];
  for (const key of ownKeys(object)) {
    const descriptor = getOwnPropertyDescriptor(object, key);
    if (skipped(key, descriptor)) ignored.push(key);
    else {
      keys.push(key);
      descriptors.push(descriptor);
    }
  }
  const known = new Set([...keys, ...ignored]);
  return { object, name, keys, descriptors, known, skipped, prototype: getPrototypeOf(object), open: isExtensible(object) };
}

function same(before, now) {
  return (
    now !== undefined &&
    is(before.value, now.value) &&
    before.get === now.get &&
    before.set === now.set &&
    before.writable === now.writable
  );
}

/** `tell(name, isBack)` hears of each change. */
function putBack({ object, name, keys, descriptors, known, skipped, prototype, open }, tell) {
  for (let i = 0; i < keys.length; i += 1) {
    if (same(descriptors[i], getOwnPropertyDescriptor(object, keys[i]))) continue;
    tell(name + "." + text(keys[i]), defineProperty(object, keys[i], descriptors[i]));
  }
  const now = ownKeys(object);
  for (let i = 0; i < now.length; i += 1) {
    if (has(known, now[i]) || skipped(now[i], getOwnPropertyDescriptor(object, now[i]))) continue;
    tell(name + "." + text(now[i]), deleteProperty(object, now[i]));
  }
  if (getPrototypeOf(object) !== prototype) tell(name + ".__proto__", setPrototypeOf(object, prototype));
  if (open && !isExtensible(object)) tell(name + " (frozen)", false);
}

function createSnapshots() {
  let records = [];
  const seen = new Set();
  return {
    /** Objects that are there already are left as they were remembered. */
    add(objects, name, skipped = () => false) {
      for (const object of objects) {
        if (!holds(object) || seen.has(object)) continue;
        seen.add(object);
        records.push(record(object, name, skipped));
      }
    },
    clear() {
      records = [];
      seen.clear();
    },
    restore(tell) {
      for (let i = 0; i < records.length; i += 1) putBack(records[i], tell);
    },
  };
}

module.exports = { createSnapshots, holds, withPrototypes };
