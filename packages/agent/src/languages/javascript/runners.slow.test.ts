import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseIssue } from "../../stages/1-intake/index.ts";
import { judgeRun } from "../../gates/gate-r.ts";
import { javascriptAdapter } from "./index.ts";
import { makeRepository } from "./testing/repositories.ts";

const SOURCE =
  "'use strict'\n\nmodule.exports.inRange = function inRange (n, range) {\n  return n > range.from && n < range.to\n}\n";
const ISSUE = {
  title: "inRange excludes its bounds",
  text: "`inRange(1, { from: 1, to: 5 })` returns `false` instead of `true`.",
};

const RUNNERS = [
  {
    name: "mocha",
    version: "10.8.2",
    test: "const assert = require('assert')\nconst { inRange } = require('..')\n\ndescribe('inRange', function () {\n  it('inside', function () {\n    assert.strictEqual(inRange(2, { from: 1, to: 5 }), true)\n  })\n})\n",
    script: "mocha",
  },
  {
    name: "tape",
    version: "5.9.0",
    test: "const test = require('tape')\nconst { inRange } = require('..')\n\ntest('inside', (t) => {\n  t.equal(inRange(2, { from: 1, to: 5 }), true)\n  t.end()\n})\n",
    script: "tape 'test/*.js'",
  },
  {
    name: "vitest",
    version: "3.2.4",
    test: "import { expect, test } from 'vitest'\nimport { inRange } from '../index.js'\n\ntest('inside', () => {\n  expect(inRange(2, { from: 1, to: 5 })).toBe(true)\n})\n",
    script: "vitest run",
  },
  {
    name: "jest",
    version: "29.7.0",
    test: "const { inRange } = require('..')\n\ntest('inside', () => {\n  expect(inRange(2, { from: 1, to: 5 })).toBe(true)\n})\n",
    script: "jest",
  },
];
const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)("a project with $name", ({ name, version, test, script }) => {
  it("is installed in the sandbox, runs its suite and reproduces the issue", { timeout: 600_000 }, async () => {
    const manifest = { name: "range-kit", main: "index.js", scripts: { test: script }, devDependencies: { [name]: version } };
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify(manifest),
        "index.js": SOURCE,
        [`test/index${name === "mocha" || name === "tape" ? "" : ".test"}.js`]: test,
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");

    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const suite = await javascriptAdapter.runTests(workspace, profile, { timeMs: 120_000 });
    const [reproduction] = await javascriptAdapter.writeReproductions(workspace, profile, parseIssue(ISSUE), 3);
    if (reproduction === undefined) throw new Error("no test was written");
    writeFileSync(path.join(workspace.root, reproduction.filePath), reproduction.code);
    const run = await javascriptAdapter.runTests(workspace, profile, { files: [reproduction.filePath], timeMs: 120_000 });
    rmSync(path.join(workspace.root, "node_modules"), { recursive: true });
    const again = await javascriptAdapter.install(workspace, profile, { offline: true });

    expect(installed, installed.detail).toMatchObject({ status: "installed", dependencies: [`${name}@${version}`] });
    expect(suite.failure, suite.output).toBeNull();
    expect(suite.cases).toMatchObject([{ outcome: "PASSED" }]);
    expect(judgeRun(reproduction, run), JSON.stringify(run)).toMatchObject({ passed: true, code: "reproduced" });
    expect(again).toMatchObject({ status: "cached", cacheKey: installed.cacheKey });
  });
});
