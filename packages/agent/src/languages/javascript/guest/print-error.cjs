"use strict";
// Shared by the reporters: an error as JSON, its values printed as a person would write them.
const util = require("node:util");

function print(value) {
  try {
    return util
      .inspect(value, {
        depth: 12,
        breakLength: Infinity,
        compact: 100,
        maxArrayLength: 1000,
        maxStringLength: 20_000,
        sorted: false,
      })
      .slice(0, 50_000);
  } catch {
    return null;
  }
}

function text(value) {
  try {
    return value === undefined || value === null ? null : String(value).slice(0, 50_000);
  } catch {
    return null;
  }
}

/** `fields` are added as they are. */
module.exports = function printError(error, fields) {
  if (error === null || typeof error !== "object") return { name: null, message: text(error), ...fields };
  const has = (key) => {
    try {
      return key in error;
    } catch {
      return false;
    }
  };
  const values = has("actual") || has("expected");
  return {
    name: text(error.name ?? (error.constructor && error.constructor.name)),
    message: text(error.message),
    code: text(error.code),
    stack: text(error.stack),
    expected: values ? print(error.expected) : null,
    actual: values ? print(error.actual) : null,
    ...fields,
  };
};
