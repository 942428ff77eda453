"use strict";
/**
 * Serves the probe and the candidate's text from memory, for require and import alike, and forgets the project's
 * own modules between candidates. What the base loads from node_modules stays loaded.
 */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { fileURLToPath, pathToFileURL } = require("node:url");
const { asCompiled, isJsonModule, isMarked, ownAsCompiled, required, sourceOf, sourceOfJson } = require("./judge-interop.cjs");
const { isAside } = require("./judge-aside.cjs");
const { createCompiled } = require("./judge-compiled.cjs");
const mocks = require("./judge-mocks.cjs");
const { aroundPackages } = require("./judge-packages.cjs");
const { MODULE_SYNTAX, strip } = require("./judge-typescript.cjs");

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
const EXTENSIONS = ["", ...ENDINGS, "/index.ts", "/index.tsx", "/index.js", "/index.jsx"];
const MOCHA = `${path.sep}node_modules${path.sep}mocha${path.sep}`;

// A candidate may replace these, and would be handed what is kept for the next ones, or have its modules kept.
const uncurry = require("./judge-uncurry.cjs");
const begins = uncurry(String.prototype.startsWith);
const contains = uncurry(String.prototype.includes);
const lookUp = uncurry(Map.prototype.get);
const keep = uncurry(Map.prototype.set);

/** What the probe asserts with, out of reach of the candidates. */
const ASSERT = pathToFileURL(path.join(__dirname, "judge-assert.cjs")).href;
const ASSERT_PLAIN = pathToFileURL(path.join(__dirname, "judge-assert-plain.cjs")).href;

/** In place of a test file's runner. */
const NODE_TEST = pathToFileURL(path.join(__dirname, "judge-node-test-api.cjs")).href;
const EXPECT = pathToFileURL(path.join(__dirname, "judge-expect-api.cjs")).href;
const LAB = pathToFileURL(path.join(__dirname, "judge-lab-api.cjs")).href;
const INSTEAD = {
  "node:test": { "node:test": NODE_TEST },
  vitest: { vitest: EXPECT },
  jest: { "@jest/globals": EXPECT },
  tape: { tape: pathToFileURL(path.join(__dirname, "judge-tape-api.cjs")).href },
  ava: { ava: pathToFileURL(path.join(__dirname, "judge-ava-api.cjs")).href },
  tap: { tap: pathToFileURL(path.join(__dirname, "judge-tap-api.cjs")).href },
  uvu: { uvu: pathToFileURL(path.join(__dirname, "judge-uvu-api.cjs")).href },
  lab: { lab: LAB, "@hapi/lab": LAB },
  qunit: { qunit: pathToFileURL(path.join(__dirname, "judge-qunit-api.cjs")).href },
};
const GUEST = pathToFileURL(__dirname + path.sep).href;

/** Their files are modules by what they hold, whatever the package says; so are others where the project compiles them. */
const IS_TRANSFORMED = new Set(["vitest", "jest"]);

/** Whether a package's own files are modules by what its manifest says. */
function isModulePackage(root) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).type === "module";
  } catch {
    return false;
  }
}

