"use strict";
/** Reads the project's sources as bundlers do and the judge does, for runners that are Node itself: TypeScript, paths without endings. */
const fs = require("node:fs");
const Module = require("node:module");
const { fileURLToPath, pathToFileURL } = require("node:url");
const { MODULE_SYNTAX, strip } = require("./judge-typescript.cjs");
const { twinFile } = require("./twin-files.cjs");

const TYPESCRIPT = /\.[mc]?tsx?$/;

const isOwn = (url) => url?.startsWith("file:") && !url.includes("/node_modules/");

/** `./x.js` and `./x` of a TypeScript file, `./x` of `x.js` or `x/index.js`; undefined where there is none. */
function twinOf(specifier, parent) {
  return isOwn(parent) ? twinFile(specifier, fileURLToPath(parent)) : undefined;
}

Module.registerHooks({
  resolve(specifier, context, next) {
    const twin = twinOf(specifier, context.parentURL);
    return next(
      twin === undefined ? specifier : context.conditions?.includes("require") ? twin : pathToFileURL(twin).href,
      context,
    );
  },
  load(url, context, next) {
    const clean = url.split("?")[0];
    if (!isOwn(clean) || !TYPESCRIPT.test(clean)) return next(url, context);
    const file = fileURLToPath(clean);
    const source = strip(file, fs.readFileSync(file, "utf8"));
    return { format: MODULE_SYNTAX.test(source) ? "module" : "commonjs", source, shortCircuit: true };
  },
});
