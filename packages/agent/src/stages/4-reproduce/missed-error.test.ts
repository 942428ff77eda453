import assert from "node:assert";
import { describe, expect, test } from "vitest";
import { missedError } from "./missed-error.ts";

function thrownBy(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
  return "";
}

describe("an error that a red test waited for", () => {
  test.each([
    ["Failed: DID NOT RAISE <class 'ValueError'>", "ValueError", null],
    ["DID NOT RAISE <class 'shop.errors.NoSuchDay'>", "NoSuchDay", null],
    ["Regex pattern did not match.\n Regex: 'no such day'\n Input: \"'x'\"", null, "no such day"],
    ["Regex pattern did not match.\n  Expected regex: '^too (many|few)'\n  Actual message: 'x'", null, null],
    ["ValueError not raised by parse", "ValueError", null],
    ['"no such day" does not match "\'x\'"', null, "no such day"],
    ["expected [Function] to throw an error", null, null],
    ["expected [Function: bad] to throw TypeError", "TypeError", null],
    ["expected [Function] to throw 'RangeError' but 'Error: x' was thrown", "RangeError", null],
    ["expected [Function] to throw error including 'no such day' but got 'x of null'", null, "no such day"],
    ["expected [Function] to throw error matching /no such \\w+/ but got 'x'", null, null],
    ["expected [Function] to throw exception", null, null],
    [
      'expect(received).toThrow(expected)\n\nExpected substring: "no such day"\n\nReceived function did not throw',
      null,
      "no such day",
    ],
    [
      "expect(received).toThrow(expected)\n\nExpected constructor: TypeError\n\nReceived function did not throw",
      "TypeError",
      null,
    ],
    ['expect(received).toThrowError(expected)\n\nExpected pattern: /no such day/i\nReceived message: "x"', null, "no such day"],
  ])("%s", (message, errorType, text) => {
    expect(missedError({ message })).toEqual({ kind: "missing_exception", errorType, message: text });
  });

  test("node:assert says which kind, and which pattern", () => {
    const none = thrownBy(() => assert.throws(() => 1, TypeError));
    const other = thrownBy(() =>
      assert.throws(() => {
        throw new TypeError("x of null");
      }, /^A text is wanted$/),
    );
    expect(missedError({ message: none })).toMatchObject({ errorType: "TypeError", message: null });
    expect(missedError({ message: other })).toMatchObject({ errorType: null, message: "A text is wanted" });
  });

  test("vitest says what it waited for", () => {
    const waits = (action: () => void): string => thrownBy(() => expect(action).toThrow("no such day"));
    const none = waits(() => undefined);
    const other = waits(() => {
      throw new Error("x");
    });
    expect([none, other].map((message) => missedError({ message })?.kind)).toEqual(["missing_exception", "missing_exception"]);
    expect(missedError({ message: other })?.message).toBe("no such day");
  });

  test.each([
    "expected [Function] to not throw an error but 'Error: x' was thrown",
    "expected [Function] not to throw an error",
    'expect(received).not.toThrow()\n\nError name: "Error"\nError message: "x"',
    "Expected values to be strictly equal:\n\n1 !== 2\n",
    "assert [1] == [2]",
    "expected 'how to throw a ball' to equal 'how to catch one'",
  ])("none was waited for: %s", (message) => {
    expect(missedError({ message })).toBeNull();
  });
});
