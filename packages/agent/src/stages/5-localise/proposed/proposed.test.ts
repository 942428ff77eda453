import { expect, test } from "vitest";
import type { ProposedEdit } from "../../../types/facts.ts";
import { proposedCandidates } from "./index.ts";

const RANGE = `export function range(end) {
  const all = [];
  for (let i = 0; i < end; i += 1) {
    all.push(i);
  }
  return all;
}

export function last(all) {
  return all[all.length];
}
`;

const edit = (from: string, to: string, more: Partial<ProposedEdit> = {}): ProposedEdit => ({
  scale: "part",
  from,
  to,
  file: null,
  line: null,
  ...more,
});

/** Texts of the file with each candidate. */
function texts(proposed: ProposedEdit[], sources: Record<string, string> = { "src/range.js": RANGE }): string[] {
  return proposedCandidates(proposed, new Map(Object.entries(sources)), []).map(({ edits }) => {
    let text = sources[edits[0]?.file ?? ""] ?? "";
    for (const { start, end, replacement } of edits.toSorted((a, b) => b.start - a.start))
      text = text.slice(0, start) + replacement + text.slice(end);
    return text;
  });
}

test("a part of a line, however its blanks and quotes are written", () => {
  expect(texts([edit("i<end", "i <= end")])).toEqual([RANGE.replace("i < end", "i <= end")]);
  expect(texts([edit("say('a')", "say('b')")], { "a.js": 'say("a");\n' })).toEqual(["say('b');\n"]);
});

test("a part that stands nowhere, or everywhere, is none", () => {
  expect(texts([edit("i << end", "i <= end")])).toEqual([]);
  expect(texts([edit("x", "y")], { "a.js": "x; ".repeat(20) })).toEqual([]);
});

test("lines are found whatever their indentation, and put in at the file's own", () => {
  const lines = edit(
    "for (let i = 0; i < end; i += 1) {\n  all.push(i);",
    "for (let i = 0; i <= end; i += 1) {\n  all.push(i);\n  seen(i);",
    {
      scale: "lines",
    },
  );
  expect(texts([lines])).toEqual([RANGE.replace("i < end", "i <= end").replace("all.push(i);", "all.push(i);\n    seen(i);")]);
});

test("lines that are taken out take their break with them, in a file with the breaks of Windows too", () => {
  const text = "a();\r\n  b();\r\nc();\r\n";
  expect(texts([edit("b();", "", { scale: "lines" })], { "a.js": text })).toEqual(["a();\r\nc();\r\n"]);
  const mixed = "a();\n  b();\r\nc();\nd();";
  expect(texts([edit("c();", "e();", { scale: "lines" })], { "a.js": mixed })).toEqual([mixed.replace("c()", "e()")]);
  expect(texts([edit("d();", "", { scale: "lines" })], { "a.js": mixed })).toEqual([mixed.replace("d();", "")]);
});

test("one line that should be there replaces the one that reads most like it, or the one that is named", () => {
  const fixed = RANGE.replace("all[all.length]", "all[all.length - 1]");
  expect(texts([edit("", "return all[all.length - 1]")])[0]).toBe(fixed);
  expect(texts([edit("", "return all.at(-1);", { line: 10, file: "range.js" })])[0]).toBe(
    RANGE.replace("return all[all.length];", "return all.at(-1);"),
  );
});

test("a function as it should be is put over the one that is there", () => {
  const fixed =
    "function range(end) {\n  const all = [];\n  for (let i = 0; i <= end; i += 1) {\n    all.push(i);\n  }\n  return all;\n}";
  expect(texts([edit("", fixed, { scale: "lines" })])).toEqual([RANGE.replace("i < end", "i <= end")]);
});

test("some lines of it are enough, and what is left out behind them stays", () => {
  const some = "const all = [];\nfor (let i = 0; i <= end; i += 1) {\n  all.push(i);";
  expect(texts([edit("", some, { scale: "lines" })])).toEqual([RANGE.replace("i < end", "i <= end")]);
});

test("several edits come one by one and then together", () => {
  expect(texts([edit("i < end", "i <= end"), edit("all.length", "all.length - 1")])).toEqual([
    RANGE.replace("i < end", "i <= end"),
    RANGE.replace("all.length", "all.length - 1"),
    RANGE.replace("i < end", "i <= end").replace("all.length", "all.length - 1"),
  ]);
});

test("the likeliest line comes first, and a file that is named is the only one", () => {
  const proposed = [edit("a + b", "a - b", { file: "two.js" })];
  const found = proposedCandidates(
    proposed,
    new Map([
      ["one.js", "a + b\n"],
      ["lib/two.js", "a + b\n\na + b\n"],
    ]),
    [{ file: "lib/two.js", line: 3, score: 0.9, reasons: [] }],
  );
  expect(found.map(({ edits, line }) => `${edits[0]?.file}:${line}`)).toEqual(["lib/two.js:3", "lib/two.js:1"]);
});
