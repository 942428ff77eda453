"use strict";
/**
 * Who ends the process of a script that asserts by itself: its tests say that all is well, or a runner of its own from a package.
 * A program that ends it has not let them come to their end. Preloaded, it makes of such an end a bad one.
 */
const path = require("node:path");

/** The file that called `process.exit` is the program's: none of a package, and none of the script's own folder. */
function isByProgram(root, script) {
  const [, , , caller = ""] = new Error().stack.split("\n");
  const file = /((?:file:\/\/)?\/[^()\s]*?):\d+:\d+\)?$/.exec(caller)?.[1]?.replace("file://", "") ?? "";
  if (!file.startsWith(root + path.sep) || file.includes(`${path.sep}node_modules${path.sep}`)) return false;
  const folder = path.dirname(script);
  return folder === root ? file !== script : !file.startsWith(folder + path.sep);
}

/** What the process ends with, where that is none of the tests' doing. */
const ENDED_BY_PROGRAM = 70;

function watch() {
  const { exit } = process;
  process.exit = (status = process.exitCode ?? 0) =>
    exit.call(process, Number(status) === 0 && isByProgram(process.cwd(), process.argv[1]) ? ENDED_BY_PROGRAM : status);
}

module.exports = { isByProgram };
if (process.env.FIXPOINT_SCRIPT === "1") watch();
