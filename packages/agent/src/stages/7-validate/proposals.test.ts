import { expect, test } from "vitest";
import type { CheckedCandidate } from "./check-candidate.ts";
import { toProposals } from "./proposals.ts";
import { NO_EXAMPLES } from "./second-examples.ts";

function checked(description: string, starts: readonly number[], outcome = "1", code = "ambiguous"): CheckedCandidate {
  const edits = starts.map((start) => ({
    file: "a.js",
    start,
    end: start + 1,
    replacement: "x",
  }));
  const answers = [{ input: "f(1)", outcome, kind: "value" }];
  const examples = { ...NO_EXAMPLES, ordinary: 4, kept: 3, answers };
  const candidate = { description, edits, family: "operator", line: 1 };
  return {
    candidate,
    changes: [],
    examples,
    verdict: { passed: false, code },
  } as unknown as CheckedCandidate;
}

const shown = (...all: CheckedCandidate[]): string[] => toProposals(all).map(({ description }) => description);

test("an edit that does what a better one does and more besides is not shown beside it", () => {
  const all = [checked("one", [1]), checked("one and two", [1, 2]), checked("three and four", [3, 4]), checked("four", [4])];

  expect(shown(...all)).toEqual(["one", "three and four", "four"]);
});

test("unless it mends more: then it comes first", () => {
  expect(shown(checked("two", [2]), checked("one", [1]), checked("one and two", [1, 2], "2"))).toEqual([
    "one and two",
    "two",
    "one",
  ]);
});

test("what lacks nothing but that others pass all the same is shown, though more speaks for others", () => {
  const unsupported = Array.from({ length: 7 }, (_, at) => checked(`${at}`, [at], "1", "unsupported"));

  expect(shown(...unsupported, checked("the one", [8]), checked("another", [9]))).toEqual(["0", "1", "2", "3", "the one"]);
  expect(shown(...unsupported)).toEqual(["0", "1", "2", "3", "4"]);
  expect(shown(checked("the one", [8]), ...unsupported)).toEqual(["the one", "0", "1", "2", "3"]);
});

test("of many that do the same the best is shown, and beside it what does something else", () => {
  const same = Array.from({ length: 6 }, (_, at) => checked(`same ${at}`, [at], "1", "unsupported"));

  expect(shown(...same, checked("other", [8], "2", "unsupported"), checked("third", [9], "3", "unsupported"))).toEqual([
    "same 0",
    "same 1",
    "same 2",
    "other",
    "third",
  ]);
});

test("what no input was asked of may do anything, and is not taken for the same", () => {
  const unasked = Array.from({ length: 5 }, (_, at) => {
    const one = checked(`unasked ${at}`, [at], "1", "unsupported");
    return { ...one, examples: { ...one.examples, answers: [] } };
  });

  expect(shown(...unasked, checked("asked", [8], "2", "unsupported"))).toEqual(unasked.map((_, at) => `unasked ${at}`));
});
