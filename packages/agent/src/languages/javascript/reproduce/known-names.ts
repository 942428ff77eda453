const GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  "require",
  "module",
  "exports",
  "__dirname",
  "__filename",
  "arguments",
  "undefined",
  "NaN",
  "Infinity",
  "console",
  "process",
  "Buffer",
  "setImmediate",
  "clearImmediate",
  "global",
  "jest",
]);
/** Names of the runner and of assertion libraries: what they did was read already. */
const TEST_NAMES = new Set(["assert", "expect", "should", "describe", "it", "test", "t"]);

/** It has a meaning without the project. */
export function isGlobal(name: string): boolean {
  return GLOBALS.has(name) || TEST_NAMES.has(name);
}

/** A word of the runner's that a project may have as a function of its own; a test has the others under these very names. */
export function isTestWord(name: string): boolean {
  return TEST_NAMES.has(name) && name !== "test" && name !== "assert" && name !== "t";
}
