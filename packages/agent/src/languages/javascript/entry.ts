import path from "node:path";
import type { PackageJson } from "./detect.ts";
import { isJavaScript, isTestPath } from "./classify-path.ts";

const ENDINGS = [".js", ".ts", ".mjs", ".cjs", ".mts", ".cts", ".tsx", ".jsx"];
const BUILT = /^(?:\.\/)?(?:dist|lib|build|out|es|esm|cjs|umd|output|target)\//;
/** Conditions in the order that source is most likely behind them. */
const CONDITIONS = ["source", "development", "import", "module", "node", "require", "default"];

/** A specifier of this tree → its file, as Node, TypeScript or a bundler would find it; null when there is none. */
export function resolveInTree(files: ReadonlySet<string>, specifier: string): string | null {
  const clean = path.posix.normalize(specifier).replace(/\/$/, "");
  if (clean.startsWith("..")) return null;
  const base = clean === "." ? "" : clean;
  if (base !== "" && files.has(base)) return base;
  const bare = base.replace(/\.([mc]?)jsx?$/, "");
  const twin = /\.([mc]?)jsx?$/.exec(base);
  if (twin !== null) for (const ending of [`.${twin[1] ?? ""}ts`, ".tsx"]) if (files.has(bare + ending)) return bare + ending;
  for (const ending of ENDINGS) if (base !== "" && files.has(base + ending)) return base + ending;
  for (const ending of ENDINGS) {
    const index = base === "" ? `index${ending}` : `${base}/index${ending}`;
    if (files.has(index)) return index;
  }
  return null;
}

/** `dist/index.js` is often not in the tree: the source that it is built from. */
export function sourceOf(files: ReadonlySet<string>, target: string): string | null {
  const there = resolveInTree(files, target);
  if (there !== null && isJavaScript(there) && !/^(?:dist|build|umd)\//.test(there)) return there;
  const inner = target
    .replace(/^\.\//, "")
    .replace(BUILT, "")
    .replace(/^(?:esm|cjs|src)\//, "")
    .replace(/\.(?:min|umd|esm|cjs|common|module|production)(?=\.)/, "")
    .replace(/\.d(?=\.[mc]?ts$)/, "");
  for (const folder of ["src", "lib", "source", "."]) {
    const found = resolveInTree(files, path.posix.join(folder, inner.replace(/\.[mc]?[jt]sx?$/, "")));
    if (found !== null && isJavaScript(found)) return found;
  }
  return there !== null && isJavaScript(there) ? there : null;
}

/** `x.mjs` beside `x.js`: the same code for two loaders. A package that is CommonJS by default is asked by `require`. */
function commonTwin(pkg: PackageJson, files: ReadonlySet<string>, found: string | null): string | null {
  if (found === null || pkg.type === "module") return found;
  const twin = [".js", ".cjs"].map((ending) => found.replace(/\.mjs$/, ending)).find((file) => file !== found && files.has(file));
  return twin ?? found;
}

function targetsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  return CONDITIONS.flatMap((name) => (name in fields ? targetsOf(fields[name]) : []));
}

function exportsOf(pkg: PackageJson): Record<string, unknown> {
  const { exports } = pkg;
  if (typeof exports === "string" || Array.isArray(exports)) return { ".": exports };
  if (typeof exports !== "object" || exports === null) return {};
  const fields = exports as Record<string, unknown>;
  return Object.keys(fields).some((key) => key.startsWith(".")) ? fields : { ".": fields };
}

/** The source file behind the package's own name. What the project's tests import wins over a built file. */
export function findEntry(pkg: PackageJson, fileList: string[], tests: ReadonlyMap<string, string>): string | null {
  const files = new Set(fileList);
  const stated = [
    ...(pkg.source === null ? [] : [pkg.source]),
    ...targetsOf(exportsOf(pkg)["."]),
    ...(pkg.main === null ? [] : [pkg.main]),
    ...(pkg.module === null ? [] : [pkg.module]),
  ];
  const imported = importedByTests(files, tests);
  const short = pkg.name?.split("/").at(-1) ?? "";
  const looksMain = (file: string) => {
    const stem = path.posix.basename(file).replace(/\.[mc]?[jt]sx?$/, "");
    return stem === "index" || stem === "main" || stem === short || stem === short.replace(/(?:^node-|[-.]?js$)/g, "");
  };
  for (const target of stated) {
    const found = commonTwin(pkg, files, sourceOf(files, target));
    if (found === null) continue;
    if (imported.has(found) || imported.size === 0 || !/^(?:dist|build|umd)\//.test(found)) return found;
  }
  const byTests = [...imported].sort((a, b) => Number(looksMain(b[0])) - Number(looksMain(a[0])) || b[1] - a[1])[0]?.[0];
  for (const guess of [".", "src", "lib", `src/${short}`, `lib/${short}`, short, "src/main", "main"]) {
    const found = guess === "" ? null : resolveInTree(files, guess);
    if (found !== null && isJavaScript(found) && !isTestPath(found)) return found;
  }
  if (byTests !== undefined) return byTests;
  const sources = fileList.filter((file) => isJavaScript(file) && !isTestPath(file) && !/\.config\./.test(file));
  return sources.length === 1 ? (sources[0] ?? null) : (sources.find(looksMain) ?? null);
}

/** Project files that tests import by relative path → how many do. */
function importedByTests(files: ReadonlySet<string>, tests: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [file, text] of tests) {
    const seen = new Set<string>();
    for (const match of text.matchAll(/(?:require\(\s*|from\s+|import\s*\(?\s*)["'](\.{1,2}(?:\/[^"']*)?)["']/g)) {
      const found = resolveInTree(files, path.posix.join(path.posix.dirname(file), match[1] ?? ""));
      if (found !== null && isJavaScript(found) && !isTestPath(found)) seen.add(found);
    }
    for (const found of seen) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

/** What the manifest says to be the package's own files, by whatever loader. */
export function builtTargets(pkg: PackageJson): string[] {
  const stated = [...Object.values(exportsOf(pkg)).flatMap(targetsOf), pkg.main, pkg.module];
  const scripts = stated.filter((target) => target !== null && /\.[mc]?jsx?$/.test(target) && !target.includes("*"));
  return [...new Set(scripts.map((target) => path.posix.normalize(target ?? "")))].filter((target) => !/^[./]/.test(target));
}

export function findSubpaths(pkg: PackageJson, fileList: string[]): Record<string, string> {
  const files = new Set(fileList);
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(exportsOf(pkg))) {
    if (key === "." || key.includes("*")) continue;
    const target = targetsOf(value)
      .map((one) => sourceOf(files, one))
      .find((one) => one !== null);
    if (target !== undefined && target !== null) found[key] = target;
  }
  return found;
}
