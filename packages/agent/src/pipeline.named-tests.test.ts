import { mostlyOne, runsSlowTests } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import type { PipelineDeps } from "./pipeline.ts";
import { runOnFiles } from "./testing/run-on-files.ts";
import type { IssueInput } from "./types/facts.ts";
import type { RunOutcome } from "./types/run.ts";

const JS_SOURCE = `export function spread(list) {
  let low = list[0];
  let high = list[0];
  for (const one of list) {
    if (one < low) low = one;
    if (one < high) high = one;
  }
  return high - low;
}
`;
/** A loop: no single example can be read from it. */
const JS_TESTS = `import test, { describe } from "node:test";
import assert from "node:assert/strict";
import { spread } from "../src/spread.js";
describe("a spread", () => {
  test("of one number", () => assert.equal(spread([4]), 0));
  test("of several numbers", () => {
    for (const [list, wanted] of [[[4, 9, 1], 8], [[1, 2], 1], [[7, 5], 2]]) assert.equal(spread(list), wanted);
  });
  test("of nothing is not known yet", () => assert.equal(spread([]), "?"));
});
`;
const JAVASCRIPT = {
  "package.json":
    '{ "name": "spread", "version": "1.0.0", "type": "module", "main": "src/spread.js", "scripts": { "test": "node --test" } }\n',
  "src/spread.js": JS_SOURCE,
  "test/spread.test.js": JS_TESTS,
};
const PY_SOURCE = `def spread(items):
    low = high = items[0]
    for one in items:
        if one < low:
            low = one
        if one < high:
            high = one
    return high - low
`;
const PYTEST = {
  "pyproject.toml": '[project]\nname = "spread"\nversion = "1.0.0"\n',
  "spread.py": PY_SOURCE,
  "tests/test_spread.py": `from spread import spread


def test_one():
    assert spread([4]) == 0


def test_several():
    for items, wanted in (([4, 9, 1], 8), ([1, 2], 1), ([7, 5], 2)):
        assert spread(items) == wanted


def test_nothing():
    assert spread([]) is None
`,
};
const UNITTEST = {
  "spread.py": PY_SOURCE,
  "tests/__init__.py": "",
  "tests/test_spread.py": `import unittest

from spread import spread


class SpreadTest(unittest.TestCase):
    def test_one(self):
        self.assertEqual(spread([4]), 0)

    def test_several(self):
        for items, wanted in (([4, 9, 1], 8), ([1, 2], 1), ([7, 5], 2)):
            self.assertEqual(spread(items), wanted)

    def test_nothing(self):
        self.assertIsNone(spread([]))
`,
};

/** Proposes nothing: what is reproduced is all that is asked. */
const NOTHING = { name: "search", async *propose() {} };

const runOn = (files: Record<string, string>, issue: IssueInput, deps: Partial<PipelineDeps> = {}): Promise<RunOutcome> =>
  // Of fewer edits, one that passes could be there by chance.
  runOnFiles({ files, issue, timeoutMs: 120_000, budget: { candidates: 400 }, deps });

describe("a red test of the project is the reproduction", () => {
  test.each(
    mostlyOne<[string, Record<string, string>, string, string]>([
      ["node:test, by its name", JAVASCRIPT, "The test “of several numbers” in `test/spread.test.js` fails.", "one > high"],
      ["pytest, by its output", PYTEST, "```\nFAILED tests/test_spread.py::test_several - assert 0 == 8\n```", "one > high:"],
      ["unittest, by its name", UNITTEST, "`test_several` is red.", "one > high:"],
    ]),
  )("%s, beside another that is red for a reason of its own", { timeout: 200_000 }, async (_, files, text, repaired) => {
    const outcome = await runOn(files, { title: "A test is red", text });

    expect(outcome.reproductionScript[0]?.test_name).toMatch(/several/);
    expect(outcome.evidence.environment?.baseline).toMatchObject({ passed: 1, failed: 2 });
    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.fix[0]?.patch.code).toContain(repaired);
  });

  test("where the issue names none, and a red test calls what it is about", { timeout: 200_000 }, async () => {
    const { "tests/test_spread.py": all, ...files } = PYTEST;
    const tests = all.slice(0, all.indexOf("def test_nothing")).trimEnd();
    const outcome = await runOn(
      { ...files, "tests/test_spread.py": `${tests}\n` },
      { title: "spread is wrong", text: "Whatever I put into `spread`, what comes out is far too small." },
      // What is repaired is repaired as above.
      runsSlowTests ? {} : { engines: [NOTHING] },
    );

    expect(outcome.reproductionScript[0]?.test_name).toBe("test_several");
    expect(outcome.resultStatus).toBe(runsSlowTests ? "validated_fix" : "reproduced");
  });
});
