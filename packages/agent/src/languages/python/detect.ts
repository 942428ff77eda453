import { basename, dirname } from "node:path";
import type { LanguageAdapter, ProjectProfile } from "../../types/language.ts";
import { shellQuote } from "../../run/shell-quote.ts";
import { isTestPath } from "./classify-path.ts";
import type { PythonDetails } from "./details.ts";
import { djangoSetup, isSetUp, typedCommand } from "./django.ts";
import { removedNamesIn } from "./removed-names.ts";
import { declaredRequirements } from "./requirements.ts";
import { stdlibNames } from "./stdlib.ts";
import { CASE_CLASS, testFilesOf, testNames } from "./test-files.ts";
import { besideTests } from "../test-support.ts";
import { listPython, readText, topLevelImports } from "./tree.ts";

const NOT_SOURCE = new Set(["setup.py", "conftest.py", "noxfile.py", "fabfile.py", "manage.py", "runtests.py"]);
/** What it does to a database has been done: nobody mends it there. */
const MIGRATION = /(?:^|\/)migrations\/\d{4}\w*\.py$/;
const PLAIN_TEST = /^(?:async\s+)?def\s+test/m;

interface Text {
  path: string;
  code: string;
}

export const detect: LanguageAdapter["detect"] = async (root, told = "") => {
  const paths = await listPython(root);
  const marked = (
    await Promise.all(["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt"].map((file) => readText(root, file)))
  ).some((text) => text !== null);
  if (paths.length === 0 || (!marked && (await readText(root, "package.json")) !== null)) return null;
  const texts: Text[] = [];
  for (const path of paths) texts.push({ path, code: (await readText(root, path)) ?? "" });
  const tests = testFilesOf(texts, await testNames(root));
  const others = texts.filter((text) => !isTestPath(text.path) && !NOT_SOURCE.has(basename(text.path)) && !tests.includes(text));
  const support = supportOf(others, tests);
  const runner = await runnerOf(root, paths, tests);
  const django = await djangoSetup(root, texts, runner === "pytest");
  const sources = others.filter(({ path }) => !support.includes(path) && !(django !== null && MIGRATION.test(path)));
  if (sources.length === 0) return null;
  const sourceRoots = rootsOf(paths, tests);
  const manager = django?.script === null || django === null ? "." : dirname(django.script);
  if (!sourceRoots.includes(manager)) sourceRoots.push(manager);
  const inTree = providedNames(paths, sourceRoots);
  const stdlib = await stdlibNames();
  const classes = tests.filter(({ code }) => CASE_CLASS.test(code)).length;
  const requirements = await declaredRequirements(root);
  const details: PythonDetails = {
    sourceRoots,
    testStyle: runner === null || runner === "unittest" || classes * 2 > tests.length ? "classes" : "functions",
    thirdParty: thirdParty([...sources, ...tests], inTree, stdlib),
    requirements,
    shadowing: [...inTree].filter((name) => stdlib.has(name)).sort(),
    removedNames: removedNamesIn(
      texts.map(({ code }) => code),
      told,
      (module) => inTree.has(module.split(".")[0] ?? module),
    ),
    django,
  };
  const notes: string[] = [];
  if (runner === null) notes.push("the project has no tests; reproductions are written for unittest");
  if (details.shadowing.length > 0)
    notes.push(`these modules take the place of the standard library's: ${details.shadowing.join(", ")}`);
  if (details.removedNames.length > 0)
    notes.push(`it is written for older Pythons: ${details.removedNames.join(", ")} is put back where this one lacks it`);
  if (django !== null && runner !== "pytest" && isSetUp(django))
    notes.push(`tests are run as ${shellQuote(typedCommand(django, []))} does, with databases of sqlite in memory`);
  return {
    language: "python",
    packageManager: requirements.length > 0 ? "pip" : null,
    testRunner: runner,
    reproductionRunner: runner ?? "unittest",
    packageName: packageName(sources, sourceRoots),
    testFiles: tests.map(({ path }) => path),
    sourceFiles: sources.map(({ path }) => path),
    ...(support.length > 0 && { testSupport: support }),
    testFolder: mostCommon(tests.map(({ path }) => dirname(path))) ?? "tests",
    notes,
    details,
  } satisfies ProjectProfile;
};

