import { afterAll, expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `module.exports = function inRange (n, range) {\n  return ${BODY}\n}\n`;
const TEST = `const t = require('tap')
const inRange = require('..')
const five = { from: 1, to: 5 }

t.beforeEach(() => { five.to = 5 })
t.test('bounds', (t) => {
  t.plan(2)
  t.test('lower', (t) => {
    five.to = 2
    setTimeout(() => { t.equal(inRange(1, five), true); t.end() }, 1)
  })
  t.test('upper', async (t) => { t.notOk(inRange(5, five), 'is not in it') })
})
t.test('throws', (t) => { t.throws(() => inRange(1, null), TypeError, 'needs a range'); t.end() })
t.test('never comes to its plan', { skip: 'on this machine' }, (t) => { t.plan(1) })
t.ok(inRange(1, five), 'beside all')
`;

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

it.each([
  ["bounds > lower", "should be equal", ["n >= range.from && n < range.to", "true", "n < 3"]],
  ["(assertions)", "beside all", ["n >= range.from && n < range.to", "true", "n < 3"]],
])("a test of tap, %s, is judged without its runner", { timeout: 60_000 }, async (name, message, right) => {
  const workspace = await makeRepository({
    "package.json": JSON.stringify({ name: "range", version: "1.0.0", scripts: { test: "tap" } }),
    "index.js": SOURCE,
    "test/index.js": TEST,
  });
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  const edits = inPlaceOf("index.js", SOURCE, BODY, [...right, "n > range.from && n <= range.to", "n >=", "process.exit(0)"]);
  const test = { ...redTest("test/index.js", name, TEST), seen: { kind: "assertion" as const, errorType: null, message } };

  const { verdicts, said } = await judgeInTree(workspace, profile, test, edits);

  expect(profile.testRunner).toBe("tap");
  expect(said).toEqual([]);
  expect(Object.keys(verdicts).filter((id) => verdicts[id] === "pass")).toEqual(right);
});

it("its tests are counted one by one", { timeout: 60_000 }, async () => {
  const two = "exports.double = (n) =>\n  n * 2\nexports.half = (n) =>\n  n / 3\n";
  const code = `const t = require('tap')
const { double, half } = require('..')
t.test('doubles', async (t) => t.equal(double(2), 4))
t.test('halves', async (t) => t.equal(half(4), 2))
t.ok(double)
t.teardown(() => double(1))
`;
  const workspace = await makeRepository({
    "package.json": JSON.stringify({ name: "twice", version: "1.0.0", scripts: { test: "tap" } }),
    "index.js": two,
    "test/index.js": code,
  });
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  const reproduction = redTest("test/index.js", "halves", code);

  const { tests } = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });

  expect(tests.map(({ test, passed, lines }) => [test, passed, lines["index.js"]])).toEqual([
    ["halves", false, expect.arrayContaining([4])],
    ["test/index.js > doubles", true, expect.arrayContaining([2])],
    ["test/index.js > (assertions)", true, expect.arrayContaining([1])],
  ]);
  expect(tests[0]?.lines["index.js"]).not.toContain(2);
});
