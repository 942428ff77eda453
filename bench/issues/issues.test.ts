import path from "node:path";
import { writeFile } from "node:fs/promises";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { materialiseBefore } from "../commits/materialise-commit.ts";
import { holdsWhenFixed, isRight, readFixTests } from "./fix-tests.ts";
import { readIssues } from "./read-cases.ts";
import { renderIssues } from "./report.ts";
import type { IssueResult } from "./run-issue.ts";

const suite = (...lines: string[]): string =>
  `const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { sum } = require("..");\n${lines.join("\n")}\n`;
const OLD = 'test("nothing", () => assert.equal(sum(2, 0), 2));';
const NEW = 'test("both", () => assert.equal(sum(1, 2), 3));';
const patchTo = (body: string): string =>
  `--- a/index.js\n+++ b/index.js\n@@ -1 +1 @@\n-exports.sum = (a, b) => a - b;\n+exports.sum = (a, b) => ${body};\n`;

test(
  "an edit is right if it passes what the fix came with, and a test if it holds with the fix",
  { timeout: 120_000 },
  async () => {
    await using repository = await tempRepository({
      "package.json": '{ "name": "sums", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
      "index.js": "exports.sum = (a, b) => a - b;\n",
      "test/sum.test.js": suite(OLD),
    });
    await using out = await tempFolder();
    const commit = await repository.commit(
      { "index.js": "exports.sum = (a, b) => a + b;\n", "test/sum.test.js": suite(OLD, NEW) },
      "Fix sum (#4)",
    );
    const file = path.join(out.path, "cases.jsonl");
    const line = { language: "javascript", repository: repository.path, commit, issue: 4, title: "sum", body: "is wrong" };
    await writeFile(file, `${JSON.stringify(line)}\n`);
    const [entry] = await readIssues(file);
    if (entry === undefined) throw new Error("nothing was read");
    const base = path.join(out.path, "base");
    await materialiseBefore(entry.repository, entry.commit, base);
    const signal = new AbortController().signal;
    const place = { sandbox: await createSandbox({ driver: "auto" }), cacheDir: path.join(out.path, "cache"), signal };

    const tests = await readFixTests(entry, base, place);

    expect(entry.half).toBe("development");
    expect(tests).toMatchObject({ mended: ["test/sum.test.js::both"], kept: ["test/sum.test.js::nothing"] });
    if (tests === null) return;
    expect(await isRight(entry, base, tests, patchTo("a + b"), place)).toBe(true);
    expect(await isRight(entry, base, tests, patchTo("3"), place)).toBe(false);
    const told = (code: string) => ({ testName: "told", filePath: "test/told.test.js", code: suite(code) });
    expect(await holdsWhenFixed(entry, base, told('test("told", () => assert.equal(sum(2, 2), 4));'), place)).toBe(true);
    expect(await holdsWhenFixed(entry, base, told('test("told", () => assert.equal(sum(2, 2), 5));'), place)).toBe(false);
  },
);

test("a line that is no case is told", async () => {
  await using out = await tempFolder();
  const file = path.join(out.path, "cases.jsonl");
  await writeFile(file, '{ "language": "cobol" }\n');

  await expect(readIssues(file)).rejects.toThrow(/cases\.jsonl:1/);
});

test("what cannot be judged here is counted by itself", () => {
  const result: IssueResult = {
    slug: "sums-3",
    language: "javascript",
    half: "validation",
    reason: "none_plausible",
    reproduced: true,
    rightTest: true,
    plausible: true,
    correct: false,
    rank: 2,
    candidates: 9,
    seconds: 3,
    details: null,
  };

  const text = renderIssues([result, { ...result, slug: "sums-5", reason: "tests_do_not_run", reproduced: false }]);

  expect(text).toContain(
    "validation, javascript: 1 issues (of 1 more the fix's tests do not run here); 1 reproduced; 1 by a test",
  );
  expect(text).toContain("a right edit shown for 1, first for 0; 1 validated, 0 rightly");
  expect(text).not.toContain("none_plausible");
});
