import { chmodSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const SOURCE =
  "'use strict'\n\nmodule.exports.inRange = function inRange (n, range) {\n  return n > range.from && n < range.to\n}\n";
/** A package that changes every object, a hook, a test that is red for another reason, and one that waits. */
const TEST = `require('should')
const { inRange } = require('..')

describe('inRange', function () {
  let range
  beforeEach(function () { range = { from: 1, to: 5 } })

  it('is red for another reason', function () { inRange(9, range).should.equal('unknown') })
  it('holds its lower bound', function (done) {
    setTimeout(function () { inRange(1, range).should.equal(true); done() }, 1)
  })
  it('holds what is within', function () { inRange(2, range).should.equal(true) })
})
`;

const REPRODUCTION: ReproductionTest = {
  id: "existing-1",
  testName: "inRange > holds its lower bound",
  filePath: "test/index.js",
  code: TEST,
  derivedFrom: "the failing test",
  symptom: { kind: "wrong_value", expected: "true", actual: "false" },
  isInTree: true,
  probe: {},
  secondExamples: [],
};

function returning(expression: string): Candidate {
  const start = SOURCE.indexOf("n > range");
  const edits = [{ file: "index.js", start, end: SOURCE.indexOf("\n}"), replacement: expression }];
  return { id: expression, edits, family: "test", description: expression, line: 4, score: 1 };
}

// On a busy machine a wrong one may run out of time first; it never passes.
const REFUSED: unknown = expect.stringMatching(/^(fail|broken|timeout)$/);
const VERDICTS: Record<string, unknown> = {
  "n > range.from && n <= range.to": "fail",
  "n >= range.from && n < range.to": "pass",
  "(() => { for (;;); })()": "timeout",
  "(global.describe = global.it = null)": REFUSED,
  "n >= range.from": "pass",
  "(setImmediate(() => { throw new Error('late') }), process.nextTick(() => { throw new Error('soon') }), true)": "fail",
  "(Object.prototype.should = { equal () {} })": REFUSED,
  "(require('mocha').Runner.prototype.fail = () => {})": REFUSED,
  "n >=": REFUSED,
  "n >= range.from || false": "pass",
};

/** The same without a suite around it. */
const BARE = TEST.replace("describe('inRange', function () {\n", "")
  .replace("})\n})\n", "})\n")
  .replace(/\n}\)\n$/, "\n");

describe.each([
  ["2.2.5", BARE],
  ["3.5.3", TEST],
  ["10.8.2", TEST],
])("a test of mocha %s that cannot be made a script", (version, code) => {
  it("is run for each candidate in one process, and so is what passes beside it", { timeout: 600_000 }, async () => {
    const devDependencies = { mocha: version, should: "13.2.3" };
    const manifest = { name: "range-kit", main: "index.js", scripts: { test: "mocha" }, devDependencies };
    const testName = REPRODUCTION.testName.replace(code === BARE ? "inRange > " : "", "");
    const reproduction = { ...REPRODUCTION, code, testName };
    const files = { "package.json": JSON.stringify(manifest), "index.js": SOURCE, "test/index.js": code };
    const workspace = await makeRepository(files, "auto");
    chmodSync(workspace.root, 0o755);
    const logged: string[] = [];
    workspace.log = (_level, message) => void logged.push(message);
    try {
      const profile = await javascriptAdapter.detect(workspace.root);
      if (profile === null) throw new Error("nothing was detected");
      await javascriptAdapter.install(workspace, profile, { offline: false });

      const verdicts: Record<string, Judged["verdict"]> = {};
      const candidates = from(Object.keys(VERDICTS).map(returning));
      const judged = javascriptAdapter.judge(workspace, profile, reproduction, candidates, judgeOptions({}));
      for await (const { candidate, verdict } of judged) verdicts[candidate.id] = verdict;

      expect(logged).toEqual([]);
      expect(verdicts).toEqual(VERDICTS);
      const beside: unknown[] = [];
      const except = code
        .match(/(?<=it\(')(?:is red|holds its)[^']+/g)
        ?.map((name) => testName.replace("holds its lower bound", name));
      const some = from(["n >= range.from && n < range.to", "n < range.from", "n > range.from && n <= range.to"].map(returning));
      const asked = { file: "test/index.js", except: except ?? [] };
      const options = judgeOptions({ baseMust: "pass" });
      for await (const { verdict } of javascriptAdapter.judgeBySuite(workspace, profile, asked, some, options))
        beside.push(verdict);
      expect(beside).toEqual(["pass", "fail", "pass"]);
    } finally {
      workspace.dispose();
    }
  });
});

/** The first test loads what all use, one fails before it has done anything, and two have one name. */
const AFTER_OTHERS = `const assert = require('node:assert')

describe('inRange', function () {
  let inRange
  describe('of a suite within', function () { it('is left alone', function () { assert.strictEqual(inRange(1, {}), 1) }) })
  it('is there', function () { inRange = require('..').inRange })
  it('is red for another reason', function () { assert.strictEqual(inRange(9, { from: 1, to: 5 }), 'unknown') })
  it('holds its bounds', function () { assert.strictEqual(inRange(5, { from: 1, to: 5 }), false) })
  it('holds its bounds', function () { assert.strictEqual(inRange(1, { from: 1, to: 5 }), true) })
})
`;

it("a test of mocha that stands on what those before it leave behind is run after them", { timeout: 600_000 }, async () => {
  const manifest = { name: "range-kit", main: "index.js", scripts: { test: "mocha" }, devDependencies: { mocha: "10.8.2" } };
  const files = { "package.json": JSON.stringify(manifest), "index.js": SOURCE, "test/index.js": AFTER_OTHERS };
  const workspace = await makeRepository(files, "auto");
  chmodSync(workspace.root, 0o755);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const reproduction = redTest("test/index.js", "inRange > holds its bounds (2)", AFTER_OTHERS);
    const edits = ["n >= range.from && n < range.to", "n > range.from && n <= range.to"].map(returning);

    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

    expect(said).toEqual([]);
    expect(verdicts).toEqual({ "n >= range.from && n < range.to": "pass", "n > range.from && n <= range.to": "fail" });
  } finally {
    workspace.dispose();
  }
});

/** What ends too late for mocha is red. */
const LATE = `const assert = require('node:assert')
const { inRange } = require('..')

describe('inRange', function () {
  it('tells in time', function (done) { this.timeout(200); if (inRange(1, { from: 1, to: 5 })) done() })
})
`;

it("a test that mocha ends after its own time is judged with it", { timeout: 600_000 }, async () => {
  const manifest = { name: "range-kit", main: "index.js", scripts: { test: "mocha" }, devDependencies: { mocha: "3.5.3" } };
  const files = { "package.json": JSON.stringify(manifest), "index.js": SOURCE, "test/index.js": LATE };
  const workspace = await makeRepository(files, "auto");
  chmodSync(workspace.root, 0o755);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const edits = ["n >= range.from && n < range.to", "n > range.from && n <= range.to"].map(returning);

    const { verdicts, said } = await judgeInTree(
      workspace,
      profile,
      redTest("test/index.js", "inRange > tells in time", LATE),
      edits,
    );

    expect(said).toEqual([]);
    expect(verdicts).toEqual({ "n >= range.from && n < range.to": "pass", "n > range.from && n <= range.to": "fail" });
  } finally {
    workspace.dispose();
  }
});
