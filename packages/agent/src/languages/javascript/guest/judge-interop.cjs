"use strict";
/**
 * What a compiler makes of `import { a } from "package"` is a `require`, which finds all that the package has. Node itself knows
 * only those names of a CommonJS package that stand in its text.
 */
const fs = require("node:fs");
const Module = require("node:module");
const { fileURLToPath, pathToFileURL } = require("node:url");

const MARK = "fxcjs";
const NAME = /^[A-Za-z_$][\w$]*$/;

const isMarked = (url) => url.endsWith(`?${MARK}`) || url.endsWith(`&${MARK}`);

/** Another address for a CommonJS package that a compiled file imports; the same for all else. */
function asCompiled(found, isModule) {
  if (!found.url.startsWith("file:") || found.url.includes("?") || !/\.c?js$/.test(found.url)) return found;
  const isCommon =
    found.format === "commonjs" || (found.format == null && !isModule(fs.readFileSync(fileURLToPath(found.url), "utf8")));
  return isCommon ? { ...found, url: `${found.url}?${MARK}`, format: "module", shortCircuit: true } : found;
}

/** The same for a CommonJS file of the project at `url`, whose query tells the candidates apart. */
const ownAsCompiled = (url) => ({ url: `${url}&${MARK}`, format: "module", shortCircuit: true });

/** The package as a module: all names that it has once it is loaded, and the default that a compiler takes. */
function sourceOf(url) {
  const file = fileURLToPath(url.split("?")[0]);
  const exported = Module.createRequire(file)(file);
  const isObject = exported !== null && (typeof exported === "object" || typeof exported === "function");
  const names = isObject ? Object.keys(exported).filter((name) => NAME.test(name) && name !== "__esModule") : [];
  const lines = [
    'import { createRequire } from "node:module";',
    `const all = createRequire(import.meta.url)(${JSON.stringify(file)});`,
    "export default all?.__esModule && 'default' in all ? all.default : all;",
    ...exportsOf(names),
  ];
  return { format: "module", source: lines.join("\n"), shortCircuit: true };
}

/** As `require` finds it: `lodash/has` is `lodash/has.js`. */
function required(specifier, parentUrl) {
  try {
    const file = Module.createRequire(fileURLToPath(parentUrl.split("?")[0]))
      .resolve(specifier)
      .split("?")[0];
    return pathToFileURL(file).href;
  } catch {
    return null;
  }
}

/** Who compiles `import data from "./data.json"` asks for no attribute. */
const isJsonModule = (file, { conditions, importAttributes }) =>
  file.endsWith(".json") && conditions?.includes("import") === true && importAttributes?.type === undefined;

function sourceOfJson(text) {
  const value = JSON.parse(text);
  const names = value !== null && typeof value === "object" ? Object.keys(value).filter((name) => NAME.test(name)) : [];
  const lines = [`const all = ${JSON.stringify(value)};`, "export default all;", ...exportsOf(names)];
  return { format: "module", source: lines.join("\n"), shortCircuit: true };
}

const exportsOf = (names) =>
  names.filter((name) => name !== "default").map((name, at) => `const fx${at} = all.${name}; export { fx${at} as ${name} };`);

module.exports = { asCompiled, isJsonModule, isMarked, ownAsCompiled, required, sourceOf, sourceOfJson };
