import { basename } from "node:path";
import { isTestPath } from "./classify-path.ts";
import { readText } from "./tree.ts";

/** What a project calls its tests. */
export interface TestNames {
  /** Further names of files. */
  files: RegExp | null;
  /** Code that holds one. */
  held: RegExp;
}

interface Text {
  path: string;
  code: string;
}

const FUNCTION = String.raw`\s*(?:async\s+)?def\s+`;
const CLASS = String.raw`class\s+`;
const HELD = String.raw`^${FUNCTION}test|^${CLASS}\w*Tests?\b|\(\s*(?:unittest\.)?(?:\w*TestCase)\s*\)|^def load_tests`;
export const CASE_CLASS = /\(\s*(?:\w+\.)*\w*TestCase\s*\)/;
const OF_UNITTEST = /^\s*(?:import|from)\s+unittest\b/m;
const METHOD = /^\s+(?:async\s+)?def\s+test/m;

/** As pytest's settings have it, in any of the files where they may stand. */
export async function testNames(root: string): Promise<TestNames> {
  const files = ["pytest.ini", ".pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg"];
  const texts = (await Promise.all(files.map((file) => readText(root, file)))).filter((text) => text !== null);
  const own = (setting: string): string[] => texts.flatMap((text) => valuesOf(text, setting));
  const globs = own("python_files").map(asPattern);
  const functions = own("python_functions").map((name) => `^${FUNCTION}${asPattern(name)}`);
  const classes = own("python_classes").map((name) => `^${CLASS}${asPattern(name)}`);
  return {
    files: globs.length === 0 ? null : new RegExp(`^(?:${globs.join("|")})$`),
    held: new RegExp([HELD, ...functions, ...classes].join("|"), "m"),
  };
}

/** Words behind a setting, of an ini file or a list of TOML. */
function valuesOf(text: string, setting: string): string[] {
  const found = new RegExp(String.raw`^${setting}\s*=\s*(\[[^\]]*\]|.*(?:\n[ \t]+\S.*)*)`, "m").exec(text)?.[1] ?? "";
  return found.replace(/#.*$/gm, "").match(/[\w*?./-]+/g) ?? [];
}

/** `*` and `?` of a name; the beginning of one is a name of tests, too. */
function asPattern(glob: string): string {
  const name = basename(glob);
  return name
    .replaceAll(".", String.raw`\.`)
    .replaceAll("*", String.raw`[\w.]*`)
    .replaceAll("?", String.raw`\w`);
}

/** Those that hold tests. Where none has a usual name, what holds cases of unittest is one, as a script of the project's own runs them. */
export function testFilesOf(texts: readonly Text[], { files, held }: TestNames): Text[] {
  const isNamed = (path: string): boolean => isTestPath(path) || (files?.test(basename(path)) ?? false);
  const named = texts.filter(({ path, code }) => isNamed(path) && held.test(code));
  if (named.length > 0) return named;
  return texts.filter(({ code }) => CASE_CLASS.test(code) && OF_UNITTEST.test(code) && METHOD.test(code));
}
