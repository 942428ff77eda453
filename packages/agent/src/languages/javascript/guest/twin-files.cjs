"use strict";
/** Which file an import means that names what a build would have made, or leaves out the ending. */
const fs = require("node:fs");
const path = require("node:path");

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".mjs", ".cjs", "/index.ts", "/index.tsx", "/index.js", "/index.mjs"];

function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** `./x.js` and `./x` of a TypeScript file, `./x` of `x.js` or `x/index.js`; undefined where there is none, or the file itself is there. */
function twinFile(specifier, from) {
  if (!specifier.startsWith(".")) return undefined;
  const asked = path.resolve(path.dirname(from), specifier);
  if (isFile(asked)) return undefined;
  const bare = asked.replace(/\.([mc]?)jsx?$/, "");
  const bases = bare === asked ? [asked] : [asked, bare];
  for (const base of bases) for (const ending of ENDINGS) if (isFile(base + ending)) return base + ending;
  return undefined;
}

module.exports = { twinFile };
