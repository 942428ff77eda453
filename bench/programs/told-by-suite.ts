import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runInThisContext } from "node:vm";
import type { Program } from "./read-programs.ts";
import { askedBy, isOfItsOwn, type Asked } from "./told-plainly.ts";

/** What stands for itself in a test: plain values, so that what is told of one can be written as one. */
function isPlain(text: string, language: Program["language"]): boolean {
  if (language === "python") return !/[<>]/.test(text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, ""));
  try {
    const value: unknown = runInThisContext(`(${text})`);
    return value === undefined || isDeepStrictEqual(value, structuredClone(value));
  } catch {
    return false;
  }
}

/** How the check comes by what it calls, as a test in a folder of its own comes by it. */
function importsOf(check: string, language: Program["language"]): string[] {
  if (language === "python")
    return [...check.matchAll(/^(?:from|import) (?!os\b|sys\b|signal\b|subprocess\b|resource\b).+$/gm)].map(([line]) => line);
  return [...check.matchAll(/^const (.+?) = (?:await )?load\('(?:\.\/)?(.+?)'\);$/gm)].map(
    ([, names = "", file = ""]) => `import ${names.replaceAll(/(\w+): (\w+)/g, "$1 as $2")} from "../${file}";`,
  );
}

function subject(call: string): string {
  return /[A-Za-z_]\w*(?=\()/.exec(call)?.[0] ?? "values";
}

/** A test for each function that is called, as its author would have it: one line for each example. */
function tests(asked: readonly Asked[], line: (one: Asked) => string, open: (name: string) => string, close: string): string {
  return Object.entries(Object.groupBy(asked, ({ call }) => subject(call)))
    .map(([name, examples = []]) => `${open(name)}\n${examples.map(line).join("\n")}\n${close}`)
    .join("\n");
}

function inPython(imports: readonly string[], asked: readonly Asked[]): string {
  const line = ({ call, wanted }: Asked): string => `        self.assertEqual(${call}, ${wanted})`;
  const body = tests(asked, line, (name) => `    def test_${name.toLowerCase()}(self):`, "");
  const needed = /\bdatetime\./.test(body) ? ["import datetime", ...imports] : imports;
  return `import unittest\n\n${needed.join("\n")}\n\n\nclass TestExamples(unittest.TestCase):\n${body}`;
}

function inJavaScript(imports: readonly string[], asked: readonly Asked[]): string {
  const line = (one: Asked): string =>
    `  assert.deepStrictEqual(${one.did === "return" && one.isPromise ? "await " : ""}${one.call}, ${one.wanted});`;
  const body = tests(asked, line, (name) => `test("${name}", async () => {`, "});");
  return `import assert from "node:assert/strict";\nimport { test } from "node:test";\n${imports.join("\n")}\n\n${body}`;
}

/**
 * The bug as a red suite tells it: a test file with every other example of the check, the first that goes wrong among them, is
 * written into the program's tree, and the issue only says that it fails. The rest of the check stays unseen. Null where each
 * example that goes wrong needs what only the check has.
 */
export async function toldBySuite(program: Program): Promise<Program["issue"] | null> {
  const { language, tree } = program;
  const check = await readFile(program.check, "utf8");
  const usable = (await askedBy(program)).filter(
    (one) => !/[\n;]/.test(one.call) && !isOfItsOwn(one.call, check) && isPlain(one.wanted, language) && one.did === "return",
  );
  const wrong = usable.findIndex(({ right }) => !right);
  if (wrong === -1) return null;
  const given = usable.filter((_, at) => at % 2 === wrong % 2);
  const imports = importsOf(check, language);
  const file = language === "python" ? "tests/test_examples.py" : "test/examples.test.mjs";
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
  if (language === "python") await writeFile(path.join(tree, "tests", "__init__.py"), "");
  const text = language === "python" ? inPython(imports, given) : inJavaScript(imports, given);
  await writeFile(path.join(tree, file), text);
  return { title: `The tests of ${subject(usable[wrong]?.call ?? "")} fail`, text: `Since the last change \`${file}\` is red.` };
}
