"use strict";
/**
 * Files as the project's own run compiles them, by its own TypeScript or Babel, where taking the types out is not enough: JSX,
 * decorators, modules that a test replaces. What comes out is CommonJS.
 */
const path = require("node:path");
const { loadAside, ofProject } = require("./judge-aside.cjs");
const { awaiting, hoisted } = require("./judge-hoist.cjs");

const CARRIERS = ["ts-jest", "babel-jest", "jest", "react-scripts", "vite"];
/** Of a project's settings those that change what its code does. */
const KEPT = [
  "emitDecoratorMetadata",
  "esModuleInterop",
  "experimentalDecorators",
  "jsx",
  "jsxFactory",
  "jsxFragmentFactory",
  "jsxImportSource",
  "target",
  "useDefineForClassFields",
];

function settingsOf(ts, root) {
  const file = ["tsconfig.app.json", "tsconfig.json", "jsconfig.json"].find((name) => ts.sys.fileExists(path.join(root, name)));
  if (file === undefined) return {};
  const { config } = ts.readConfigFile(path.join(root, file), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, root);
  return Object.fromEntries(KEPT.filter((name) => name in options).map((name) => [name, options[name]]));
}

function hasAutomaticJsx(root) {
  try {
    return require("node:module").createRequire(path.join(root, "package.json")).resolve("react/jsx-runtime") !== "";
  } catch {
    return false;
  }
}

function byTypeScript(root, { isInterop, isMapped }) {
  const ts = ofProject(root, "typescript", CARRIERS);
  if (ts === undefined) return null;
  const own = settingsOf(ts, root);
  const { JsxEmit, ModuleKind, ScriptTarget } = ts;
  const defines = own.useDefineForClassFields ?? (own.target ?? ScriptTarget.ES2022) >= ScriptTarget.ES2022;
  const isAutomatic = own.jsxFactory === undefined && (own.jsxImportSource !== undefined || hasAutomaticJsx(root));
  const shared = {
    ...own,
    allowJs: true,
    esModuleInterop: isInterop || Object.keys(own).length === 0 ? true : own.esModuleInterop,
    isolatedModules: true,
    module: ModuleKind.CommonJS,
    sourceMap: isMapped,
    target: ScriptTarget.ES2022,
    useDefineForClassFields: defines,
  };
  return (file, text) => {
    // Who names React in a file made for it means the classic way.
    const isClassic = !isAutomatic || (own.jsx === JsxEmit.React && /\bReact\b/.test(text));
    const isProbe = path.basename(file).startsWith("fixpoint-probe.");
    const compilerOptions = {
      ...shared,
      ...(isProbe && { esModuleInterop: true }),
      jsx: isClassic ? JsxEmit.React : JsxEmit.ReactJSX,
    };
    const fileName = file.replace(/\.[mc]?js$/, ".jsx");
    const { outputText, sourceMapText } = ts.transpileModule(hoisted(ts, fileName, text) ?? text, { compilerOptions, fileName });
    const source = awaiting(outputText.replace(/\n\/\/# sourceMappingURL=[^\n]*\s*$/, ""));
    return { source, map: sourceMapText ?? null };
  };
}

const MOCKS = JSON.stringify(path.join(__dirname, "judge-mocks.cjs"));

/** Presets that wrappers of jest bring along, where the project has no settings of Babel's own. */
const PRESETS = [
  ["babel-preset-react-app", ["react-scripts"], { runtime: "automatic" }],
  ["next/babel", [], {}],
];

function byBabel(root, { isMapped }) {
  const babel = ofProject(root, "@babel/core", [...CARRIERS, "@babel/preset-env", "@vitejs/plugin-react"]);
  if (babel === undefined) return null;
  const { createRequire } = require("node:module");
  const own = createRequire(path.join(root, "package.json"));
  const presetOf = (name, carriers) => {
    for (const carrier of [null, ...carriers])
      try {
        return (carrier === null ? own : createRequire(own.resolve(`${carrier}/package.json`))).resolve(name);
      } catch {
        // Another may bring it.
      }
    return null;
  };
  const found = PRESETS.map(([name, carriers, options]) => [presetOf(name, carriers), options]).find(([file]) => file !== null);
  const hoist = presetOf("babel-plugin-jest-hoist", ["babel-preset-jest", "babel-jest", "jest", "react-scripts"]);
  const shared = {
    plugins: hoist === null ? [] : [hoist],
    caller: { name: "babel-jest", supportsStaticESM: false, supportsDynamicImport: false, supportsTopLevelAwait: false },
    compact: false,
    cwd: root,
    root,
    sourceMaps: isMapped,
  };
  return (file, text) =>
    loadAside(() => {
      const asked = { ...shared, filename: file };
      const isSet = (babel.loadPartialConfigSync(asked)?.files.size ?? 0) > 0;
      const presets = isSet || found === undefined ? {} : { babelrc: false, configFile: false, presets: [found] };
      const done = babel.transformSync(text, { ...asked, ...presets });
      const isTest = /\bjest\s*\.\s*(?:mock|doMock|unmock|requireActual)\b/.test(text);
      const heard = isTest ? `require(${MOCKS}).from(__filename);` : "";
      return { source: `${heard}${done.code}`, map: done.map ? JSON.stringify(done.map) : null };
    });
}

/** `(file, text) => { source, map }`; null where the project has no compiler. `map`: a source map as JSON, where wanted. */
function createCompiler(root, asked) {
  const makers = asked.prefers === "babel" ? [byBabel, byTypeScript] : [byTypeScript, byBabel];
  for (const make of makers) {
    const compiler = make(root, asked);
    if (compiler !== null) return compiler;
  }
  return null;
}

module.exports = { createCompiler };
