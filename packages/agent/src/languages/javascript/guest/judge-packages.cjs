"use strict";
/**
 * Packages that tests are made with ask for hooks while they are loaded, to clean up behind each test, and they are loaded once:
 * what they asked for then holds for each candidate.
 */
const NAMES = ["beforeAll", "afterAll", "beforeEach", "afterEach"];

let asked = [];
/** Until they are all loaded; from then on nothing is new. */
let isOpen = true;
let within = (load) => load();

/** The code that called is a package's. */
function isOfPackage() {
  const caller = String(new Error("where").stack)
    .split("\n")
    .slice(1)
    .find((line) => !line.includes(__dirname));
  return caller !== undefined && caller.includes("/node_modules/");
}

/** The same hooks, which note what packages ask for. */
function noting(hooks) {
  const noted = NAMES.map((name) => [
    name,
    (fn, ...rest) => {
      if (isOpen && isOfPackage()) asked.push([name, fn]);
      return hooks[name](fn, ...rest);
    },
  ]);
  return Object.fromEntries(noted);
}

module.exports = {
  noting,
  /** What packages asked for when they were loaded, for a run that does not load them. */
  again(hooks) {
    for (const [name, fn] of asked) hooks[name](fn);
  },
  areLoaded() {
    isOpen = false;
  },
  /** How packages are loaded: with the runner's names at hand. */
  set within(how) {
    within = how;
  },
  /** Loads them all once more, as the first time. */
  aroundPackages(load) {
    asked = [];
    isOpen = true;
    within(load);
    isOpen = false;
  },
};
