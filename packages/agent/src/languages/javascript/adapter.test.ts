import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { judgeRun } from "../../gates/gate-r.ts";
import { parseIssue } from "../../stages/1-intake/index.ts";
import { javascriptAdapter } from "./index.ts";
import { makeRepository } from "./testing/repositories.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

const FILES = {
  "package.json": JSON.stringify({ name: "range-kit", main: "index.js", scripts: { test: "eslint . && node --test" } }),
  "index.js": [
    "'use strict'",
    "",
    "function parse (text) {",
    "  const parts = text.split('-')",
    "  return { from: Number(parts[0]), to: Number(parts[1]) }",
    "}",
    "",
    "function inRange (n, range) {",
    "  return n > range.from && n < range.to",
    "}",
    "",
    "module.exports = { parse, inRange }",
    "",
  ].join("\n"),
  "test/index.test.js":
    "const test = require('node:test')\nconst assert = require('node:assert')\nconst { parse } = require('../')\n\ntest('parses', () => {\n  assert.deepStrictEqual(parse('1-2'), { from: 1, to: 2 })\n})\n",
};

async function open(more: Record<string, string> = {}) {
  const workspace = await makeRepository({ ...FILES, ...more });
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return { workspace, profile };
}

describe("a test file of the built-in runner that does not load", { timeout: 60_000 }, () => {
  it.each([
    ["a helper that does not parse", "require('./broken-helper.js')\n", { kind: "syntax", errorType: "SyntaxError" }],
    ["a missing package", "require('no-such-package')\n", { kind: "import", message: "Cannot find module 'no-such-package'" }],
    ["a throw", "throw new TypeError('at once')\n", { kind: "exception", errorType: "TypeError", message: "at once" }],
    ["an early exit", "process.exit(3)\n", { kind: "crash" }],
  ])("says that it was %s", async (_, code, failure) => {
    const { workspace, profile } = await open({ "test/broken-helper.js": "module.exports = {;\n", "test/other.test.js": code });

    const run = await javascriptAdapter.runTests(workspace, profile, { files: ["test/other.test.js"], timeMs: 60_000 });

    expect(run).toMatchObject({ cases: [], failure });
  });
});

describe("a project with the built-in runner", { timeout: 60_000 }, () => {
  it("is detected behind a chained script, with its style", async () => {
    const { profile } = await open();

    expect(profile).toMatchObject({
      testRunner: "node:test",
      packageName: "range-kit",
      testFiles: ["test/index.test.js"],
      testFolder: "test",
      packageManager: null,
    });
    expect(profile.details).toMatchObject({
      entry: "index.js",
      style: { format: "cjs", quote: "'", semicolons: false, suffix: ".test.js" },
    });
  });

  it("writes the test in the project's style, and holds the second example back", async () => {
    const { workspace, profile } = await open();
    const facts = parseIssue({
      title: "inRange excludes bounds",
      text: "```js\nconst { inRange, parse } = require('range-kit');\nconst r = parse('1-5');\ninRange(1, r); // => false, expected true\ninRange(5, r); // false, should be true\n```",
    });

    const [first] = await javascriptAdapter.writeReproductions(workspace, profile, facts, 3);

    expect(first?.code).toBe(
      "const assert = require('node:assert/strict')\nconst { test } = require('node:test')\nconst { inRange, parse } = require('../index.js')\n\ntest('inRange excludes bounds', () => {\n  const r = parse('1-5')\n  assert.strictEqual(inRange(1, r), true)\n})\n",
    );
    expect(first?.symptom).toEqual({ kind: "wrong_value", expected: "true", actual: "false" });
    expect(first?.secondExamples).toMatchObject([{ kind: "unseen_example" }]);
    expect(first?.probe).toMatchObject({ format: "cjs", file: "test/fixpoint-probe.cjs" });
  });

  it.each([
    [
      "an error that the call throws",
      "parse(null) throws",
      "```js\nvar range = require('range-kit')\nrange.parse(null)\n```\n\n```\nTypeError: Cannot read properties of null (reading 'split')\n    at parse (node_modules/range-kit/index.js:4:22)\n```\nIt should not throw.",
      "exception",
    ],
    [
      "a console transcript",
      "Bounds",
      "```\n> const { inRange } = require('range-kit')\nundefined\n> inRange(1, { from: 1, to: 5 })\nfalse\n```\nExpected: `true`",
      "wrong_value",
    ],
    [
      "printed output",
      "Bounds",
      "```js\nimport rangeKit from 'range-kit'\nconsole.log(rangeKit.inRange(1, { from: 1, to: 5 }))\n```\n\nExpected output:\n\n```\ntrue\n```\n\nActual output:\n\n```\nfalse\n```",
      "wrong_value",
    ],
    [
      "an exception that is missing",
      "parse takes garbage",
      "`parse('abc')` should throw a `TypeError` but returns `{ from: NaN, to: NaN }`",
      "missing_exception",
    ],
  ])("reads %s", async (_, title, text, kind) => {
    const { workspace, profile } = await open();

    const [first] = await javascriptAdapter.writeReproductions(workspace, profile, parseIssue({ title, text }), 3);

    expect(first?.symptom.kind).toBe(kind);
    expect(await javascriptAdapter.syntaxError("x.js", first?.code ?? "(")).toBeNull();
  });

  it("fails for the stated reason and says which lines ran", { timeout: 180_000 }, async () => {
    const { workspace, profile } = await open();
    const facts = parseIssue({
      title: "inRange wrong",
      text: "`inRange(1, { from: 1, to: 5 })` returns `false` instead of `true`.",
    });
    const [reproduction] = await javascriptAdapter.writeReproductions(workspace, profile, facts, 1);
    if (reproduction === undefined) throw new Error("no test was written");
    writeFileSync(path.join(workspace.root, reproduction.filePath), reproduction.code);

    const run = await javascriptAdapter.runTests(workspace, profile, { files: [reproduction.filePath], timeMs: 60_000 });
    const spectrum = await javascriptAdapter.spectrum(workspace, profile, {
      reproduction,
      testFiles: profile.testFiles,
      timeMs: 120_000,
    });

    writeFileSync(path.join(workspace.root, "index.js"), FILES["index.js"].replace("n > range.from", "n >= range.from"));
    const repaired = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });

    expect(repaired.tests[0]?.lines).toEqual({ "index.js": [9, 12] });
    expect(judgeRun(reproduction, run)).toMatchObject({ passed: true, detail: "Gives false, as stated" });
    expect(spectrum.tests[0]).toMatchObject({ passed: false, lines: { "index.js": [9, 12] } });
    expect(spectrum.tests[1]).toMatchObject({
      test: "test/index.test.js > parses",
      passed: true,
      lines: { "index.js": [4, 5, 12] },
    });
  });
});
