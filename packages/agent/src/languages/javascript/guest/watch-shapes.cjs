"use strict";
/** What the values of names are like: their sorts, members and elements. Reads data properties alone, so that no code of the program's runs. */
const { types } = require("node:util");

/** Of one place: later values are seldom of other sorts. */
const MOST_HITS = 8;
const MOST_MEMBERS = 16;
const MOST_ELEMENTS = 5;
/** A name, its members and theirs. */
const DEPTH = 3;

const NAME = /^[A-Za-z_$][\w$]*$/;
const { getOwnPropertyDescriptor } = Object;

function sortOf(value) {
  if (value === null || value === undefined) return "nothing";
  if (typeof value !== "object") return typeof value;
  if (types.isProxy(value)) return "unknown";
  if (Array.isArray(value)) return "array";
  if (types.isMap(value)) return "map";
  if (types.isSet(value)) return "set";
  if (types.isDate(value)) return "date";
  return types.isRegExp(value) ? "regexp" : "object";
}

function shapeOf(value, depth) {
  const sort = sortOf(value);
  const shape = { sorts: [sort] };
  if (depth === 0) return shape;
  const merged = (values) => values.slice(0, MOST_ELEMENTS).reduce((sum, one) => merge(sum, shapeOf(one, depth - 1)), null);
  if (sort === "object") shape.members = membersOf(value, depth);
  else if (sort === "array" && value.length > 0) shape.element = merged(elementsOf(value));
  else if (sort === "set" && value.size > 0) shape.element = merged([...Set.prototype.values.call(value)]);
  else if (sort === "map" && value.size > 0) {
    const entries = [...Map.prototype.entries.call(value)];
    shape.key = merged(entries.map(([key]) => key));
    shape.element = merged(entries.map(([, one]) => one));
  }
  return shape;
}

function elementsOf(list) {
  const found = [];
  for (let at = 0; at < Math.min(list.length, MOST_ELEMENTS); at += 1) found.push(own(list, String(at)));
  return found;
}

function membersOf(object, depth) {
  const members = {};
  const keys = Reflect.ownKeys(object).filter((key) => typeof key === "string" && NAME.test(key) && key !== "__proto__");
  for (const key of keys.slice(0, MOST_MEMBERS)) members[key] = shapeOf(own(object, key), depth - 1);
  return members;
}

function own(object, key) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor !== undefined && "value" in descriptor ? descriptor.value : undefined;
}

function merge(one, other) {
  if (one === null || one === undefined) return other;
  if (other === undefined) return one;
  const merged = { sorts: [...new Set([...one.sorts, ...other.sorts])] };
  for (const field of ["element", "key"])
    if (one[field] || other[field]) merged[field] = merge(one[field], other[field] ?? undefined);
  if (one.members || other.members) {
    merged.members = { ...other.members };
    for (const [key, shape] of Object.entries(one.members ?? {})) merged.members[key] = merge(shape, other.members?.[key]);
  }
  return merged;
}

/** `fixpointShow(place, names)` in the program's text notes what the names hold there. */
function createShaper() {
  let places = [];

  Object.defineProperty(globalThis, "fixpointShow", {
    value: (index, list) => {
      const place = places[index];
      if (place === undefined || place.hits >= MOST_HITS) return;
      place.hits += 1;
      for (const [at, give] of list().entries()) {
        try {
          place.shapes[at] = merge(place.shapes[at], shapeOf(give(), DEPTH));
        } catch {
          // It has no value yet.
        }
      }
    },
  });

  return {
    /** `wanted`: the names of each place. */
    begin(wanted) {
      places = wanted.map((names) => ({ names, hits: 0, shapes: names.map(() => null) }));
    },
    callAt: (index) => `fixpointShow(${index}, () => [${places[index].names.map((name) => `()=>${name}`).join(",")}])`,
    end() {
      const shapes = places.map((place) => place.shapes);
      places = [];
      return shapes;
    },
  };
}

module.exports = { createShaper };
