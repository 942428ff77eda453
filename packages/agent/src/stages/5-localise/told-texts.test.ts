import { expect, test } from "vitest";
import type { Symptom } from "../../types/facts.ts";
import { raisedByTexts } from "./told-texts.ts";

const SOURCES = new Map([
  ["locales.py", 'SWEDISH = {\n    "seconds": "{0} några sekunder",\n    "days": "{0} dagar",\n}\n# några\n'],
  ["often.py", 'A = "ord"\nB = "ord"\nC = "ord"\nD = "ord"\nE = "ord"\nF = "ord"\nG = "ord"\n'],
]);
const RANKED = [{ file: "format.py", line: 3, score: 0.4, reasons: [] }];
const wrong = (actual: string | null, expected: string | null): Symptom => ({ kind: "wrong_value", actual, expected });

test("the entry of a table whose word should not come is raised above what ran", () => {
  const raised = raisedByTexts(RANKED, SOURCES, wrong("'30 några sekunder'", "'30 sekunder'"));

  expect(raised).toEqual([
    { file: "locales.py", line: 2, score: 0.5, reasons: ["“några”, which should not come, stands here"] },
    { file: "format.py", line: 3, score: 0.4, reasons: [] },
  ]);
});

test.each([
  ["of a word that many lines have", wrong("'ord'", "'sekunder'")],
  ["of what should come too", wrong("'30 sekunder'", "'30 sekunder and more'")],
  ["where nobody says what comes", wrong(null, "'30 sekunder'")],
  ["of no text", wrong("12", "13")],
])("nothing is raised %s", (_, symptom) => {
  expect(raisedByTexts(RANKED, SOURCES, symptom)).toEqual(RANKED);
});
