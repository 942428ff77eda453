"use strict";
/** Node's strict assertions as the probe gets them: the same functions on an object that nobody can change. */
const assert = require("node:assert/strict");

const { ok } = assert;
const copy = (...all) => ok(...all);
for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(assert)))
  if (!Object.hasOwn(copy, key)) Object.defineProperty(copy, key, descriptor);
Object.defineProperty(copy, "strict", { value: copy });

module.exports = Object.freeze(copy);
