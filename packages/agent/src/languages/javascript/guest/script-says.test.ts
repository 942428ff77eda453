import { createRequire } from "node:module";
import { expect, test } from "vitest";

const failuresSaid = createRequire(import.meta.url)("./script-says.cjs") as (printed: string) => string | null;

test.each([
  ["713 of 713 tests passed in 23 ms\nIn total, 65716 of 65719 tests passed in 5181 ms\n", "3 failed"],
  ["5 of 5 tests passed\n", null],
  ["12/13 assertions passed", "1 failed"],
  ["Passed: 10, Failed: 2", "2 failed"],
  ["Passed: 10, Failed: 0", null],
  ["10 passed, 1 failed", "1 failed"],
  ["0 tests failed", null],
  ["2 failing\n", "2 failed"],
  ["1 of 3 failed", "1 failed"],
  ["0 of 3 checks failed", null],
  ["all is well", null],
  ["failed: 3\n20 of 20 tests passed\n", null],
])("%s", (printed, said) => {
  expect(failuresSaid(printed)).toBe(said);
});
