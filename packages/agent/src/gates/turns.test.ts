import { describe, expect, it } from "vitest";
import { turnsLike, type Turn } from "./turns.ts";

const shown = (outcome: string): Turn["before"] => ({
  outcome,
  kind: /^(?:null|undefined|None|NaN)$/.test(outcome) ? "nothing" : /Error/.test(outcome) ? "throws" : "value",
});
const turn = (before: string, after: string): Turn => ({ before: shown(before), after: shown(after) });

describe("turnsLike", () => {
  it.each([
    ["its wrong value becomes the right one", turn("'a b'", "'a-b'"), turn("'a b'", "'a-b'")],
    ["or nothing, as it should", turn("'{id-}'", "null"), turn("'{id-}'", "null")],
    ["a number becomes a text", turn("0", "'0'"), turn("-1.5", "'-1.5'")],
    ["a record becomes a list", turn("{ a: 1 }", "[ 1 ]"), turn("{ b: 2, c: 3 }", "[ 2, 3 ]")],
    ["what was wrong is gone", turn("' null'", "' '"), turn("'a null'", "'a '")],
    ["in all places", turn("[ '&amp;' ]", "[ '&' ]"), turn("[ '&amp;b', '&amp;' ]", "[ '&b', '&' ]")],
  ])("%s", (_, example, other) => {
    expect(turnsLike(example, other)).toBe(true);
  });

  it.each([
    ["what stays", turn("0", "'0'"), turn("1", "1")],
    ["another value for the example's own", turn("'a b'", "'a-b'"), turn("'a b'", "'ab'")],
    ["yes and no are everywhere", turn("true", "false"), turn("true", "false")],
    ["digits of a number are no part of it", turn("125", "145"), turn("3125", "3145")],
    ["short values are, too", turn("0", "1"), turn("0", "1")],
    ["what is only added can be added to anything", turn("'This'", "'This >'"), turn("'that'", "'that >'")],
    ["a sign is found everywhere", turn("'-0'", "'0'"), turn("'-5'", "'5'")],
    ["a digit is, too", turn("'a1b'", "'ab'"), turn("'21'", "'2'")],
    ["something else of another kind", turn("0", "'0'"), turn("[]", "''")],
    ["what is gone and more", turn("' null'", "' '"), turn("'a null'", "'a'")],
    ["a value that is lost", turn("0", "'0'"), turn("1", "TypeError: x")],
    ["what had an error", turn("TypeError: x", "1"), turn("TypeError: x", "1")],
  ])("but not %s", (_, example, other) => {
    expect(turnsLike(example, other)).toBe(false);
  });
});
