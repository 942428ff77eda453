import { expect, test } from "vitest";
import { tapFailures } from "./tap-failures.ts";

function tap(...fields: string[]): string {
  return [
    "TAP version 13",
    "not ok 1 - sends",
    "  ---",
    "  duration_ms: 2",
    ...fields.map((one) => `  ${one}`),
    "  ...",
    "# fail 1",
  ].join("\n");
}

test.each([
  [["failureType: 'testCodeFailure'", "error: 'EPIPE'", "code: 'ERR_TEST_FAILURE'"], "Error", "EPIPE"],
  [["failureType: 'testCodeFailure'", "error: 'it''s full'", "name: 'RangeError'"], "RangeError", "it's full"],
  [["failureType: 'testCodeFailure'", 'error: "no such port"', "name: 'TypeError'"], "TypeError", "no such port"],
])("what a test threw: %j", (fields, errorType, message) => {
  expect(tapFailures(tap(...fields), 2)).toEqual([{ language: "javascript", errorType, message, frames: [], snippet: 2 }]);
});

test.each([
  [["failureType: 'testCodeFailure'", "error: 'Expected values to be strictly equal:'", "name: 'AssertionError'"]],
  [["failureType: 'testCodeFailure'", "error: '1 !== 2'", "operator: 'strictEqual'"]],
  [["failureType: 'testTimeoutFailure'", "error: 'test timed out after 5ms'"]],
  [["failureType: 'subtestsFailed'", "error: '1 subtest failed'"]],
])("no error of the program is read of %j", (fields) => expect(tapFailures(tap(...fields), 0)).toEqual([]));

test("nor of a test that passes", () => {
  expect(tapFailures("ok 1 - sends\n  ---\n  failureType: 'testCodeFailure'\n  error: 'EPIPE'\n  ...", 0)).toEqual([]);
});
