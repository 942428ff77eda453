"use strict";
/** Reads the project's sources as bundlers do and the judge does, for runners that are Node itself: TypeScript, paths without endings. */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { fileURLToPath, pathToFileURL } = require("node:url");
const { MODULE_SYNTAX, strip } = require("./judge-typescript.cjs");

const TYPESCRIPT = /\.[mc]?tsx?$/;
const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".mjs", ".cjs", "/index.ts", "/index.tsx", "/index.js", "/index.mjs"];

const isOwn = (url) => url?.startsWith("file:") && !url.includes("/node_modules/");

function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** `./x.js` and `./x` of a TypeScript file, `./x` of `x.js` or `x/index.js`; undefined where there is none. */
function twinOf(specifier, parent) {
  if (!specifier.startsWith(".") || !isOwn(parent)) return undefined;
  const asked = path.resolve(path.dirname(fileURLToPath(parent)), specifier);
  if (isFile(asked)) return undefined;
  const bare = asked.replace(/\.([mc]?)jsx?$/, "");
  const bases = bare === asked ? [asked] : [asked, bare];
  for (const base of bases) for (const ending of ENDINGS) if (isFile(base + ending)) return base + ending;
  return undefined;
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
