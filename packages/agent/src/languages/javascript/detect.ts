import path from "node:path";
import { z } from "zod";
import type { LanguageAdapter, ProjectProfile } from "../../types/language.ts";
import { isConfigPath, isJavaScript, isTestPath } from "./classify-path.ts";
import { isRunnerPackage, RUNNERS, SUITE_RUNNERS, type JavaScriptDetails, type SuiteRunnerName } from "./details.ts";
import { findEntry, findSubpaths } from "./entry.ts";
import { listFiles, readText } from "./files.ts";
import { readStyle } from "./style.ts";
import { scriptsOfMakefile } from "./test-command/makefile.ts";
import { namedByScript } from "./test-command/named-by-script.ts";
import { mainRunner, packageFolders, suiteAt, suitesOf } from "./suites.ts";
import { readTasks, TASK_FILES } from "./test-command/task-runners.ts";
import { readTestScript, type TestScript } from "./test-command/index.ts";
import { unknownTool } from "./test-command/wrapped-runner.ts";
import { besideTests } from "../test-support.ts";

const Names = z.record(z.string(), z.string()).catch({});

/** The needed part of package.json; a field of the wrong shape counts as missing. */
export const PackageJson = z.object({
  name: z.string().nullable().catch(null),
  type: z.string().nullable().catch(null),
  main: z.string().nullable().catch(null),
  module: z.string().nullable().catch(null),
  source: z.string().nullable().catch(null),
  exports: z.unknown().optional(),
  scripts: Names,
  dependencies: Names,
  devDependencies: Names,
  peerDependencies: Names,
  optionalDependencies: Names,
  packageManager: z.string().nullable().catch(null),
});
export type PackageJson = z.infer<typeof PackageJson>;

export async function readPackageJson(root: string): Promise<PackageJson | null> {
  const text = await readText(root, "package.json");
  if (text === null) return null;
  try {
    const parsed = PackageJson.safeParse(JSON.parse(text.replace(/^\uFEFF/, "")));
    return parsed.success ? parsed.data : PackageJson.parse({});
  } catch {
    return PackageJson.parse({});
  }
}

/** A test by its own name or its folder's, wherever that lies: applications have folders of utilities, with their tests. */
const IS_NAMED = /[._-](?:test|spec)s?\.[mc]?[jt]sx?$|(?:^|\/)__tests__\//i;

