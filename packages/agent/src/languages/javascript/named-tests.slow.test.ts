import { afterAll, describe, expect, it } from "vitest";
import { javascriptAdapter } from "./index.ts";
import { redTest } from "./testing/judge-in-tree.ts";
import { makeRepository } from "./testing/repositories.ts";

const SOURCE = `exports.far = (zone) => {
  return zone * 3
}
exports.near = (zone) => {
  return zone + 1
}
exports.refund = (zone) => {
  return 1 - zone
}
`;
/** Of three tests two are red; the names hold what patterns and shells take for their own. */
const tests = (equal: string) => `describe('fares (of 1 > 0)', () => {
  it('far.', () => ${equal}(far(3), 9))
  it("near, it's $2", () => ${equal}(near(2), 4))
  it('refund', () => ${equal}(refund(1), 5))
})
`;
const NAME = "fares (of 1 > 0) > near, it's $2";
const REQUIRE = "const { far, near, refund } = require('..')\n";

const RUNNERS = [
  {
    script: "mocha",
    versions: { mocha: "10.8.2" },
    file: "test/index.js",
    code: `const assert = require('assert')\n${REQUIRE}${tests("assert.strictEqual")}`,
    beside: ["test/index.js > fares (of 1 > 0) > far."],
  },
  {
    script: "jest",
    versions: { jest: "29.7.0" },
    file: "index.test.js",
    code: `const equal = (a, b) => expect(a).toBe(b)\nconst { far, near, refund } = require('.')\n${tests("equal")}`,
    beside: [],
  },
  {
    script: "vitest run",
    versions: { vitest: "3.2.4", "@vitest/coverage-v8": "3.2.4" },
    file: "index.test.js",
    code: `import { describe, expect, it } from 'vitest'\nimport { far, near, refund } from './index.js'\nconst equal = (a, b) => expect(a).toBe(b)\n${tests("equal")}`,
    beside: [],
  },
];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)("a test that is named, of $script", ({ script, versions, file, code, beside }) => {
  it("is run without the others of its file, and only what it runs is counted for it", { timeout: 600_000 }, async () => {
    const manifest = { name: "fares", main: "index.js", scripts: { test: script }, devDependencies: versions };
    const files = { "package.json": JSON.stringify(manifest), "index.js": SOURCE, [file]: code };
    const workspace = await makeRepository(files, "auto");
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const run = await javascriptAdapter.runTests(workspace, profile, { files: [file], only: NAME, timeMs: 120_000 });
    const reproduction = redTest(file, NAME, code);
    const { tests: ran } = await javascriptAdapter.spectrum(workspace, profile, {
      reproduction,
      testFiles: [file],
      timeMs: 240_000,
    });

    expect(installed, installed.detail).toMatchObject({ status: "installed" });
    expect(run.cases.filter(({ outcome }) => outcome !== "SKIPPED")).toMatchObject([{ name: NAME, outcome: "FAILED" }]);
    expect(ran[0]).toMatchObject({ test: NAME, passed: false, lines: { "index.js": expect.arrayContaining([5]) } });
    expect(ran[0]?.lines["index.js"]).not.toContain(8);
    expect(ran.slice(1).map(({ test }) => test)).toEqual(beside);
  });
});
