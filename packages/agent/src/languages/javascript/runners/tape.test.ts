import { expect, test } from "vitest";
import { tape } from "./tape.ts";

const MARK = "# fixpoint-file test/a.test.js\nTAP version 13\n# ends\nok 1 should be equal\n";

function outcomes(stdout: string): [string, string, string | null][] {
  const { cases } = tape.parse({ results: null, stdout, stderr: "", guestRoot: "/work", files: ["test/a.test.js"] });
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
