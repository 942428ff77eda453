import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseIssue } from "../../stages/1-intake/index.ts";
import { judgeRun } from "../../gates/gate-r.ts";
import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import { javascriptAdapter } from "./index.ts";
import { makeRepository } from "./testing/repositories.ts";

const SOURCE =
  "'use strict'\n\nmodule.exports.inRange = function inRange (n, range) {\n  return n > range.from && n < range.to\n}\n";
const ISSUE = {
  title: "inRange excludes its bounds",
  text: "`inRange(1, { from: 1, to: 5 })` returns `false` instead of `true`.",
};

interface Runner {
  name: string;
  /** Of the package; null for the built-in one. */
  version: string | null;
  test: string;
  script: string;
  /** Without it the runner cannot count lines, and the reproduction's bare script is counted instead. */
  coverage?: string;
}

const RUNNERS: Runner[] = [
  {
    name: "node:test",
    version: null,
    test: "const assert = require('assert')\nconst { test } = require('node:test')\nconst { inRange } = require('..')\n\ntest('inside', () => {\n  assert.strictEqual(inRange(2, { from: 1, to: 5 }), true)\n})\n",
    script: "node --test",
  },
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
    name: "vitest",
    version: "3.2.4",
    test: "import { expect, test } from 'vitest'\nimport { inRange } from '../index.js'\n\ntest('inside', () => {\n  expect(inRange(2, { from: 1, to: 5 })).toBe(true)\n})\n",
    script: "vitest run",
    coverage: "@vitest/coverage-v8",
  },
  {
    name: "vitest",
    version: "3.2.4",
    test: "import { expect, test } from 'vitest'\nimport { inRange } from '../index.js'\n\ntest('inside', () => {\n  expect(inRange(2, { from: 1, to: 5 })).toBe(true)\n})\n",
    script: "vitest run",
    coverage: "@vitest/coverage-istanbul",
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

/** Files that fail for a reason of their own, in the form that the runner takes. */
const BROKEN = [
  { what: "a package that is not there", head: "no-such-package", kind: "import" },
  { what: "a helper that does not parse", head: "../broken-helper.cjs", kind: "syntax" },
];

describe.each(RUNNERS)("a project with $name ($script, $coverage)", ({ name, version, test, script, coverage }) => {
  it("is installed in the sandbox, runs its suite, reproduces the issue and counts lines", { timeout: 600_000 }, async () => {
    const versions = version === null ? {} : { [name]: version, ...(coverage === undefined ? {} : { [coverage]: version }) };
    const manifest = { name: "range-kit", main: "index.js", scripts: { test: script }, devDependencies: versions };
    const suite = `test/index${name === "mocha" || name === "tape" ? "" : ".test"}.js`;
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify(manifest),
        "index.js": SOURCE,
        [suite]: test,
        "broken-helper.cjs": "module.exports = {;\n",
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const run = (file: string): ReturnType<typeof javascriptAdapter.runTests> =>
      javascriptAdapter.runTests(workspace, profile, { files: [file], timeMs: 120_000 });

    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const whole = await javascriptAdapter.runTests(workspace, profile, { timeMs: 120_000 });
    const [reproduction] = await javascriptAdapter.writeReproductions(workspace, profile, parseIssue(ISSUE), 3);
    if (reproduction === undefined) throw new Error("no test was written");
    writeFileSync(path.join(workspace.root, reproduction.filePath), reproduction.code);
    const reproduced = await run(reproduction.filePath);
    const spectrum = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [suite], timeMs: 240_000 });

    expect(installed, installed.detail).toMatchObject(
      version === null
        ? { status: "not_needed" }
        : {
            status: "installed",
            dependencies: Object.entries(versions)
              .map((pair) => pair.join("@"))
              .toSorted(),
          },
    );
    expect(whole.failure, whole.output).toBeNull();
    expect(whole.cases).toMatchObject([{ outcome: "PASSED" }]);
    expect(judgeRun(reproduction, reproduced), JSON.stringify(reproduced)).toMatchObject({ passed: true, code: "reproduced" });
    expect(spectrum.coverable["index.js"]).toContain(4);
    expect(spectrum.tests[0]).toMatchObject({ passed: false, lines: { "index.js": expect.arrayContaining([4]) } });
    // Plain vitest has nothing to count a passing suite with.
    if (name !== "vitest" || coverage !== undefined)
      expect(spectrum.tests[1]).toMatchObject({ passed: true, lines: { "index.js": expect.arrayContaining([4]) } });

    for (const { what, head, kind } of BROKEN) {
      const load = name === "vitest" ? `import '${head}'\n` : `require('${head}')\n`;
      writeFileSync(path.join(workspace.root, reproduction.filePath), `${load}${reproduction.code}`);
      const broken = await run(reproduction.filePath);
      expect([what, reproductionFailure(broken, reproduction)?.kind], JSON.stringify(broken)).toEqual([what, kind]);
    }

    rmSync(path.join(workspace.root, "node_modules"), { recursive: true, force: true });
    const again = await javascriptAdapter.install(workspace, profile, { offline: true });
    expect(again).toMatchObject(version === null ? { status: "not_needed" } : { status: "cached", cacheKey: installed.cacheKey });
  });
});
