import { afterAll, describe, expect, it } from "vitest";
import type { Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `exports.inRange = function inRange (n, range) {
  return ${BODY}
}
exports.only = function only (list) {
  if (list.length !== 1) throw new RangeError('not one: ' + list.length)
  return { value: list[0] }
}
`;

/** Each of them is red, in another way. */
const TAP_RED = `const t = require('tap')
const { inRange, only } = require('..')
const five = { from: 1, to: 5 }

t.test('equal', (t) => { t.equal(inRange(1, five), true); t.end() })
t.test('told', (t) => { t.equal(inRange(1, five), true, 'holds its bound'); t.end() })
t.test('ok', (t) => { t.ok(inRange(1, five)); t.end() })
t.test('notOk', (t) => { t.notOk(inRange(2, five)); t.end() })
t.test('not', (t) => { t.not(inRange(1, five), false); t.end() })
t.test('same', (t) => { t.same([inRange(1, five)], [true]); t.end() })
t.test('notSame', (t) => { t.notSame([inRange(1, five)], [false]); t.end() })
t.test('strictSame', (t) => { t.strictSame({ is: inRange(1, five) }, { is: true }); t.end() })
t.test('match', (t) => { t.match({ is: inRange(1, five), more: 1 }, { is: true }); t.end() })
t.test('type', (t) => { t.type(inRange(1, five), 'string'); t.end() })
t.test('throws', (t) => { t.throws(() => only([inRange(1, five)]), { message: 'not one: 1' }); t.end() })
t.test('throws otherwise', (t) => { t.throws(() => only([]), new RangeError('none')); t.end() })
t.test('doesNotThrow', (t) => { t.doesNotThrow(() => only([])); t.end() })
t.test('rejects', async (t) => { await t.rejects(async () => only([1])) })
t.test('resolves', async (t) => { await t.resolves(async () => only([])) })
t.test('fails', (t) => { if (!inRange(1, five)) t.fail('no bound'); t.end() })
t.test('throws at once', (t) => { only([]).value; t.end() })
t.test('is rejected', async (t) => { only([]) })
t.test('planned', (t) => { t.plan(1); setTimeout(() => t.equal(inRange(1, five), true), 1) })
t.test('outer', (t) => {
  t.beforeEach(async () => { five.to = 5 })
  t.test('inner', async (t) => { t.equal(inRange(1, five), true) })
  t.test('innermost', async (t) => { await t.test('of all', async (t) => { t.ok(inRange(1, five), 'a bound') }) })
  t.ok(inRange(1, five), 'beside it')
  t.end()
})
t.ok(inRange(1, five), 'beside all')
`;
const TAP_MIXED = `import { test } from 'tap'
import range from '../index.js'
const { inRange } = range

test('bounds', (t) => {
  t.test('lower', async (t) => { t.equal(inRange(1, { from: 1, to: 5 }), true) })
  t.end()
})
test('holds what is within', async (t) => { t.equal(inRange(2, { from: 1, to: 5 }), true) })
test('throws', async (t) => { t.equal(inRange(3, null).toString(), 'false') })
`;
const AVA_RED = `const test = require('ava')
const { inRange, only } = require('..')

test.before((t) => { t.context.five = { from: 1, to: 5 } })
test.beforeEach((t) => { t.context.n = 1 })
const macro = (t, n) => t.true(inRange(n, t.context.five))
macro.title = (told, n) => told + ' of ' + n

test('is', (t) => { t.is(inRange(t.context.n, t.context.five), true) })
test('told', (t) => { t.is(inRange(1, t.context.five), true, 'holds its bound') })
test('true', (t) => { t.true(inRange(1, t.context.five)) })
test('falsy', (t) => { t.falsy(inRange(2, t.context.five)) })
test('deepEqual', (t) => { t.deepEqual([inRange(1, t.context.five)], [true]) })
test('notDeepEqual', (t) => { t.notDeepEqual([inRange(1, t.context.five)], [false]) })
test('like', (t) => { t.like({ is: inRange(1, t.context.five), more: 1 }, { is: true }) })
test('regex', (t) => { t.regex(String(inRange(1, t.context.five)), /true/) })
test('throws', (t) => { t.throws(() => only([1])) })
test('throws otherwise', (t) => { t.throws(() => only([]), { message: 'none' }) })
test('notThrows', (t) => { t.notThrows(() => only([])) })
test('throwsAsync', async (t) => { await t.throwsAsync(async () => only([1])) })
test('fails', (t) => { if (!inRange(1, t.context.five)) t.fail() })
test('throws at once', (t) => { t.is(only([]).value, 1) })
test('is rejected', async (t) => { t.is(only([]).value, 1) })
test('planned', (t) => { t.plan(2); t.pass() })
test('a bound', macro, 1)
`;
const AVA_MIXED = `import test from 'ava'
import range from '../index.js'
const { inRange } = range

test('lower', (t) => t.is(inRange(1, { from: 1, to: 5 }), true))
test('holds what is within', (t) => t.is(inRange(2, { from: 1, to: 5 }), true))
test('throws', (t) => t.is(inRange(3, null).toString(), 'false'))
test('is as it was', (t) => t.snapshot(inRange(2, { from: 1, to: 5 })))
test.skip('later', (t) => t.fail())
`;

const EDITS = ["n >= range.from && n < range.to", "n > range.from && n <= range.to", "n >=", "true", "process.exit(0)"];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each([
  { name: "tap", version: "16.3.10", red: TAP_RED, many: 23, mixed: TAP_MIXED, lower: "bounds > lower" },
  { name: "tap", version: "21.5.0", red: TAP_RED, many: 23, mixed: TAP_MIXED, lower: "bounds > lower" },
  { name: "ava", version: "3.15.0", red: AVA_RED, many: 17, mixed: AVA_MIXED, lower: "lower" },
  { name: "ava", version: "6.4.1", red: AVA_RED, many: 17, mixed: AVA_MIXED, lower: "lower" },
])("a suite of $name $version", ({ name, version, red, many, mixed, lower }) => {
  it("is judged in one process, and each red test fails there as its runner says", { timeout: 600_000 }, async () => {
    const manifest = { name: "range", version: "1.0.0", main: "index.js", scripts: { test: name } };
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify({ ...manifest, devDependencies: { [name]: version } }),
        "index.js": SOURCE,
        "test/red.js": red,
        "test/mixed.mjs": mixed,
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const run = await javascriptAdapter.runTests(workspace, profile, { files: ["test/red.js"], timeMs: 240_000 });
    const failed = run.cases.filter(({ outcome }) => outcome === "FAILED");
    const seenOf = (one: (typeof failed)[number]): ReproductionTest["seen"] =>
      one.failure === null
        ? undefined
        : { kind: one.failure.kind, errorType: one.failure.errorType, message: one.failure.message };

    expect(run.cases.filter(({ outcome }) => outcome !== "FAILED")).toEqual([]);
    expect(failed).toHaveLength(many);
    const slow: string[] = [];
    for (const one of failed) {
      const test = { ...redTest("test/red.js", one.name, red), seen: seenOf(one) };
      const { said } = await judgeInTree(workspace, profile, test, inPlaceOf("index.js", SOURCE, BODY, []));
      if (said.length > 0) slow.push(`${one.name}: ${said.join(" ")}`);
    }
    expect(slow).toEqual([]);

    const edits = inPlaceOf("index.js", SOURCE, BODY, EDITS);
    const part = await judgeInTree(workspace, profile, redTest("test/mixed.mjs", lower, mixed), edits);
    expect(part.said).toEqual([]);
    expect(Object.keys(part.verdicts).filter((id) => part.verdicts[id] === "pass")).toEqual([EDITS[0], "true"]);
    const reproduction = redTest("test/mixed.mjs", lower, mixed);
    const { tests } = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });
    expect(tests.map(({ test, passed }) => [test, passed])).toContainEqual(["test/mixed.mjs > holds what is within", true]);
    expect(tests[0]).toMatchObject({ test: lower, passed: false, lines: { "index.js": expect.arrayContaining([2]) } });
    const whole: Record<string, Judged["verdict"]> = {};
    const green = { file: "test/mixed.mjs", except: [lower, "throws"] };
    for await (const one of javascriptAdapter.judgeBySuite(
      workspace,
      profile,
      green,
      from(edits),
      judgeOptions({ baseMust: "pass" }),
    ))
      whole[one.candidate.id] = one.verdict;
    expect(Object.keys(whole).filter((id) => whole[id] === "pass")).toEqual([...EDITS.slice(0, 2), "true"]);
  });
});
