import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

export async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await exec("git", ["-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], { cwd });
  return stdout.trim();
}

const FILES = {
  "package.json": JSON.stringify(
    { name: "number-range", version: "1.0.0", main: "index.js", scripts: { test: "node --test" } },
    null,
    2,
  ),
  "index.js": `"use strict";

/** Numbers from start to end, both included. */
function range(start, end) {
  const numbers = [];
  for (let n = start; n < end; n += 1) {
    numbers.push(n);
  }
  return numbers;
}

/** Sum of all numbers of a list. */
function sum(numbers) {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

module.exports = { range, sum };
`,
  "test/range.test.js": `"use strict";
const test = require("node:test");
const assert = require("node:assert");
const { range, sum } = require("..");

test("range is empty when the end lies before the start", () => {
  assert.deepStrictEqual(range(3, 1), []);
});

test("sum adds all numbers", () => {
  assert.strictEqual(sum([1, 2, 3]), 6);
});
`,
};

/** A repository whose `range` leaves its last number out, with a green suite of its own. */
export async function makeRangeRepository(): Promise<{ folder: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(path.join(tmpdir(), "fixpoint-repository-"));
  const folder = path.join(parent, "number-range");
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await git(folder, "init", "--quiet", "--initial-branch=main");
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--message", "Add range and sum");
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}

/** A newer commit of the default branch than the one that bugs were worked on. */
export async function moveOn(folder: string): Promise<void> {
  await writeFile(path.join(folder, "README.md"), "# number-range\n\nBoth ends are included.\n");
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--message", "Say that both ends are included");
}

export const RANGE_ISSUE = {
  title: "range() leaves out the last number",
  text: `The documentation says that both ends are included, but the last number is missing:

\`\`\`js
const { range } = require("number-range");
range(1, 3); // => [1, 2]
\`\`\`

Expected: \`range(1, 3)\` returns \`[1, 2, 3]\`
Actual: it returns \`[1, 2]\`

The same with \`range(5, 5)\`, which should return \`[5]\` but returns \`[]\`.
`,
};

export const TEXT_SUM_ISSUE = {
  title: "sum() joins numbers that arrive as text",
  text: `Our form hands the numbers over as text.

\`\`\`js
const { sum } = require("number-range");
sum(["1", "2"]); // => "012"
\`\`\`

Expected: \`sum(["1", "2"])\` returns \`3\`
Actual: it returns \`"012"\`
`,
};

/** Nothing in it can be run. */
export const VAGUE_ISSUE = {
  title: "Sometimes wrong results after the update",
  text: "Since the last update the numbers are sometimes not what we expect. It does not happen on every machine.",
};
