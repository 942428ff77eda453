import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Baseline } from "../3-environment/baseline.ts";
import { testsToldOf } from "./told-tests.ts";

const FILES = {
  "a.test.js": "describe('rows', () => {\n  it('keeps the last row', () => {})\n  it.only('is of no use', () => {})\n})\n",
  "b.test.js": "test('keeps the last row', (t) => {})\n",
  "test_c.py": "def test_rows():\n    pass\n",
  "notes.test.js": "// 'keeps the last row' was wrong once\n",
};
let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "told-"));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(path.join(root, name), code);
});
afterAll(() => rmSync(root, { recursive: true }));

const told = async (text: string, baseline: Baseline | null = null): Promise<string[]> => {
  const testFiles = Object.keys(FILES);
  const found = await testsToldOf({
    facts: { title: "It is red", text },
    workspace: { root },
    profile: { testFiles },
    baseFiles: new Set(testFiles),
    baseline,
  });
  return found.map(({ file, name }) => `${file}: ${name}`);
};

test.each([
  ["The test “keeps the last row” fails.", ["a.test.js: keeps the last row", "b.test.js: keeps the last row"]],
  ["`keeps the last row` of b.test.js fails.", ["b.test.js: keeps the last row"]],
  ["`is of no use` fails.", ["a.test.js: is of no use"]],
  ["test_rows is red.", ["test_c.py: test_rows"]],
  ["It says 'nothing that a test is called'.", []],
])("%s", async (text, expected) => {
  expect(await told(text)).toEqual(expected);
});

test("what is known to pass is not meant", async () => {
  const green = {
    name: "rows > keeps the last row",
    file: "a.test.js",
    outcome: "PASSED",
    durationMs: 1,
    failure: null,
  } as const;
  const baseline = { cases: new Map([["a", { ...green, flaky: false }]]), partial: false } as Partial<Baseline> as Baseline;

  expect(await told("The test “keeps the last row” fails.", baseline)).toEqual(["b.test.js: keeps the last row"]);
});
