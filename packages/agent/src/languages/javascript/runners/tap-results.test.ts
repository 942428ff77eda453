import { describe, expect, test } from "vitest";
import { ava } from "./ava.ts";
import { tap } from "./tap.ts";
import type { Runner } from "./types.ts";

const FILES = ["test/a.js", "test/sub/b.test.js"];

/** Each case with its file, and of one that failed its kind, what was thrown, and where. */
function read(runner: Runner, stdout: string, stderr = ""): unknown {
  const { cases, failure } = runner.parse({ results: null, stdout, stderr, guestRoot: "/work", files: FILES });
  const rows = cases.map(({ name, file, outcome, failure: wrong }) => {
    if (wrong === null) return [file, name, outcome];
    const [frame] = wrong.frames;
    return [file, name, outcome, wrong.kind, wrong.errorType, wrong.message, frame && `${frame.file}:${frame.line}`];
  });
  return { rows, failure: failure && [failure.kind, failure.message] };
}

describe("ava", () => {
  test("has the file in front of a title, what was thrown in words of its own, and a file that does not load as a line", () => {
    const report = `TAP version 13
not ok 1 - Error: Cannot find module 'gone'
  ---
    name: Error
    message: |-
      Cannot find module 'gone'
      Require stack:
      - /work/test/c.js
    at: 'Require stack:'
  ...
not ok 2 - test/c.js exited with a non-zero exit code: 1
ok 3 - a › later # SKIP
not ok 4 - a › some day # TODO
ok 5 - a › adds
not ok 6 - sub › b › wrong › or not
  ---
    name: AssertionError
    assertion: t.deepEqual()
    details:
      'Difference (- actual, + expected):': |2-
          {
        -   a: 1,
        +   a: 2,
          }
    message: ''
    at: 'test/sub/b.test.js:7:12'
  ...
not ok 7 - sub › b › throws
  ---
    name: AssertionError
    details:
      'Error thrown in test:': |-
        TypeError {
          message: 'Cannot read properties of null (reading \\'x\\')',
        }
    message: Error thrown in test
    at: '/work/test/sub/b.test.js:1:133'
  ...

1..5
`;

    expect(read(ava, report)).toEqual({
      rows: [
        ["test/a.js", "later", "SKIPPED"],
        ["test/a.js", "some day", "SKIPPED"],
        ["test/a.js", "adds", "PASSED"],
        [
          "test/sub/b.test.js",
          "wrong › or not",
          "FAILED",
          "assertion",
          "AssertionError",
          "wrong › or not",
          "test/sub/b.test.js:7",
        ],
        [
          "test/sub/b.test.js",
          "throws",
          "FAILED",
          "exception",
          "TypeError",
          "Cannot read properties of null (reading 'x')",
          "test/sub/b.test.js:1",
        ],
      ],
      failure: ["import", "Cannot find module 'gone'\nRequire stack:\n- /work/test/c.js"],
    });
  });
});

test.each([
  ["'Difference (- actual, + expected):': |-\n        - 1\n        + 2", { actual: "1", expected: "2" }],
  [
    "'Difference:': |2-\n          {\n        -   a: 1,\n        +   a: 2,\n          }",
    { actual: "{\n  a: 1,\n}", expected: "{\n  a: 2,\n}" },
  ],
  ["'Value is not `true`:': '1'", { actual: "1", expected: "true" }],
  ["'Value must match expression:': '''a'''", { actual: null, expected: null }],
])("what ava shows beside each other is what came and what should have: %s", (shown, values) => {
  const report = `TAP version 13\nnot ok 1 - adds\n  ---\n    name: AssertionError\n    values:\n      ${shown}\n  ...\n1..1\n`;
  const { cases } = ava.parse({ results: null, stdout: report, stderr: "", guestRoot: "/work", files: FILES });

  expect(cases[0]?.failure).toMatchObject(values);
});

describe("tap", () => {
  test("has files as tests whose parts are tests", () => {
    const report = `TAP version 14
# Subtest: test/a.js
    # Subtest: adds
        ok 1 - should be equal
        1..1
    ok 1 - adds # time=5.879ms

    # Subtest: outer
        # Subtest: inner
            not ok 1 - should be equivalent
              ---
              at:
                fileName: test/a.js
              stack: |
                Test.<anonymous> (test/a.js:1:107)
              ...
            1..1
        not ok 1 - inner # time=30.591ms
        1..1
    not ok 2 - outer # time=56.296ms

    # Subtest: throws
        not ok 1 - Cannot read properties of null (reading 'x')
          ---
          stack: |
            Test.<anonymous> (test/a.js:1:170)
          type: TypeError
          tapCaught: testFunctionThrow
          ...
        1..1
    not ok 3 - throws # time=6.923ms

    ok 4 - later # SKIP
    ok 5 - bare
    1..5
not ok 1 - test/a.js # time=83.585ms

1..1
`;

    expect(read(tap, report)).toEqual({
      rows: [
        ["test/a.js", "adds", "PASSED"],
        ["test/a.js", "outer > inner", "FAILED", "assertion", "AssertionError", "should be equivalent", "test/a.js:1"],
        [
          "test/a.js",
          "throws",
          "FAILED",
          "exception",
          "TypeError",
          "Cannot read properties of null (reading 'x')",
          "test/a.js:1",
        ],
        ["test/a.js", "later", "SKIPPED"],
        ["test/a.js", "(assertions)", "PASSED"],
      ],
      failure: null,
    });
  });

  test("says why a file ran no test", () => {
    const report =
      "TAP version 13\n# Subtest: test/a.js\n    1..0 # no tests found\nnot ok 1 - test/a.js # time=175.013ms\n1..1\n";
    const stderr = "node:internal/modules/cjs/loader:1568\n  throw err;\n  ^\n\nError: Cannot find module 'gone'\n";

    expect(read(tap, report, stderr)).toEqual({ rows: [], failure: ["import", "Cannot find module 'gone'"] });
  });

  test("is read as far as it came where it was cut off", () => {
    const report =
      "TAP version 13\n# Subtest: test/a.js\n    # Subtest: adds\n        ok 1 - yes\n        1..1\n    ok 1 - adds\n";

    expect(read(tap, report)).toMatchObject({ rows: [["test/a.js", "adds", "PASSED"]] });
  });
});
