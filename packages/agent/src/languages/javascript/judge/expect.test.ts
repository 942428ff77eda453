import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { makeRepository } from "../testing/repositories.ts";

const SOURCE = "export const inRange = (n, range) => n > range.from && n < range.to;\n";
const TEST = `import { beforeEach, describe, expect, it, vi } from "vitest";
import { inRange } from "../index.js";

describe("a range", () => {
  let range;
  beforeEach(() => { range = { from: 1, to: 5 }; });
  it("is red for another reason", () => expect(inRange(9, range)).toBe("unknown"));
  it.each([[1, true], [5, false]])("holds %d: %s", (n, held) => {
    const told = vi.fn();
    told(inRange(n, range));
    expect(told).toHaveBeenCalledWith(held);
  });
});
`;
const ROOT = path.resolve(import.meta.dirname, "../../../../../../node_modules");

function returning(expression: string): Candidate {
  const start = SOURCE.indexOf("n > range");
  const edits = [{ file: "index.js", start, end: SOURCE.indexOf(";\n"), replacement: expression }];
  return { id: expression, edits, family: "test", description: expression, line: 1, score: 1 };
}

it("one test of vitest is run for each candidate in one process", { timeout: 120_000 }, async () => {
  const manifest = { name: "range", version: "1.0.0", type: "module", scripts: { test: "vitest run" } };
  const workspace = await makeRepository({
    "package.json": JSON.stringify(manifest),
    "index.js": SOURCE,
    "test/range.test.js": TEST,
  });
  symlinkSync(ROOT, path.join(workspace.root, "node_modules"));
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const reproduction: ReproductionTest = {
      id: "existing-1",
      testName: "a range > holds 1: true",
      filePath: "test/range.test.js",
      code: TEST,
      derivedFrom: "the failing test",
      symptom: { kind: "wrong_value", expected: "true", actual: "false" },
      isInTree: true,
      probe: {},
      secondExamples: [],
    };
    const said: string[] = [];
    const told = { ...workspace, log: (_level: string, message: string) => void said.push(message) };
    const verdicts: Record<string, unknown> = {};
    const edits = ["n >= range.from && n < range.to", "n > range.from && n <= range.to", "true"].map(returning);
    for await (const { candidate, verdict } of javascriptAdapter.judge(
      told,
      profile,
      reproduction,
      from(edits),
      judgeOptions({}),
    ))
      verdicts[candidate.id] = verdict;

    expect(said).toEqual([]);
    expect(Object.values(verdicts)).toEqual(["pass", "fail", "pass"]);
  } finally {
    workspace.dispose();
  }
});
