import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { tempFolder } from "@fixpoint/testing";
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

/** Prints as tape does, by way of a stream of its own, and ends as an uncaught error does. */
const THROWS = [
  'const { PassThrough } = require("node:stream");',
  "const report = new PassThrough();",
  "report.pipe(process.stdout);",
  'const line = (at) => report.write(`# test ${at} ${"x".repeat(200)}\\n`);',
  "let at = 0;",
  "function next() {",
  "  for (let many = 0; many < 50; many += 1) line((at += 1));",
  '  if (at === 500) throw new Error("uncaught");',
  "  process.nextTick(next);",
  "}",
  "next();",
].join("\n");

test("what a file printed before it threw is not lost", async () => {
  await using folder = await tempFolder();
  await writeFile(path.join(folder.path, "a.test.js"), THROWS);
  const guest = path.join(import.meta.dirname, "../guest/each-file.cjs");

  const child = spawn(process.execPath, [guest, JSON.stringify({ node: [], files: ["a.test.js"] })], { cwd: folder.path });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);

  expect(stdout.match(/^# test /gm)).toHaveLength(500);
  expect(outcomes(stdout, stderr).at(-1)).toEqual([expect.stringMatching(/^test 500 /), "FAILED", "exception"]);
});
