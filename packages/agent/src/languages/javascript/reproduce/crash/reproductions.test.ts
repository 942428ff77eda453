import type { CrashFrame } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { contextOf, crashOf, frameOf } from "../../../../crash/testing/frames.ts";
import { parseIssue } from "../../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../../index.ts";
import { makeRepository } from "../../testing/repositories.ts";

const ROWS =
  "function trim(text) {\n  return text.trim();\n}\n\nfunction cells(row) {\n  return row.split(',').map(trim);\n}\n\nfunction parse(text, mark) {\n  return text.split(mark).map(cells);\n}\n\nfunction limit(width) {\n  if (width > 3) throw new RangeError('too wide');\n}\n\nmodule.exports = { cells, parse, limit };\n";
const FILES = {
  "package.json": JSON.stringify({ name: "rows", main: "lib/rows.js", scripts: { test: "node --test" } }),
  "lib/rows.js": ROWS,
  "lib/other/rows.js": "exports.cells = () => [];\n",
};

function frame(
  name: string | null,
  line: number,
  variables: CrashFrame["variables"],
  more: Partial<CrashFrame> = {},
): CrashFrame {
  return frameOf({ file: "/srv/app/lib/rows.js", function: name, line, variables, context: contextOf(ROWS, line), ...more });
}

async function writtenFor(frames: CrashFrame[], text = ""): Promise<{ derivedFrom: string; code: string; told: string[] }[]> {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const facts = parseIssue({ title: "it broke", text, crash: crashOf(frames, { type: "TypeError", message: "no" }) });
    const told: string[] = [];
    const tests = await javascriptAdapter.writeReproductions(workspace, profile, facts, 8, ({ reason }) => told.push(reason));
    return tests.map(({ derivedFrom, code }) => ({ derivedFrom, code, told }));
  } finally {
    workspace.dispose();
  }
}

test("a call that no test can reach is left for its callers, and said", async () => {
  const stack = [frame("parse", 10, { text: "a;b", mark: ";" }), frame("cells", 6, { row: "a" }), frame("trim", 2, { text: 1 })];

  const [first, second, ...others] = await writtenFor(stack);

  expect(first?.told).toEqual(["`trim` is not exported"]);
  expect(first?.derivedFrom).toBe("called cells with the 1 recorded argument of frame lib/rows.js:6");
  expect(first?.code).toContain("const { cells } = require('../lib/rows.js');");
  expect(first?.code).toContain("  cells('a');");
  expect(second?.derivedFrom).toBe("called parse with the 2 recorded arguments of frame lib/rows.js:10");
  expect(others).toEqual([]);
});

test("the lines around it tell which of several files is meant", async () => {
  const [inside] = await writtenFor([frame("cells", 6, { row: "a" }, { file: "webpack:///rows.js" })]);
  const unclear = await writtenFor([frame("cells", 1, { row: "a" }, { file: "webpack:///rows.js", context: [] })]);

  expect(inside?.code).toContain("'../lib/rows.js'");
  expect(unclear).toEqual([]);
});

test("a path that only ends like one of the project's needs the lines around it", async () => {
  const built = { file: "/srv/app/dist/rows.js" };

  const [seen] = await writtenFor([frame("parse", 10, { text: "a", mark: ";" }, built)]);
  const unseen = await writtenFor([frame("parse", 10, { text: "a", mark: ";" }, { ...built, context: [] })]);

  expect(seen?.code).toContain("'../lib/rows.js'");
  expect(unseen).toEqual([]);
});

test("whoever throws on purpose comes last, and code that the issue shows first", async () => {
  const stack = [frame("cells", 6, { row: "a" }), frame("limit", 14, { width: 4 })];

  const found = await writtenFor(stack, "```js\nconst { parse } = require('rows');\nparse('a', 1);\n```\n");

  expect(found.map((one) => one.derivedFrom)).toEqual([
    expect.stringContaining("the first code block"),
    "called cells with the 1 recorded argument of frame lib/rows.js:6",
    "called limit with the 1 recorded argument of frame lib/rows.js:14",
  ]);
});
