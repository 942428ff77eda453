"use strict";
/**
 * What a compiler makes of `import { a } from "package"` is a `require`, which finds all that the package has. Node itself knows
 * only those names of a CommonJS package that stand in its text.
 */
const fs = require("node:fs");
const Module = require("node:module");
const { fileURLToPath } = require("node:url");

const MARK = "fxcjs";
const NAME = /^[A-Za-z_$][\w$]*$/;

const isMarked = (url) => url.endsWith(`?${MARK}`);

/** Another address for a CommonJS package that a compiled file imports; the same for all else. */
function asCompiled(found, isModule) {
  if (!found.url.startsWith("file:") || found.url.includes("?") || !/\.c?js$/.test(found.url)) return found;
  const isCommon =
    found.format === "commonjs" || (found.format == null && !isModule(fs.readFileSync(fileURLToPath(found.url), "utf8")));
  return isCommon ? { ...found, url: `${found.url}?${MARK}`, format: "module", shortCircuit: true } : found;
}

/** The package as a module: all names that it has once it is loaded, and the default that a compiler takes. */
function sourceOf(url) {
  const file = fileURLToPath(url.slice(0, -MARK.length - 1));
  const exported = Module.createRequire(file)(file);
  const isObject = exported !== null && (typeof exported === "object" || typeof exported === "function");
  const names = isObject
    ? Object.keys(exported).filter((name) => NAME.test(name) && name !== "default" && name !== "__esModule")
    : [];
  const lines = [
    'import { createRequire } from "node:module";',
    `const all = createRequire(import.meta.url)(${JSON.stringify(file)});`,
    "export default all?.__esModule && 'default' in all ? all.default : all;",
    ...names.map((name, at) => `const fx${at} = all.${name}; export { fx${at} as ${name} };`),
  ];
  return { format: "module", source: lines.join("\n"), shortCircuit: true };
}

module.exports = { asCompiled, isMarked, sourceOf };
