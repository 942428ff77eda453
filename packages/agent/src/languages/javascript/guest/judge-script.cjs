"use strict";
/**
 * One script that asserts by itself, in this process: rejects with what it throws, or when it ends with a status other than 0.
 * What it leaves for later is not waited for: a script that fails then does not fail here, and is run by itself.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { format } = require("node:util");
const { isByProgram } = require("./script-exit.cjs");
const failuresSaid = require("./script-says.cjs");

/** Characters at the end of what it printed, in which it sums up. */
const MOST_READ = 20_000;

class Ended extends Error {
  constructor(status) {
    super(`The script ended with status ${status}`);
    this.status = status;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

module.exports = async function runScript({ root, file }) {
  const { exit, argv } = process;
  const { log, info, error: print } = console;
  const { write } = process.stdout;
  let printed = "";
  const keep = (...all) => void (printed += `${format(...all)}\n`);
  Object.assign(console, { log: keep, info: keep, error: keep });
  process.stdout.write = (text) => {
    printed += String(text);
    return true;
  };
  const full = path.join(root, file);
  process.argv = [argv[0], full];
  process.exitCode = undefined;
  process.exit = (status = process.exitCode ?? 0) => {
    if (Number(status) === 0 && isByProgram(root, full)) throw new Error("The program ended the process.");
    throw new Ended(Number(status));
  };
  try {
    createRequire(full)(full);
    await settled();
    if (process.exitCode) throw new Ended(process.exitCode);
  } catch (error) {
    if (!(error instanceof Ended) || error.status !== 0) throw error;
  } finally {
    Object.assign(process, { exit, argv, exitCode: undefined });
    Object.assign(console, { log, info, error: print });
    process.stdout.write = write;
  }
  const failures = failuresSaid(printed.slice(-MOST_READ));
  if (failures !== null) throw new Error(`The script says that ${failures}`);
};
