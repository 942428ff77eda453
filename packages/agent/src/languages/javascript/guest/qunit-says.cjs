"use strict";
/** What an assertion of QUnit that failed says: few have a message, and the values are all there is to tell them apart. */
const util = require("node:util");

const print = (value) => util.inspect(value, { depth: 4, breakLength: Infinity, maxStringLength: 500 }).slice(0, 500);

module.exports = function says({ message, actual, expected }) {
  const isTold = message !== undefined && message !== null && message !== "" && message !== "failed";
  return isTold ? String(message) : `expected ${print(expected)}, got ${print(actual)}`;
};
