import { afterAll, describe, expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

/** What a test does that comes behind one that holds, and its hook's error. */
const BODIES = { dies: "process.exit(3)", waits: "return new Promise(() => {})", hooked: "return undefined" };

const RUNNERS = [
  {
    name: "uvu",
    packages: { uvu: "0.5.6" },
    codeOf: (body: string, hook: string) =>
      `const { suite } = require('uvu')\nconst one = suite('one')\none.before.each((context) => { ${hook} })\none('first', () => {})\none('second', () => { ${body} })\none.run()\n`,
  },
  {
    name: "lab",
    packages: { "@hapi/lab": "26.0.1" },
    codeOf: (body: string, hook: string) =>
      `const { beforeEach, describe, it } = (exports.lab = require('@hapi/lab').script())\ndescribe('one', () => {\n  beforeEach(() => { ${hook} })\n  it('first', () => {})\n  it('second', { timeout: 300 }, () => { ${body} })\n})\n`,
  },
  {
    name: "qunit",
    packages: { qunit: "2.26.0" },
    codeOf: (body: string, hook: string) =>
      `QUnit.module('one', (hooks) => {\n  hooks.beforeEach(() => { ${hook} })\n  QUnit.test('first', (assert) => assert.ok(true))\n  QUnit.test('second', (assert) => { assert.ok(true); ${body} })\n})\n`,
  },
];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)("a test of $name", ({ name, packages, codeOf }) => {
  it("that ends the process, waits for ever or has a broken hook is told apart", { timeout: 600_000 }, async () => {
    const count = "globalThis.count = (globalThis.count ?? 0) + 1";
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify({ name: "ends", version: "1.0.0", scripts: { test: name }, devDependencies: packages }),
        "test/dies.js": codeOf(BODIES.dies, ""),
        "test/waits.js": codeOf(BODIES.waits, ""),
        "test/hooked.js": codeOf(BODIES.hooked, `${count}; if (globalThis.count === 2) throw new TypeError('no hook')`),
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const told = async (file: string): Promise<unknown[]> => {
      const { cases } = await javascriptAdapter.runTests(workspace, profile, { files: [file], timeMs: 60_000 });
      return cases
        .filter((one) => one.name.startsWith("one > "))
        .map((one) => [one.name, one.file, one.outcome, one.failure?.kind ?? null]);
    };

    for (const [file, kind] of [
      ["test/dies.js", "crash"],
      ["test/waits.js", "timeout"],
      ["test/hooked.js", "fixture"],
    ])
      expect(await told(file ?? "")).toEqual([
        ["one > first", file, "PASSED", null],
        ["one > second", file, "FAILED", kind],
      ]);
    const only = { files: ["test/hooked.js"], only: "one > first", timeMs: 60_000 };
    const { cases } = await javascriptAdapter.runTests(workspace, profile, only);
    expect(cases.map((one) => [one.name, one.outcome])).toEqual([["one > first", "PASSED"]]);
  });
});
