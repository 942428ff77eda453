import { afterAll, describe, expect, it } from "vitest";
import type { Judged } from "../../../types/candidate.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `module.exports = function inRange (n, range) {\n  return ${BODY}\n}\n`;
/** A part of another test, one that waits, one that is red for another reason. */
const TEST = `const { test } = require('tape')
const inRange = require('..')

test('bounds', (t) => {
  t.test('lower', (st) => {
    st.plan(1)
    setTimeout(() => st.equal(inRange(1, { from: 1, to: 5 }), true), 1)
  })
  t.end()
})
test('holds what is within', (t) => {
  t.equal(inRange(2, { from: 1, to: 5 }), true)
  t.end()
})
test('throws', (t) => {
  t.equal(inRange(3, null).toString(), 'false')
  t.end()
})
`;
const [HEAD, , , THROWS] = TEST.split(/^(?=test\()/m);
const RED = `${HEAD}${THROWS}`;

const EDITS = [
  "n >= range.from && n < range.to",
  "n > range.from && n <= range.to",
  "n >=",
  "true",
  "process.exit(0)",
  "range !== null",
];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(["4.17.0", "5.9.0"])("a test of tape %s", (version) => {
  it("is run for each candidate in one process, and so is what passes in its file", { timeout: 600_000 }, async () => {
    const files = {
      "package.json": JSON.stringify({
        name: "range",
        version: "1.0.0",
        scripts: { test: "tape 'test/*.js'" },
        devDependencies: { tape: version },
      }),
      "index.js": SOURCE,
      "test/index.js": TEST,
      "test/red.js": RED,
    };
    const workspace = await makeRepository(files, "auto");
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const edits = inPlaceOf("index.js", SOURCE, BODY, EDITS);

    const part = await judgeInTree(workspace, profile, redTest("test/index.js", "lower", TEST), edits);
    const thrown = await judgeInTree(workspace, profile, redTest("test/red.js", "throws", RED), edits);
    const whole: Record<string, Judged["verdict"]> = {};
    const options = judgeOptions({ baseMust: "pass" });
    const green = { file: "test/index.js", except: ["lower", "throws"] };
    for await (const one of javascriptAdapter.judgeBySuite(workspace, profile, green, from(edits), options))
      whole[one.candidate.id] = one.verdict;

    const { tests } = await javascriptAdapter.spectrum(workspace, profile, {
      reproduction: redTest("test/index.js", "lower", TEST),
      testFiles: [],
      timeMs: 60_000,
    });
    expect(tests.map(({ test, passed }) => [test, passed])).toEqual([
      ["lower", false],
      ["test/index.js > holds what is within", true],
    ]);

    const right = "n >= range.from && n < range.to";
    expect(part.said).toEqual([]);
    expect(Object.keys(part.verdicts).filter((id) => part.verdicts[id] === "pass")).toEqual([right, "true", "range !== null"]);
    expect(thrown.said).toEqual([]);
    expect(Object.keys(thrown.verdicts).filter((id) => thrown.verdicts[id] === "pass")).toEqual(["range !== null"]);
    expect(Object.keys(whole).filter((id) => whole[id] === "pass")).toEqual([
      right,
      "n > range.from && n <= range.to",
      "true",
      "range !== null",
    ]);
  });
});
