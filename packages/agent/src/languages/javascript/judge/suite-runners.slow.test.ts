import { afterAll, describe, expect, it } from "vitest";
import type { Judged } from "../../../types/candidate.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `module.exports = function inRange (n, range) {\n  return ${BODY}\n}\nObject.assign(module.exports, { inRange: module.exports })\n`;

/** Each has a test that waits, one that holds, one that is red for another reason; what they share is made by hooks. */
const UVU = `const { suite, test } = require('uvu')
const assert = require('uvu/assert')
const inRange = require('..')

const ranges = suite('ranges')
ranges.before.each((context) => { context.range = { from: 1, to: 5 } })
ranges('holds what is within', ({ range }) => assert.is(inRange(2, range), true))
ranges('lower', async ({ range }) => {
  await new Promise((resolve) => setTimeout(resolve, 1))
  assert.is(inRange(1, range), true)
})
ranges.run()
test('throws', () => assert.is(inRange(3, null).toString(), 'false'))
test.run()
`;
const UVU_MODULE = UVU.replace("const { suite, test } = require('uvu')", "import { suite, test } from 'uvu'")
  .replace("const assert = require('uvu/assert')", "import * as assert from 'uvu/assert'")
  .replace("const inRange = require('..')", "import inRange from '../index.js'");
/** What is compiled takes names that Node itself does not see in a CommonJS file. */
const UVU_TYPES = UVU_MODULE.replace(
  "import inRange from '../index.js'",
  "import inRange, { inRange as same } from '../index.js'",
).replace("inRange(2, range)", "same(2 as number, range)");
const LAB = `const Lab = require('@hapi/lab')
const { expect } = require('@hapi/code')
const inRange = require('..')

const { before, describe, it } = exports.lab = Lab.script()
describe('ranges', () => {
  before(({ context }) => { context.range = { from: 1, to: 5 } })
  it('holds what is within', ({ context, mustCall }) => {
    mustCall(() => expect(inRange(2, context.range)).to.be.true(), 1)()
  })
  it('lower', async ({ context }) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(inRange(1, context.range)).to.equal(true)
  })
})
it('throws', () => { expect(inRange(3, null).toString()).to.equal('false') })
`;
const OLD_LAB = `const Lab = require('lab')
const inRange = require('..')

const lab = exports.lab = Lab.script()
const { beforeEach, describe, expect, it } = lab
describe('ranges', () => {
  let range
  beforeEach((done) => { range = { from: 1, to: 5 }; done() })
  it('holds what is within', (done) => { expect(inRange(2, range)).to.be.true(); done() })
  it('lower', (done) => {
    expect(inRange(1, range)).to.equal(true)
    setTimeout(done, 1)
  })
})
it('throws', (done) => { expect(inRange(3, null).toString()).to.equal('false'); done() })
`;
const QUNIT = `const inRange = require('..')

QUnit.module('ranges', (hooks) => {
  hooks.beforeEach(function () { this.range = { from: 1, to: 5 } })
  hooks.afterEach(function (assert) { assert.ok(this.range) })
  QUnit.test('holds what is within', function (assert) {
    assert.expect(3)
    assert.strictEqual(inRange(2, this.range), true)
    assert.throws(() => inRange(2), TypeError)
    if (inRange(5, this.range)) assert.ok(true)
  })
  QUnit.test('lower', function (assert) {
    const done = assert.async()
    setTimeout(() => { assert.strictEqual(inRange(1, this.range), true); done() }, 1)
  })
})
QUnit.module('others')
QUnit.test('throws', (assert) => assert.strictEqual(inRange(3, null).toString(), 'false'))
`;

const RUNNERS = [
  { name: "uvu", script: "uvu test", packages: { uvu: "0.5.6" }, code: UVU, throws: "throws" },
  { name: "uvu", script: "uvu test", packages: { uvu: "0.3.4" }, code: UVU, throws: "throws" },
  { name: "uvu with modules", script: "uvu -r esm test", packages: { uvu: "0.5.6" }, code: UVU_MODULE, throws: "throws" },
  { name: "uvu with modules", script: "uvu -r esm test", packages: { uvu: "0.3.4" }, code: UVU_MODULE, throws: "throws" },
  {
    name: "uvu with types",
    script: "uvu -r ts-node/register/transpile-only test",
    packages: { uvu: "0.5.6", "ts-node": "10.9.2", typescript: "5.6.3" },
    file: "test/index.ts",
    code: UVU_TYPES,
    throws: "throws",
  },
  {
    name: "lab",
    script: "lab -a @hapi/code -t 100",
    packages: { "@hapi/lab": "26.0.1", "@hapi/code": "9.0.3" },
    code: LAB,
    throws: "throws",
  },
  { name: "lab", script: "lab -t 100", packages: { lab: "14.3.4" }, code: OLD_LAB, throws: "throws" },
  { name: "qunit", script: "qunit", packages: { qunit: "2.9.3" }, code: QUNIT, throws: "others > throws" },
  { name: "qunit", script: "qunit", packages: { qunit: "2.26.0" }, code: QUNIT, throws: "others > throws" },
  { name: "qunit", script: "qunit", packages: { qunit: "3.0.0" }, code: QUNIT, throws: "others > throws" },
];

const EDITS = [
  "n >= range.from && n < range.to",
  "n > range.from && n <= range.to",
  "n >=",
  "true",
  "process.exit(0)",
  "range !== null && n >= range.from && n < range.to",
];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)("a test of $name ($packages)", ({ script, packages, file = "test/index.js", code, throws }) => {
  it("is run for each candidate in one process, and so is what passes in its file", { timeout: 600_000 }, async () => {
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify({ name: "range", version: "1.0.0", scripts: { test: script }, devDependencies: packages }),
        "index.js": SOURCE,
        "tsconfig.json": '{ "compilerOptions": { "module": "commonjs", "esModuleInterop": true } }\n',
        [file]: code,
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const edits = inPlaceOf("index.js", SOURCE, BODY, EDITS);
    const passing = (verdicts: Record<string, string>): string[] => Object.keys(verdicts).filter((id) => verdicts[id] === "pass");
    const run = await javascriptAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    const lower = await judgeInTree(workspace, profile, redTest(file, "ranges > lower", code), edits);
    const thrown = await judgeInTree(workspace, profile, redTest(file, throws, code), edits);
    const whole: Record<string, Judged["verdict"]> = {};
    const green = { file, except: ["ranges > lower", throws] };
    const options = judgeOptions({ baseMust: "pass" });
    for await (const one of javascriptAdapter.judgeBySuite(workspace, profile, green, from(edits), options))
      whole[one.candidate.id] = one.verdict;

    expect(installed.status, installed.detail).toBe("installed");
    expect(run.cases.map(({ name, outcome }) => `${name}: ${outcome}`).toSorted()).toEqual(
      ["ranges > holds what is within: PASSED", "ranges > lower: FAILED", `${throws}: FAILED`].toSorted(),
    );
    const [right, upper, , always, , guarded] = EDITS;
    expect(lower.said).toEqual([]);
    expect(passing(lower.verdicts)).toEqual([right, always, guarded]);
    expect(thrown.said).toEqual([]);
    expect(passing(thrown.verdicts)).toEqual([guarded]);
    expect(passing(whole)).toEqual(code === QUNIT ? [right, guarded] : [right, upper, always, guarded]);
  });
});
