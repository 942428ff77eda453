"use strict";
/** The project's files as CommonJS, where its runner compiles what Node does not read by itself. */
const path = require("node:path");
const { pathToFileURL } = require("node:url");
const { isAsset, sourceOfAsset } = require("./judge-assets.cjs");
const { createCompiler } = require("./judge-compile.cjs");
const { MODULE_SYNTAX } = require("./judge-typescript.cjs");
const { createVueCompiler } = require("./judge-vue.cjs");

const CODE = /\.[mc]?[jt]sx?$/;
const HAS_JSX = /<\/|\/>/;
const META = /\bimport\.meta\b/g;

/** What a module knows of itself, for CommonJS that has no such word. */
function withMeta(file, source, env) {
  if (!source.includes("import.meta")) return source;
  const meta = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file), env };
  const known = `var fxMeta = ${JSON.stringify(meta)};`;
  const code = source.replace(META, "fxMeta");
  return code.startsWith('"use strict";') ? code.replace('"use strict";', `"use strict";${known}`) : `${known}${code}`;
}

/** Source maps that were made, by file, with what they are of. */
const maps = new Map();

/**
 * `(file, text) => source`, of CommonJS, or null for a file that is read as it is; it throws where that cannot be compiled. null
 * where the project has no compiler.
 */
function createCompiled(root, { runnerOfFile: runner, compiled }, isMapped = false) {
  const { prefers, isInterop, meta } = compiled;
  const compiler = createCompiler(root, { prefers, isInterop, isMapped });
  if (compiler === null) return null;
  let vue = null;
  return (file, text) => {
    if (isAsset(file)) return sourceOfAsset(root, file, runner);
    if (file.endsWith(".vue")) {
      vue ??= createVueCompiler(root);
      return vue === null ? null : compiler(`${file}.ts`, vue(file, text)).source;
    }
    const isPlain = /\.c?js$/.test(file) && !MODULE_SYNTAX.test(text) && !HAS_JSX.test(text);
    if (!CODE.test(file) || isPlain) return null;
    const { source, map } = compiler(file, text);
    const whole = withMeta(file, source, meta);
    if (map !== null) maps.set(file, { map, source: whole });
    return whole;
  };
}

module.exports = { createCompiled, maps };
