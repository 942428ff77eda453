import { expect, test } from "vitest";
import type { Candidate } from "../../types/candidate.ts";
import type { Observation } from "../../types/language.ts";
import { createBehaviours } from "./behaviours.ts";

function candidate(id: string, position?: number): Candidate {
  return {
    id,
    edits: [],
    family: "boundary",
    description: id,
    line: 1,
    score: 1,
    ...(position !== undefined && { position }),
  };
}

const value = (input: string, outcome: string): Observation => ({ input, outcome, kind: "value" });
/** Three that tell programs apart, whatever the edit. */
const TELLING = [value("f(7)", "7"), value("f(8)", "8"), value("f(9)", "9")];
const thrown = (input: string, outcome: string): Observation => ({ input, outcome, kind: "throws" });

test("nothing is seen of what was not asked, or has no place", () => {
  const behaviours = createBehaviours();
  behaviours.note(candidate("a", 1), []);
  behaviours.note(candidate("b"), [value("f(1)", "1")]);

  expect(behaviours.seen(2000, 3)).toEqual({ asked: 0, ways: 0 });
});

test("what answers alike does the same, and each edit counts once", () => {
  const behaviours = createBehaviours();
  behaviours.note(candidate("a", 1), [...TELLING, value("f(1)", "1")]);
  behaviours.note(candidate("a", 1), [...TELLING, value("f(1)", "1")]);
  behaviours.note(candidate("b", 7), [...TELLING, value("f(1)", "1")]);
  behaviours.note(candidate("c", 9), [...TELLING, value("f(1)", "2")]);
  behaviours.note(candidate("d", 2100), [...TELLING, value("f(1)", "3")]);

  expect(behaviours.seen(8, 3)).toEqual({ asked: 2, ways: 1 });
  expect(["a", "b", "c", "unasked"].map((id) => behaviours.firstLike(id, 2000, 3))).toEqual([1, 1, 9, null]);
  expect(behaviours.seen(2000, 3)).toEqual({ asked: 3, ways: 2 });
});

test("an error is known by its name, and what is mostly no input tells nothing", () => {
  const behaviours = createBehaviours();
  behaviours.note(candidate("a", 1), [
    ...TELLING,
    thrown("f()", "TypeError: reading 'x'"),
    { ...value("f([])", "1"), isOfOtherKind: true },
  ]);
  behaviours.note(candidate("b", 2), [
    ...TELLING,
    thrown("f()", "TypeError: reading 'y'"),
    { ...value("f([])", "2"), isOfOtherKind: true },
  ]);
  behaviours.note(candidate("c", 3), [...TELLING, thrown("f()", "RangeError: too long")]);

  expect(behaviours.seen(2000, 3)).toEqual({ asked: 3, ways: 2 });
});

test("yes and no tell nothing, and one program that says something else does not change that", () => {
  const behaviours = createBehaviours();
  behaviours.note(candidate("a", 1), [value("f(1)", "true"), value("f(2)", "false"), value("f(3)", "true")]);
  behaviours.note(candidate("b", 2), [value("f(1)", "true"), value("f(2)", "false"), value("f(3)", "true")]);
  behaviours.note(candidate("c", 3), TELLING);

  expect(behaviours.seen(2000, 3)).toEqual({ asked: 0, ways: 0 });
  expect(behaviours.firstLike("b", 2000, 3)).toBeNull();
  expect(behaviours.seen(2000, 2)).toEqual({ asked: 3, ways: 2 });
  expect(behaviours.firstLike("b", 2000, 2)).toBe(1);
});