/** Node reads a file's types to tell it, and does not know all that TypeScript has. */
function formatOf(url, context, next) {
  try {
    return next(url, context)?.format;
  } catch (error) {
    if (error?.code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") return undefined;
    throw error;
  }
}

/** Names that the project's settings give to its own files: `@/x` is `src/x`. Both as an address that can be looked for. */
function aliasesOf(root, { aliases = [], folders = [] }) {
  const known = aliases.map(({ find, to }) => [new RegExp(find), to.replace("<root>", () => root)]);
  return {
    named(specifier) {
      const [pattern, to] = known.find(([one]) => one.test(specifier)) ?? [];
      return pattern === undefined ? specifier : specifier.replace(pattern, to);
    },
    below: (specifier) =>
      /^(?:[./]|node:|file:)/.test(specifier) ? [] : folders.map((folder) => path.join(root, folder, specifier)),
  };
}

/**
 * `onBuiltin(name, exports)` hears of Node's own modules before anybody else sees them. `isMapped`: of what is compiled it is
 * kept where it was written.
 */
function createLoader(root, probe, onBuiltin, isMapped = false) {
  const rootPrefix = root.endsWith(path.sep) ? root : root + path.sep;
  const compile = probe.compiled === undefined ? null : createCompiled(path.join(root, probe.folder ?? "."), probe, isMapped);
  // By the ending of a module it would be loaded by another loader, which keeps what it has.
  const probeFile = path.join(root, compile === null ? probe.file : probe.file.replace(/\.m([jt]s)$/, ".c$1"));
  const probeUrl = pathToFileURL(probeFile).href;
  const base = new Map();
  /** file → { format, source } as Node would take it. */
  const plain = new Map();
  const builtin = process.getBuiltinModule;
  let generation = 0;
  let edited = new Map();
  /** Files outside the project's own that may stay loaded; null while all may. */
  let kept = null;

  const areModules = isModulePackage(root);
  const isTransformed = IS_TRANSFORMED.has(probe.runnerOfFile) || probe.isTransformed === true;
  const aliases = aliasesOf(root, probe);

  /** Compilers of old read files by themselves, and again where these are newer than what they know. */
  const { readFileSync: read, statSync: stat } = fs;
  const isModule = probe.format === "esm" && compile === null;
  const probeCode = probe.format === "esm" && compile !== null ? (compile(probeFile, probe.code) ?? probe.code) : probe.code;
  const served = (file) => (file === probeFile ? probeCode : lookUp(edited, file));
  fs.readFileSync = (file, ...rest) => {
    const text = typeof file === "string" ? served(file) : undefined;
    if (text === undefined) return read(file, ...rest);
    const encoding = typeof rest[0] === "string" ? rest[0] : rest[0]?.encoding;
    return encoding ? text : Buffer.from(text);
  };
  fs.statSync = (file, ...rest) => {
    if (typeof file !== "string" || served(file) === undefined) return stat(file, ...rest);
    const seen = stat(file === probeFile ? root : file, ...rest);
    return Object.defineProperty(seen, "mtime", { value: new Date(Date.now() + generation) });
  };

  const isProject = (file) => begins(file, rootPrefix) && !contains(file, `${path.sep}node_modules${path.sep}`);
  const textOf = (file) => {
    let text = lookUp(base, file);
    if (text === undefined) keep(base, file, (text = read(file, "utf8")));
    return text;
  };

  // `require` of an ES module looks for it by its path, without the query: so the mark is in the file's name.
  const marked = (url) => url.replace(/[^/]*$/, (name) => `fx${generation}~${name}`);
  const unmarked = (url) => url.split("?")[0].replace(/\/fx\d+~([^/]*)$/, "/$1");

  /** TypeScript projects leave extensions out, or write `.js` and mean `.ts`; and a package names what it builds later. */
  function guess(specifier, parentUrl) {
    const own = probe.own?.[specifier];
    if (own !== undefined) return pathToFileURL(path.join(root, own)).href;
    if (!begins(parentUrl ?? "", "file:")) return null;
    const bare = specifier.split("?")[0];
    const isPath = /^\.{1,2}(\/|$)/.test(bare) || begins(bare, rootPrefix);
    const places = isPath ? [path.resolve(path.dirname(fileURLToPath(parentUrl.split("?")[0])), bare)] : aliases.below(bare);
    for (const wanted of places) {
      const stem = wanted.replace(/\.([mc]?)jsx?$/, "");
      for (const extension of EXTENSIONS) {
        for (const candidate of [wanted + extension, stem + extension]) {
          if (fs.statSync(candidate, { throwIfNoEntry: false })?.isFile()) return pathToFileURL(candidate).href;
        }
      }
    }
    return null;
  }

  /** Files that the project's own run compiles to CommonJS. */
  function isCompiled(parentUrl) {
    if (!begins(parentUrl ?? "", "file:")) return false;
    const file = fileURLToPath(unmarked(parentUrl));
    return isProject(file) && (isTransformed || (!areModules && /\.c?tsx?$/.test(file)));
  }

  /** `require` asks here again. */
  let isRequired = false;
  function ofRequire(specifier, { parentURL }) {
    if (isRequired) return null;
    isRequired = true;
    try {
      return required(specifier, parentURL);
    } finally {
      isRequired = false;
    }
  }

  function find(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      const url = guess(specifier, context.parentURL) ?? (isCompiled(context.parentURL) ? ofRequire(specifier, context) : null);
      if (url === null) throw error;
      return { url, shortCircuit: true };
    }
  }

  function isCommon(url) {
    if (!/\.c?js$/.test(url) || areModules) return url.endsWith(".cjs");
    return !MODULE_SYNTAX.test(textOf(fileURLToPath(url)));
  }

  /** Which file is meant is the same for each candidate, and to look for it takes as long as to load a small one. */
  const places = new Map();
  function findOnce(specifier, context, next) {
    const { parentURL, conditions, importAttributes } = context;
    if (parentURL === undefined || Object.keys(importAttributes ?? {}).length > 0) return find(specifier, context, next);
    const key = `${conditions?.includes("import") === true} ${unmarked(parentURL)} ${specifier}`;
    const known = lookUp(places, key);
    if (known !== undefined) return known;
    const found = find(specifier, context, next);
    if (begins(found.url, "file:") && !contains(found.url, "?")) keep(places, key, { ...found, shortCircuit: true });
    return found;
  }

  /** What is put in a module's place is a file of the project's that only stands here. */
  const replacedUrl = pathToFileURL(path.join(root, "fixpoint-replaced-")).href;
  const addressOf = (url) => (begins(url, "file:") ? fileURLToPath(unmarked(url)) : url.replace(/^node:/, ""));

  function resolve(specifier, context, next) {
    const bare = specifier.split("?")[0];
    if (bare === probeUrl || bare === probeFile)
      return {
        url: isModule ? marked(probeUrl) : probeUrl,
        format: isModule ? "module" : "commonjs",
        shortCircuit: true,
      };
    if (specifier === "node:assert/strict" && context.parentURL !== undefined && unmarked(context.parentURL) === probeUrl)
      return { url: probe.comparesPlain === true ? ASSERT_PLAIN : ASSERT, format: "commonjs", shortCircuit: true };
    const instead = INSTEAD[probe.runnerOfFile]?.[specifier];
    if (instead !== undefined && !begins(context.parentURL ?? "", GUEST))
      return { url: instead, format: "commonjs", shortCircuit: true };
    const isOwn = begins(context.parentURL ?? "", "file:") && isProject(fileURLToPath(unmarked(context.parentURL)));
    const found = findOnce(isOwn ? aliases.named(specifier) : specifier, context, next);
    if (begins(found.url, "node:")) onBuiltin(found.url, builtin(found.url));
    const number = isOwn ? mocks.numberOf(addressOf(found.url), specifier) : undefined;
    if (number !== undefined) return { url: `${replacedUrl}${generation}-${number}.cjs`, format: "commonjs", shortCircuit: true };
    if (!begins(found.url, "file:")) return found;
    const url = unmarked(found.url);
    if (!isProject(fileURLToPath(url))) {
      const isImport = context.conditions?.includes("import") === true;
      return isImport && isCompiled(context.parentURL) ? asCompiled(found, (text) => MODULE_SYNTAX.test(text)) : found;
    }
    if (compile !== null && !/\.(?:json|node|wasm|m[jt]s)$/.test(url))
      return { ...found, url, format: "commonjs", shortCircuit: true };
    // A module of the ESM loader cannot be unloaded: another address makes it another module.
    const imported = context.conditions?.includes("import");
    // What a file is that its package makes a module is known once it was loaded.
    const format = found.format ?? lookUp(plain, fileURLToPath(url))?.format;
    const esm = begins(format ?? "", "module") || /\.mts$|\.mjs$/.test(url);
    // A program that is run more than once has an address of its own each time.
    const turn = /[?&](run=[\d.]+)/.exec(found.url)?.[1];
    const query = turn === undefined ? `fx=${generation}` : `fx=${generation}&${turn}`;
    if (imported && isCompiled(context.parentURL) && isCommon(url)) return ownAsCompiled(`${url}?${query}`);
    return { ...found, url: imported ? `${url}?${query}` : esm ? marked(url) : url, shortCircuit: true };
  }

  function load(url, context, next) {
    if (!begins(url, "file:")) return next(url, context);
    if (isMarked(url)) return sourceOf(url);
    const clean = unmarked(url);
    if (clean === probeUrl) return { format: isModule ? "module" : "commonjs", source: probeCode, shortCircuit: true };
    const file = fileURLToPath(clean);
    if (begins(clean, replacedUrl)) {
      const number = /-(\d+)\.cjs$/.exec(clean)?.[1];
      const source = `module.exports = require(${JSON.stringify(path.join(__dirname, "judge-mocks.cjs"))}).take(${number});`;
      return { format: "commonjs", source, shortCircuit: true };
    }
    if (isProject(file) && isJsonModule(file, context)) return sourceOfJson(textOf(file));
    if (!isProject(file) || /\.(json|node|wasm)$/.test(file)) return next(clean, context);
    let known = lookUp(plain, file);
    if (known === undefined && compile !== null && !/\.m[jt]s$/.test(file)) {
      known = { format: "commonjs", source: compile(file, textOf(file)) ?? strip(file, textOf(file)) };
      keep(plain, file, known);
    }
    if (known === undefined) {
      const format = formatOf(clean, context, next) ?? context.format ?? "commonjs";
      const source = strip(file, textOf(file));
      const isModule = isTransformed && MODULE_SYNTAX.test(source);
      known = { format: isModule ? "module" : format.replace("-typescript", ""), source };
      keep(plain, file, known);
    }
    const text = lookUp(edited, file);
    const compiled = text === undefined || known.format === "module" ? null : compile?.(file, text);
    const source = text === undefined ? known.source : (compiled ?? strip(file, text));
    return { format: known.format, source, shortCircuit: true };
  }

  Module.registerHooks({ resolve, load });
  const load_ = Module.createRequire(probeFile);

  process.getBuiltinModule = (name) => {
    const exported = builtin(name);
    if (exported !== undefined) onBuiltin(begins(name, "node:") ? name : `node:${name}`, exported);
    return exported;
  };
  for (const name of ["node:module", "node:timers", "node:process"]) onBuiltin(name, builtin(name));

  const isGuest = (file) => begins(file, __dirname + path.sep) || isAside(file);
  function forget() {
    for (const file of Object.keys(Module._cache)) {
      if (isProject(file) || (kept !== null && !kept.has(file) && !isGuest(file))) delete Module._cache[file];
    }
  }

  mocks.forget = () => {
    for (const file of Object.keys(Module._cache)) if (isProject(file) && file !== probeFile) delete Module._cache[file];
  };

  return {
    /** Puts the edits in place for the next load; a sentence when they do not fit the file. */
    use(edits) {
      generation += 1;
      forget();
      edited = new Map();
      for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
        const file = path.join(root, edit.file);
        if (!isProject(file)) return `${edit.file} lies outside the project.`;
        const text = lookUp(edited, file) ?? textOf(file);
        if (edit.start > edit.end || edit.end > text.length) return `The edit of ${edit.file} lies outside its text.`;
        keep(edited, file, text.slice(0, edit.start) + edit.replacement + text.slice(edit.end));
      }
      return null;
    },
    /** Of a file's text as it stands, in UTF-16 code units. */
    lengthOf: (file) => textOf(path.join(root, file)).length,
    /** What is loaded of packages now stays loaded. */
    keepPackages() {
      kept = new Set(Object.keys(Module._cache).filter((file) => !isProject(file)));
    },
    /** Loads the same packages once more, for what they change of the globals. */
    loadPackagesAnew() {
      const files = Object.keys(Module._cache).filter((file) => !isProject(file) && !isGuest(file));
      for (const file of files) delete Module._cache[file];
      aroundPackages(() => {
        for (const file of files) {
          try {
            load_(file);
          } catch {
            // Some modules load only from within another.
          }
        }
      });
    },
    /** Exports of the packages that are loaded. */
    packages: () =>
      Object.entries(Module._cache)
        .filter(([file]) => !isProject(file) && !isGuest(file))
        // Mocha keeps the options of each run on its own modules; its classes must stay as they are.
        .map(([file, { exports }]) => (file.includes(MOCHA) ? { prototype: exports?.prototype } : exports)),
    /** The probe's default export. */
    loadProbe() {
      const loaded = load_(probeFile);
      return typeof loaded === "function" ? loaded : loaded?.default;
    },
  };
}

module.exports = { createLoader };
