import { expect, it } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { makeRepository } from "../testing/repositories.ts";

const SOURCE = "exports.inRange = (n, range) => n > range.from && n < range.to;\n";
/** A hook, a test that is red for another reason, and one that holds no single example. */
const TEST = `const { test, describe, beforeEach } = require("node:test");
const assert = require("node:assert/strict");
const { inRange } = require("../index.js");

describe("a range", () => {
  let range;
  beforeEach(() => { range = { from: 1, to: 5 }; });
  test("is red for another reason", () => assert.equal(inRange(9, range), "unknown"));
  test("holds its lower bound", () => { for (let n = range.from; n < range.to; n += 1) assert.equal(inRange(n, range), true); });
});
`;
const REPRODUCTION: ReproductionTest = {
  id: "existing-1",
  testName: "a range > holds its lower bound",
  filePath: "test/range.test.js",
  code: TEST,
  derivedFrom: "the failing test",
  symptom: { kind: "wrong_value", expected: "true", actual: "false" },
  isInTree: true,
  probe: {},
  secondExamples: [],
};

function returning(expression: string): Candidate {
  const start = SOURCE.indexOf("n > range");
  const edits = [{ file: "index.js", start, end: SOURCE.indexOf(";\n"), replacement: expression }];
  return { id: expression, edits, family: "test", description: expression, line: 1, score: 1 };
}

it("one test of a file of node:test is run for each candidate in one process, whatever else the file holds", async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "range", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js": SOURCE,
    "test/range.test.js": TEST,
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const said: string[] = [];
    const told = { ...workspace, log: (_level: string, message: string) => void said.push(message) };
    const verdicts: Record<string, unknown> = {};
    const edits = ["n >= range.from && n < range.to", "n > range.from && n <= range.to", "n >=", "true"].map(returning);
    for await (const { candidate, verdict } of javascriptAdapter.judge(
      told,
      profile,
      REPRODUCTION,
      from(edits),
      judgeOptions({}),
    ))
      verdicts[candidate.id] = verdict;

    expect(verdicts).toEqual({
      "n >= range.from && n < range.to": "pass",
      "n > range.from && n <= range.to": "fail",
      // The test loads what cannot be read, and fails there.
      "n >=": expect.stringMatching(/^(?:broken|fail)$/),
      true: "pass",
    });
    expect(said.filter((message) => message.includes("slow"))).toEqual([]);
  } finally {
    workspace.dispose();
  }
});
