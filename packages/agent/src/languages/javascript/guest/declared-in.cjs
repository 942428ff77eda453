"use strict";
/**
 * The file of the project that a stack begins in: what a runner loads declares its tests, be it by a helper. Where the stack is
 * not given, that of the caller.
 */
const root = `${process.cwd()}/`;
const DEPTH = 100;

module.exports = function declaredIn(stack = stackHere()) {
  return stack
    .split("\n")
    .map((line) => /([^()\s]+?):\d+:\d+\)?$/.exec(line.replace("file://", ""))?.[1]?.replace(/\?.*$/, ""))
    .findLast((file) => file !== undefined && file.startsWith(root) && !file.includes("/node_modules/"));
};

function stackHere() {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = DEPTH;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}