/** What tests are made of, whatever its name is. */
function supportOf(others: Text[], tests: Text[]): string[] {
  const beside = besideTests(
    tests.map(({ path }) => path),
    others.map(({ path }) => path),
  );
  // Where there are no tests, none are made of it: it may be a library of cases.
  const ofCases = (tests.length === 0 ? [] : others).filter(
    ({ code }) => CASE_CLASS.test(code) && /^\s*(?:import|from)\s+unittest\b/m.test(code),
  );
  return [...new Set([...beside, ...ofCases.map(({ path }) => path)])];
}

/** Where packages that have no `__init__.py` are kept. */
const SOURCE_FOLDERS = new Set(["src", "lib", "python"]);

/** The root, `src`, and each folder that holds a module which the tests import by its bare name. */
function rootsOf(paths: string[], tests: Text[]): string[] {
  const roots = ["."];
  if (paths.some((path) => /^src\/(?:[^/]+\.py|[^/]+\/__init__\.py)$/.test(path))) roots.push("src");
  const provided = providedNames(paths, roots);
  const wanted = new Set(tests.flatMap(({ code }) => topLevelImports(code)).filter((name) => !provided.has(name)));
  for (const path of paths) {
    const [home = "", name = ""] = path.split("/");
    if (SOURCE_FOLDERS.has(home) && wanted.has(name) && !roots.includes(home) && !paths.includes(`${home}/__init__.py`))
      roots.push(home);
  }
  for (const path of paths) {
    const name = basename(path) === "__init__.py" ? basename(dirname(path)) : basename(path, ".py");
    const home = basename(path) === "__init__.py" ? dirname(dirname(path)) : dirname(path);
    const insidePackage = paths.includes(home === "." ? "__init__.py" : `${home}/__init__.py`);
    if (wanted.has(name) && !insidePackage && !roots.includes(home)) roots.push(home);
  }
  return roots;
}

function providedNames(paths: string[], roots: string[]): Set<string> {
  const names = new Set<string>();
  for (const path of paths) {
    const root = roots.find((candidate) => candidate !== "." && path.startsWith(`${candidate}/`)) ?? ".";
    const [first = "", second] = (root === "." ? path : path.slice(root.length + 1)).split("/");
    if (second === undefined) names.add(first.slice(0, -3));
    else if (second === "__init__.py" || roots.includes(".")) names.add(first);
  }
  return names;
}

function thirdParty(texts: Text[], inTree: Set<string>, stdlib: Set<string>): string[] {
  const names = new Set(texts.flatMap(({ code }) => topLevelImports(code)));
  const beside = new Set(texts.map(({ path }) => basename(path, ".py")));
  return [...names].filter((name) => !inTree.has(name) && !stdlib.has(name) && !beside.has(name) && name !== "pytest").sort();
}

async function runnerOf(root: string, paths: string[], tests: Text[]): Promise<"pytest" | "unittest" | null> {
  const [ini, pyproject, tox, cfg] = await Promise.all(
    ["pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg"].map((file) => readText(root, file)),
  );
  if (ini !== null || paths.some((path) => basename(path) === "conftest.py")) return "pytest";
  if (/\[tool\.pytest/.test(pyproject ?? "") || /^\[(?:tool:)?pytest\]/m.test(`${tox ?? ""}\n${cfg ?? ""}`)) return "pytest";
  if (tests.some(({ code }) => topLevelImports(code).includes("pytest") || (PLAIN_TEST.test(code) && !CASE_CLASS.test(code))))
    return "pytest";
  if (tests.some(({ code }) => /^class\s+Test\w*\s*(?:\(\s*(?:object)?\s*\))?:/m.test(code) && !CASE_CLASS.test(code)))
    return "pytest";
  return tests.length > 0 ? "unittest" : null;
}

function packageName(sources: Text[], roots: string[]): string | null {
  const tops = sources.flatMap(({ path }) => {
    const parts = path.split("/");
    const depth = roots.includes(parts[0] ?? "") ? 1 : 0;
    return parts.length === depth + 2 && parts.at(-1) === "__init__.py" ? [parts[depth] ?? ""] : [];
  });
  const names = tops.filter((name) => !/^(?:docs?|examples?|scripts|tools|benchmarks?)$/.test(name));
  if (names.length > 0) {
    const size = (name: string) => sources.filter(({ path }) => path.includes(`${name}/`)).length;
    return names.sort((a, b) => size(b) - size(a))[0] ?? null;
  }
  const single = sources.filter(({ path }) => !path.includes("/"));
  return single.length === 1 && single[0] ? basename(single[0].path, ".py") : null;
}

function mostCommon(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0];
}