export const detect: LanguageAdapter["detect"] = async (root) => {
  const files = await listFiles(root);
  const manifest = await readPackageJson(root);
  const scripts = files.filter(isJavaScript);
  if (manifest === null && scripts.length === 0) return null;
  const pkg = manifest ?? PackageJson.parse({});
  const notes: string[] = [];
  const dependencies = { ...pkg.peerDependencies, ...pkg.optionalDependencies, ...pkg.dependencies, ...pkg.devDependencies };
  const asked =
    readTestScript({ ...pkg.scripts, ...scriptsOfMakefile((await readText(root, "Makefile")) ?? "") }) ??
    (await calledByTask(root, files, dependencies));
  const isOther = asked?.through?.package === "@vue/cli-service" && !("@vue/cli-plugin-unit-jest" in dependencies);
  const called = isOther ? null : asked;
  const unknown = isOther ? "`vue-cli-service test:unit` without jest" : unknownTool(pkg.scripts["test"] ?? "");
  const tests = scripts
    .filter(isTestPath)
    .filter((file) => !/(?:^|\/)(?:fixtures?|__fixtures__|__mocks__|__snapshots__)\//i.test(file))
    .filter((file) => IS_NAMED.test(file) || !/(?:^|\/)(?:helpers?|support|utils?)\//i.test(file));
  const texts = new Map<string, string>();
  for (const file of tests.slice(0, 400)) texts.set(file, (await readText(root, file)) ?? "");
  const imported = runnerFromDependencies(dependencies, texts);
  const script = called?.runner === "script" ? ofScript(called, files, imported) : called;
  const suites = script === null ? await suitesOf(root, files) : [];
  const runner = script?.runner ?? mainRunner(suites, tests) ?? imported;
  const other = Object.keys(UNSUPPORTED).find((name) => name in dependencies);
  if (runner === null && unknown !== null)
    notes.push(`the suite is run by ${unknown}, which is not supported; reproductions are written for node:test`);
  else if (runner === null && other !== undefined)
    notes.push(`the suite uses ${UNSUPPORTED[other]}, which is not supported; reproductions are written for node:test`);
  else if (runner === null) notes.push("no known test runner was found; reproductions are written for node:test");
  notes.push(...new Set(script?.notes ?? []));
  const testFiles =
    script?.runner === "script"
      ? script.files
      : namedByScript(
          tests.filter((file) => holdsTests(texts.get(file) ?? "", suiteAt(suites, file)?.runner ?? runner)),
          script,
        );
  const others = scripts.filter((file) => !isTestPath(file) && !testFiles.includes(file));
  const testSupport = besideTests(testFiles, others);
  const sourceFiles = others.filter(
    (file) =>
      !testSupport.includes(file) &&
      !/(?:^|\/)(?:examples?|benchmarks?|docs|website|scripts|\.[^/]+)\//.test(file) &&
      !isConfigPath(file),
  );
  const typescript =
    files.some((file) => /(?:^|\/)tsconfig[^/]*\.json$/.test(file)) || sourceFiles.some((file) => /\.[mc]?tsx?$/.test(file));
  const moduleType = pkg.type === "module" ? "esm" : "cjs";
  const entry = findEntry(pkg, files, texts);
  const reproductionRunner = RUNNERS.find((one) => one === runner) ?? "node:test";
  const given = { runnerArgs: script?.runnerArgs ?? [], nodeArgs: script?.nodeArgs ?? [] };
  const [runnerArgs, nodeArgs] = [withoutOldLoader(given.runnerArgs), withoutOldLoader(given.nodeArgs)];
  const losesLoader = runnerArgs.length < given.runnerArgs.length || nodeArgs.length < given.nodeArgs.length;
  const details: JavaScriptDetails = {
    moduleType,
    typescript,
    entry,
    subpaths: findSubpaths(pkg, files),
    runnerArgs,
    nodeArgs,
    through: script?.through ?? null,
    suites,
    packages: await packagesOf(root, files),
    readsSources: losesLoader,
    scriptEnv: script?.env ?? {},
    style: readStyle({
      testFiles,
      texts,
      runner: reproductionRunner,
      moduleType,
      entry,
      entryText: entry === null ? null : await readText(root, entry),
      packageFiles: files,
      runnerArgs,
    }),
    dependencies,
  };
  return {
    language: "javascript",
    packageManager: packageManagerOf(files, pkg, dependencies),
    testRunner: runner,
    reproductionRunner,
    packageName: pkg.name,
    testFiles,
    sourceFiles,
    ...(testSupport.length > 0 && { testSupport }),
    testFolder: testFolderOf(testFiles, files, entry),
    notes,
    details,
  } satisfies ProjectProfile;
};

/** The package `esm` does not start on the Node that we run on, which knows modules itself. */
function withoutOldLoader(words: readonly string[]): string[] {
  const isLoad = (word: string | undefined): boolean => /^(?:-r|--require)$/.test(word ?? "");
  return words.filter(
    (word, at) =>
      !(word === "esm" && isLoad(words[at - 1])) && !(isLoad(word) && words[at + 1] === "esm") && word !== "--require=esm",
  );
}

/** Packages of the repository beside its root, by their names, and the source that importing one gives. */
async function packagesOf(root: string, files: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of packageFolders(files)) {
    const pkg = await readPackageJson(path.join(root, folder));
    if (pkg === null || pkg.name === null) continue;
    const below = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    const entry = findEntry(pkg, below, new Map());
    if (entry !== null) found[pkg.name] = `${folder}/${entry}`;
  }
  return found;
}

/** What gulp or grunt would run, where no script calls a runner itself. */
async function calledByTask(root: string, files: string[], dependencies: Record<string, string>): Promise<TestScript | null> {
  const taskFile = TASK_FILES.find((file) => files.includes(file));
  const called = readTasks(dependencies, taskFile === undefined ? null : await readText(root, taskFile));
  return called === null ? null : { ...called, nodeArgs: [], files: [], env: {}, notes: [] };
}

/** Node runs the file itself, in which there may be tests of a runner that needs no command; null where the file is not there. */
function ofScript(called: TestScript, files: string[], imported: SuiteRunnerName | null): TestScript | null {
  if (imported !== null) return { ...called, runner: imported };
  const endings = ["", ".js", ".cjs", ".mjs", ".ts", "/index.js", "/index.cjs", "/index.mjs", "/index.ts"];
  const run = called.files.flatMap((word) => {
    const plain = path.posix.normalize(word).replace(/\/$/, "");
    return endings.map((ending) => `${plain}${ending}`).find((file) => files.includes(file)) ?? [];
  });
  return run.length === 0 ? null : { ...called, files: run };
}

function runnerFromDependencies(dependencies: Record<string, string>, texts: Map<string, string>): SuiteRunnerName | null {
  const all = [...texts.values()].join("\n");
  if (/from\s+["']vitest["']/.test(all)) return "vitest";
  if (/(?:require\(|from\s+)["']node:test["']/.test(all)) return "node:test";
  if (/(?:require\(|from\s+)["']tape["']/.test(all)) return "tape";
  const packages = Object.keys(dependencies);
  const named = SUITE_RUNNERS.find((runner) => packages.some((name) => isRunnerPackage(name, runner))) ?? null;
  // Where no file asks for it, a browser has it.
  return named === "qunit" && !/(?:require\(|from\s+)["']qunit["']/.test(all) ? null : named;
}

/** By package: what is used, where no runner that is known runs the suite. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  qunit: "qunit without its command",
  nodeunit: "nodeunit",
  vows: "vows",
};

const CALLS: Record<SuiteRunnerName, RegExp> = {
  "node:test": /node:test|require\(["']test["']\)/,
  mocha: /\b(?:describe|it|suite|test|context|specify)(?:\.\w+)?\s*\(|module\.exports\s*=|exports\[/,
  jest: /\b(?:describe|it|test)(?:\.\w+)*\s*[(`]/,
  vitest: /\b(?:describe|it|test)(?:\.\w+)*\s*[(`]/,
  tape: /["'](?:tape|tape-[\w-]+|tap)["']|\btest\s*\(/,
  ava: /["'](?:ava|[\w@/.-]*\bava\b[\w/.-]*)["']|\btest(?:\.\w+)*\s*\(/,
  // What it runs, it names.
  script: /(?:)/,
  tap: /["'](?:tap|libtap|tapjs|@tapjs\/[\w-]+)["']|\bt\.\w+\s*\(/,
  jasmine: /\b(?:describe|it)\s*\(/,
  uvu: /["']uvu["']|\btest\s*\(/,
  lab: /\bexports\.lab\b|["'](?:@hapi\/)?lab["']|\blab\b\s*=/,
  qunit: /\bQUnit\b|\b(?:module|test)\s*\(\s*["'`]/,
};

function holdsTests(text: string, runner: SuiteRunnerName | null): boolean {
  return runner === null ? /\b(?:describe|it|test|assert)\b/.test(text) : CALLS[runner].test(text);
}

function packageManagerOf(files: string[], pkg: PackageJson, dependencies: Record<string, string>): string | null {
  const stated = pkg.packageManager?.split("@")[0];
  if (stated !== undefined && stated !== "") return stated;
  if (files.includes("pnpm-lock.yaml")) return "pnpm";
  if (files.includes("yarn.lock")) return "yarn";
  if (files.includes("package-lock.json") || files.includes("npm-shrinkwrap.json")) return "npm";
  return Object.keys(dependencies).length > 0 ? "npm" : null;
}

function testFolderOf(testFiles: string[], files: string[], entry: string | null): string {
  const counts = new Map<string, number>();
  for (const file of testFiles) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0];
  if (best !== undefined) return best;
  const existing = ["test", "tests", "spec", "__tests__", "src/__tests__"].find((folder) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  );
  if (existing !== undefined) return existing;
  return entry !== null && path.posix.dirname(entry) === "." && files.every((file) => !file.includes("/")) ? "." : "test";
}
