"use strict";
/**
 * What the judge itself needs of the project's packages, a compiler or a document: it stays as it is while candidates come and
 * go, and is no part of what they load.
 */
const { createRequire, _cache: cache } = require("node:module");
const path = require("node:path");

const aside = new Set();

/** What `work` gives; what it loads for the first time is the judge's. */
function loadAside(work) {
  const before = new Set(Object.keys(cache));
  try {
    return work();
  } finally {
    for (const file of Object.keys(cache)) if (!before.has(file)) aside.add(file);
  }
}

/** Loads a package as the project's root finds it, or one of those that bring it along; undefined where none does. */
function ofProject(root, name, carriers = []) {
  const own = createRequire(path.join(root, "package.json"));
  for (const carrier of [null, ...carriers]) {
    try {
      const load = carrier === null ? own : createRequire(own.resolve(`${carrier}/package.json`));
      const file = load.resolve(name);
      return loadAside(() => load(file));
    } catch (error) {
      if (!["MODULE_NOT_FOUND", "ERR_PACKAGE_PATH_NOT_EXPORTED"].includes(error?.code)) throw error;
    }
  }
  return undefined;
}

module.exports = { isAside: (file) => aside.has(file), loadAside, ofProject };
