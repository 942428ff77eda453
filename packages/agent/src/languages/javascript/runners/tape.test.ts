import { expect, test } from "vitest";
import { tape } from "./tape.ts";

const MARK = "# fixpoint-file test/a.test.js\nTAP version 13\n# ends\nok 1 should be equal\n";

function outcomes(stdout: string, stderr = ""): [string, string, string | null][] {
  const { cases } = tape.parse({ results: null, stdout, stderr, guestRoot: "/work", files: ["test/a.test.js"] });
  return cases.map(({ name, outcome, failure }) => [name, outcome, failure?.kind ?? null]);
}

test("a test that was open when its process was stopped has not passed", () => {
  expect(outcomes(`${MARK}# hangs\n`)).toEqual([
    ["ends", "PASSED", null],
    ["hangs", "FAILED", "crash"],
  ]);
});

test("one that was open when its process ended well has", () => {
  expect(outcomes(`${MARK}# is empty\n\n1..1\n# tests 1\n# pass  1\n\n# ok\n\n# fixpoint-exit 0\n`)).toEqual([
    ["ends", "PASSED", null],
    ["is empty", "PASSED", null],
  ]);
});

const STACK =
  "SyntaxError: Not allowed\n    at scan (/work/index.js:81:17)\n    at Test.<anonymous> (/work/test/a.test.js:4:9)\n";

test("a SyntaxError that the program throws is its test's", () => {
  const stdout = `${MARK}# throws\n\n# fixpoint-exit 1\n`;
  const stderr = `# fixpoint-file test/a.test.js\n/work/index.js:81\n          throw new SyntaxError('Not allowed')\n          ^\n\n${STACK}`;
  expect(outcomes(stdout, stderr)).toEqual([
    ["ends", "PASSED", null],
    ["throws", "FAILED", "exception"],
  ]);
});

test("source that does not compile is nobody's", () => {
  const stdout = `${MARK}# throws\n\n# fixpoint-exit 1\n`;
  const stderr = `# fixpoint-file test/a.test.js\n/work/index.js:81\n  const = 1\n        ^\n\nSyntaxError: Unexpected token '='\n    at internalCompile (node:internal/vm:73:18)\n`;
  expect(outcomes(stdout, stderr)).toEqual([
    ["ends", "PASSED", null],
    ["throws", "PASSED", null],
  ]);
});
