import { describe, expect, test } from "vitest";
import type { TestFailure } from "../types/tests.ts";
import { isOfOtherKind } from "./other-kind.ts";

function failure(expected: string, actual: string, message = ""): TestFailure {
  return { kind: "assertion", errorType: "AssertionError", message, expected, actual, frames: [] };
}
const STATED = { expected: "4", actual: null };

describe("isOfOtherKind", () => {
  test.each([
    ["a number and an instance", failure("4", "Money { cents: 4n }")],
    ["a text and how an object prints", failure("'<Jar: full>'", "<Jar: >")],
    ["a text and a made-up constructor call", failure("'Jar(2)'", "Jar(3)")],
    ["a record and an instance", failure("{ cents: 4 }", "Money { cents: 5 }")],
    ["a number and a list", failure("4", "[ { line: 3 } ]")],
    ["a number and words", failure("8", "'8 lines, 10% errors'")],
    ["two numbers as a text and a number", failure("'8     9'", "8")],
    ["a number and a line of several", failure("0", "'3 17 20 24'")],
    ["a text and a record", failure("'bob'", "{ promoted: null }")],
    ["a text of lines and a list of them", failure("'a\\n  b'", "[ 'a', ' b' ]")],
    ["a text and a record made into one", failure("'bob'", "'[object Object]'")],
    [
      "a record and what has no prototype, as only the message shows",
      failure("{ a: 1 }", "{ a: 2 }", "x\n+ actual - expected\n\n+ [Object: null prototype] {\n+   a: 2\n- {\n-   a: 1\n  }\n"),
    ],
  ])("%s can never be equal", (_, one) => expect(isOfOtherKind(one, STATED)).toBe(true));

  test.each([
    ["numbers", failure("4", "5")],
    ["a number and one as a text", failure("4", "'5'")],
    ["a text and a list", failure("'a'", "[ 'a' ]")],
    ["nothing and a record", failure("null", "{ a: 1 }")],
    ["texts, with a diff of lines", failure("'<Jar: full>'", "'<Jar: >'", "'a' != 'b'\n- <Jar: >\n+ <Jar: full>\n")],
    ["instances of one class", failure("Money { cents: 4 }", "Money { cents: 5 }")],
  ])("%s may be", (_, one) => expect(isOfOtherKind(one, STATED)).toBe(false));

  test("a number and one as a text are where the issue writes both as numbers", () => {
    expect(isOfOtherKind(failure("100", "'100.0'"), { expected: "100", actual: "100.0" })).toBe(true);
    expect(isOfOtherKind(failure("3", "'012'"), { expected: "3", actual: "'012'" })).toBe(false);
  });

  test("a list is no text where the issue states one text instead of another", () => {
    const stated = { expected: "down since ten", actual: "no outage" };

    expect(isOfOtherKind(failure("'down since ten'", "[ 'no outage' ]"), stated)).toBe(true);
    expect(isOfOtherKind(failure("'down since ten'", "'no outage'"), stated)).toBe(false);
  });

  test("a list that the issue itself says comes out may be what is wrong", () => {
    expect(isOfOtherKind(failure("4", "[ 5 ]"), { expected: "4", actual: "[ 5 ]" })).toBe(false);
  });

  test("an instance that the issue itself says comes out may be what is wrong", () => {
    const seen = failure("'4'", "Money { cents: 4 }");

    expect(isOfOtherKind(seen, { expected: "'4'", actual: "Money { cents: 4 }" })).toBe(false);
    expect(isOfOtherKind(seen, { expected: "Jar", actual: "Money { cents: 4 }" })).toBe(true);
  });
});

test.each([
  ["4", "true", true],
  ["true", "15.12", true],
  ["'xxo'", "5", true],
  ["'xxo'", "-1", false],
  ["true", "0", false],
  ["4", "5", false],
])("%s is wished for and %s comes: refused only where nobody stated it", (expected, actual, isRefused) => {
  const seen = { kind: "assertion", expected, actual, message: "", errorType: null } as TestFailure;

  expect(isOfOtherKind(seen, { expected, actual: null })).toBe(isRefused);
  expect(isOfOtherKind(seen, { expected, actual })).toBe(false);
});
