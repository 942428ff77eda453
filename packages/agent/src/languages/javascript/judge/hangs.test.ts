import { mostlyOne, runsSlowTests } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import { judgeThese, makeFixture } from "../testing/fixture.ts";

const SLOW = "const began = process.cpuUsage();\nwhile (process.cpuUsage(began).user < 200_000);\n";
const STEPS = "let step = 2;\nexports.steps = (to) => {\n  let at = 0;\n  while (at !== to) at += step;\n  return at;\n};\n";

function replacing(source: string, text: string, replacement: string): Candidate {
  const start = source.indexOf(text);
  const edits = [{ file: "steps.js", start, end: start + text.length, replacement }];
  return { id: replacement, edits, family: "test", description: "", line: 1, score: 1 };
}

// What takes long to load waits for each of them; the judge of Python has such a one.
test.each(
  mostlyOne<[string, string, number]>([
    ["a candidate that ends passes between many that do not", STEPS, runsSlowTests ? 25 : 10],
    ["what takes long to load has the time for that", `${SLOW}${STEPS}`, 2],
  ]),
)("where the base hangs, %s", { timeout: 120_000 }, async (_, source, count) => {
  const probe = "const { steps } = require('../steps.js');\nmodule.exports = async () => {\n  steps(3);\n};\n";
  const fixture = makeFixture({ files: { "steps.js": source }, probe, symptom: { kind: "hang" } });
  const hanging = Array.from({ length: count }, (_unused, index) => replacing(source, "step = 2", `step = 4 + ${index * 2}`));

  const judged = await judgeThese({ ...fixture, reproduction: { ...fixture.reproduction, hangMs: 1500 } }, [
    ...hanging,
    replacing(source, "step = 2", "step = 3"),
    replacing(source, "at = 0", "at = to"),
  ]);

  // Where none has passed, the slow ones get a second hearing.
  const verdicts = new Map(judged.map(({ candidate, verdict }) => [candidate.id, verdict]));
  const passed = [...verdicts].filter(([, verdict]) => verdict !== "timeout");
  expect(passed.toSorted()).toEqual([
    ["at = to", "pass"],
    ["step = 3", "pass"],
  ]);
  expect(verdicts.size).toBe(count + 2);
});
