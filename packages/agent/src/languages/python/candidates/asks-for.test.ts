import { expect, test } from "vitest";
import type { BrokenInvariant } from "../../../types/language.ts";
import { noFacts } from "../../../types/testing/no-facts.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

const SOURCE = "def widest(rows, least):\n    most = max(len(row) for row in rows)\n    return max(most, least)\n";

/** Where in the order the edit comes, from 0. */
async function place(broken: BrokenInvariant[], edit: RegExp): Promise<number> {
  await using project = await makeProject({ "table.py": SOURCE });
  let at = 0;
  for await (const { edits } of pythonAdapter.candidates(project.workspace, project.profile, {
    suspicious: [{ file: "table.py", line: 2, score: 0.8 }],
    brokenInvariants: broken,
    reproduction: {
      id: "r",
      testName: "t",
      filePath: "tests/test_table.py",
      code: "",
      derivedFrom: "",
      symptom: { kind: "wrong_value", expected: "3", actual: null },
      probe: {},
      secondExamples: [],
    },
    facts: noFacts(),
    purpose: "repair",
  })) {
    if (edits.some(({ replacement }) => edit.test(replacement))) return at;
    at += 1;
  }
  return Number.POSITIVE_INFINITY;
}

test.each([
  ["empty", /if not rows:/],
  ["None", /if rows is None|rows or /],
  ["str", /isinstance\(rows, str\)/],
])("what is %s in the failing test alone is asked for sooner", { timeout: 60_000 }, async (trait, edit) => {
  const usual = await place([], edit);
  const broken = await place([{ file: "table.py", line: 2, name: "rows", trait }], edit);

  expect(usual).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(broken).toBeLessThan(usual);
});
