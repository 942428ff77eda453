import { expect, test } from "vitest";
import { isAlone, type Survivor } from "./alone.ts";
import { NO_EXAMPLES } from "./second-examples.ts";

function survivor(id: string, outcome: string | null, isWide = false): Survivor {
  const candidate = { id, edits: [], family: "operator", description: "", line: 1, score: 1, isWide };
  const answers = outcome === null ? [] : [{ input: "f(1)", outcome, kind: "value" as const }];
  return { candidate, examples: { ...NO_EXAMPLES, answers } };
}

const OWN = survivor("own", "2");

test("of many edits that were tried one is alone where nothing else passes, or only what does the same", () => {
  expect(isAlone(OWN.candidate, [OWN], 500)).toBe(true);
  expect(isAlone(OWN.candidate, [OWN, survivor("same", "2"), survivor("wide", "3", true)], 500)).toBe(true);
});

test("it is not where something else passes, where nothing tells them apart, and where few were tried", () => {
  expect(isAlone(OWN.candidate, [OWN, survivor("other", "3")], 500)).toBe(false);
  expect(isAlone(OWN.candidate, [OWN, survivor("unknown", null)], 500)).toBe(false);
  expect(isAlone(OWN.candidate, [OWN], 499)).toBe(false);
  expect(isAlone(survivor("foreign", "2").candidate, [OWN], 500)).toBe(false);
});
