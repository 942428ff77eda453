"use strict";
/** Texts that are the same for values which the program cannot tell apart. Runs no code of the program's. */
const { types } = require("node:util");

/** Objects of one value, made anew; what is larger has no key. */
const MOST_OBJECTS = 200;

const PLAIN = new Set([Object.prototype, Array.prototype, null]);
const { getPrototypeOf, getOwnPropertyDescriptor } = Object;

class Unknown extends Error {}

function own(object, key) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor !== undefined && "value" in descriptor ? descriptor.value : undefined;
}

const holds = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

function keyOfPrimitive(value) {
  if (typeof value === "symbol") throw new Unknown();
  return typeof value === "string" ? JSON.stringify(value) : Object.is(value, -0) ? "-0" : `${typeof value} ${value}`;
}

/** Keys of one moment: an object that is there already is known by itself. */
function createKeys() {
  const ids = new Map();
  const idOf = (object) => {
    if (!ids.has(object)) ids.set(object, `#${ids.size}`);
    return ids.get(object);
  };

  function keyOf(value, again, room) {
    if (!holds(value)) return keyOfPrimitive(value);
    if (value === again) return idOf(value);
    room.left -= 1;
    if (room.left < 0 || !holds(again) || types.isProxy(value) || types.isProxy(again) || typeof value === "function")
      throw new Unknown();
    const inner = (key) => keyOf(own(value, key), own(again, key), room);
    if (types.isDate(value) && types.isDate(again)) return `date ${Date.prototype.getTime.call(value)}`;
    if (types.isRegExp(value)) return `regexp ${RegExp.prototype.toString.call(value)}`;
    if (types.isMap(value) && types.isMap(again)) return `map ${entries([...value].flat(), [...again].flat(), room)}`;
    if (types.isSet(value) && types.isSet(again)) return `set ${entries([...value], [...again], room)}`;
    if (!PLAIN.has(getPrototypeOf(value))) throw new Unknown();
    const kind = Array.isArray(value) ? "array" : getPrototypeOf(value) === null ? "bare" : "object";
    return `${kind} {${Reflect.ownKeys(value)
      .map((key) => `${String(key)}: ${inner(key)}`)
      .join(", ")}}`;
  }

  function entries(list, again, room) {
    if (list.length !== again.length) throw new Unknown();
    return `{${list.map((one, at) => keyOf(one, again[at], room)).join(", ")}}`;
  }

  return {
    /** null where it cannot be told. */
    of({ value, again, error }) {
      try {
        if (error !== undefined) return holds(error) && !types.isProxy(error) ? `! ${keyOfError(error)}` : null;
        return keyOf(value, again, { left: MOST_OBJECTS });
      } catch {
        return null;
      }
    },
  };
}

function keyOfError(error) {
  const prototype = getPrototypeOf(error);
  const kind = prototype === null ? undefined : own(prototype, "name");
  return `${typeof kind === "string" ? kind : "Error"}: ${String(own(error, "message"))}`;
}

module.exports = { createKeys };
