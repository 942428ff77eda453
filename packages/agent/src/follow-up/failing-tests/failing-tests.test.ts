import { expect, test } from "vitest";
import { readFailingTests } from "./index.ts";

const NODE_SPEC = `▶ initials
  ✖ two words (2.716702ms)
✖ initials (5.280539ms)
ℹ fail 2

✖ failing tests:

test at test/initials.test.mjs:3:30
✖ two words (2.716702ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:

  'A' !== 'AL'

      at TestContext.<anonymous> (file:///home/runner/work/names/test/initials.test.mjs:3:61)
      at Test.run (node:internal/test_runner/test:1402:25) {
    actual: 'A',
    expected: 'AL',
  }

test at test/initials.test.mjs:3:80
✖ null (0.289801ms)
  TypeError: Cannot read properties of null (reading 'x')
      at TestContext.<anonymous> (file:///home/runner/work/names/test/initials.test.mjs:3:106)
`;
const NODE_TAP = `TAP version 13
# Subtest: initials
    # Subtest: two words
    not ok 1 - two words
      ---
      location: '/home/runner/work/names/test/initials.test.mjs:3:30'
      failureType: 'testCodeFailure'
      error: |-
        Expected values to be strictly equal:
      name: 'AssertionError'
      expected: 'AL'
      actual: 'A'
      ...
    1..1
not ok 1 - initials
  ---
  type: 'suite'
  failureType: 'subtestsFailed'
  ...
# Subtest: other
ok 2 - other
`;
const TAPE = `TAP version 13
# two words
not ok 1 should be strictly equal
  ---
    operator: equal
    expected: 'AL'
    actual:   'A'
    at: Test.<anonymous> (/home/runner/work/names/test/initials.js:5:3)
  ...
# fine
ok 2 should be truthy
`;
const MOCHA = `
  initials
    1) two words

  0 passing (4ms)
  1 failing

  1) initials
       two words:

      AssertionError: expected 'A' to equal 'AL'
      + expected - actual

      -A
      +AL

      at Context.<anonymous> (test/initials.spec.js:5:24)
      at process.processImmediate (node:internal/timers:483:21)
`;
const JEST = ` FAIL  test/initials.test.js
  initials
    ✕ two words (3 ms)

  ● initials › two words

    expect(received).toBe(expected) // Object.is equality

    Expected: "AL"
    Received: "A"

      3 | test('two words', () => {
    > 4 |   expect(initials('ada')).toBe('AL');

      at Object.toBe (test/initials.test.js:4:27)

Tests:       1 failed, 1 total
`;
const VITEST = `⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

[41m[1m FAIL [22m[49m test/initials.test.ts[2m > [22minitials[2m > [22mtwo words
[31m[1mAssertionError[22m: expected 'A' to be 'AL' // Object.is equality[39m

Expected: [32m"AL"[39m
Received: [31m"A"[39m

 ❯ test/initials.test.ts:2:68
`;
const PYTEST = `=================================== FAILURES ===================================
____________________________ InitialsTest.test_none ____________________________

    def test_none(self):
>       None.strip()
E       AttributeError: 'NoneType' object has no attribute 'strip'

tests/test_initials.py:6: AttributeError
__________________________________ test_plain __________________________________

>       assert initials('ada') == 'AL'
E       AssertionError: assert 'A' == 'AL'
E         - AL
E         + A

tests/test_initials.py:8: AssertionError
=========================== short test summary info ============================
FAILED tests/test_initials.py::InitialsTest::test_none - AttributeError: 'Non...
FAILED tests/test_initials.py::test_plain - AssertionError: assert 'A' == 'AL'
`;
const UNITTEST = `======================================================================
FAIL: test_two_words (tests.test_initials.InitialsTest.test_two_words)
----------------------------------------------------------------------
Traceback (most recent call last):
  File "/home/runner/work/names/tests/test_initials.py", line 4, in test_two_words
    self.assertEqual('A', 'AL')
AssertionError: 'A' != 'AL'
- A
+ AL

----------------------------------------------------------------------
Ran 2 tests in 0.001s
`;

const HOME = "/home/runner/work/names";
test.each([
  ["node:test, spec", NODE_SPEC, "two words", "test/initials.test.mjs", "AssertionError", "'A'", "'AL'"],
  ["node:test, TAP", NODE_TAP, "two words", `${HOME}/test/initials.test.mjs`, "AssertionError", "'A'", "'AL'"],
  ["tape", TAPE, "two words", `${HOME}/test/initials.js`, null, "'A'", "'AL'"],
  ["mocha", MOCHA, "initials > two words", "test/initials.spec.js", "AssertionError", "A", "AL"],
  ["jest", JEST, "initials > two words", "test/initials.test.js", null, '"A"', '"AL"'],
  ["vitest", VITEST, "initials > two words", "test/initials.test.ts", "AssertionError", '"A"', '"AL"'],
  ["pytest", PYTEST, "test_plain", "tests/test_initials.py", "AssertionError", "'A'", "'AL'"],
  ["unittest", UNITTEST, "InitialsTest > test_two_words", `${HOME}/tests/test_initials.py`, "AssertionError", "'A'", "'AL'"],
])("%s: the failing test with its file, error and values", (_, output, name, file, errorType, actual, expected) => {
  expect(readFailingTests(output).find((one) => one.name === name)).toMatchObject({ file, errorType, actual, expected });
});

test.each([
  [NODE_SPEC, ["two words", "null"]],
  [NODE_TAP, ["two words"]],
  [TAPE, ["two words"]],
  [MOCHA, ["initials > two words"]],
  [JEST, ["initials > two words"]],
  [VITEST, ["initials > two words"]],
  [PYTEST, ["InitialsTest::test_none", "test_plain"]],
  [UNITTEST, ["InitialsTest > test_two_words"]],
])("only what failed is named, once", (output, names) => {
  expect(readFailingTests(output).map(({ name }) => name)).toEqual(names);
});

test("exceptions come with their message, logs with stamps in front of each line are read", () => {
  const stamped = NODE_SPEC.split("\n")
    .map((line) => `2026-01-02T03:04:05.0000000Z ${line}`)
    .join("\n");
  expect(readFailingTests(stamped)[1]).toMatchObject({
    name: "null",
    errorType: "TypeError",
    message: "Cannot read properties of null (reading 'x')",
    file: "test/initials.test.mjs",
  });
});

test.each(["", "eslint: 2 problems (2 errors, 0 warnings)", "Process completed with exit code 1.", "error TS2322: Type 'null'"])(
  "%s names no test",
  (output) => {
    expect(readFailingTests(output)).toEqual([]);
  },
);
