"use strict";
// One JSON line for an event, written at once, so that a killed run keeps what it had.
const fs = require("node:fs");

module.exports = function writeEvent(value) {
  fs.appendFileSync(process.env.FIXPOINT_RESULTS, `${JSON.stringify(value)}\n`);
};
