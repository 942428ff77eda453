import * as t from "@babel/types";
import { afterEach, describe, expect, test } from "vitest";
import { makeFixture } from "../../testing/fixture.ts";
import { Probe } from "../../judge/probe.ts";
import { FAMILIES } from "../families/index.ts";
import { parseSource } from "../parse.ts";
import { createPool } from "../pool.ts";
import type { Ranked } from "../ranked.ts";
import { siteAt } from "../site.ts";
import type { Proposal, SourceFile } from "../types.ts";
import { takeProven } from "./in-chunks.ts";
import { createSieve, type Sieve } from "./sieve.ts";

const sieves: Sieve[] = [];
afterEach(async () => {
  for (const sieve of sieves.splice(0)) await sieve.close();
});

interface Given {
  text: string;
  probe: string;
  file?: string;
  /** Beside it. */
  files?: Record<string, string>;
  /** What in the text becomes what; the likeliest first. */
  edits?: [string, string][];
  guards?: { before: string; condition: string; does: string; isValue?: boolean }[];
}

/** Descriptions of the edits that are left, in order; behind `…` those that are like others. */
async function left(given: Given): Promise<string[]> {
  const { kept } = await sift(given);
  return kept.map((one) => (one.isLikeOthers === true ? "…" : "") + one.proposal.description);
}

async function sift({
  text,
  probe,
  file = "src/a.cjs",
  files = {},
  edits = [],
  guards = [],
}: Given): Promise<{ sieve: Sieve; kept: Ranked[] }> {
  const format = /\.m?[jt]s$/.test(file) ? "esm" : "cjs";
  const fixture = makeFixture({ files: { ...files, [file]: text }, probe, format });
  const source = parseSource(file, text);
  if (source === null) throw new Error("The text does not parse.");
  const parsed = Probe.parse(fixture.reproduction.probe);
  const sieve = createSieve(fixture.workspace, parsed, [source]);
  sieves.push(sieve);
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  const proposals = [...edits.map(([from, to]) => replaced(source, from, to)), ...guards.map((guard) => guarded(source, guard))];
  const ranked = proposals.map((proposal, at): Ranked => {
    const line = text.slice(0, proposal.start).split("\n").length;
    const site = siteAt(source, line, pool);
    const [family] = FAMILIES;
    if (site === null || family === undefined) throw new Error("Nothing is there.");
    return { proposal, family, site, line, score: 1 - at / 100 };
  });
  return { sieve, kept: await sieve.sift(ranked) };
}

function replaced(source: SourceFile, from: string, to: string): Proposal {
  const start = source.text.lastIndexOf(from);
  if (start < 0) throw new Error(`Nothing is “${from}”.`);
  return { start, end: start + from.length, replacement: to, description: to, weight: 1 };
}

function guarded(
  source: SourceFile,
  { before, condition, does, isValue = false }: NonNullable<Given["guards"]>[number],
): Proposal {
  const start = source.text.indexOf(before);
  const at = source.nodes.find((node) => t.isStatement(node) && node.start === start);
  if (!t.isStatement(at)) throw new Error("No statement is there.");
  const replacement = `if (${condition}) ${isValue ? `return ${does};` : does}\n`;
  return { start, end: start, replacement, description: condition, weight: 1, when: { at, condition, is: true, does, isValue } };
}

const probeOf = (call: string, expected: string): string =>
  `const assert = require("node:assert/strict");\nconst a = require("../src/a.cjs");\nmodule.exports = () => assert.deepEqual(${call}, ${expected});\n`;

const TOTAL = `function total(list, start) {
  let sum = start;
  for (const one of list) {
    if (one.price > 10) sum += one.price;
  }
  return sum;
}
exports.total = total;
`;

describe("edits that change nothing for the failing test", () => {
  test("are left out, by value and by what a condition is asked for", async () => {
    const kept = await left({
      text: TOTAL,
      probe: probeOf("a.total([{ price: 12 }, { price: 3 }], 0)", "15"),
      edits: [
        ["one.price > 10", "one.price >= 10"],
        ["one.price > 10", "one.price > 2"],
        ["one.price > 10", "one.price"],
        ["start", "0"],
        ["start", "3"],
      ],
    });
    expect(kept).toEqual(["one.price > 2", "one.price", "3"]);
  });

  test("as under a condition that never holds, and where nothing comes by", async () => {
    const kept = await left({
      text: TOTAL,
      probe: probeOf("a.total([{ price: 12 }], 5)", "12"),
      guards: [
        { before: "let sum", condition: "list == null", does: "0", isValue: true },
        { before: "let sum", condition: "start > 4", does: "0", isValue: true },
        { before: "let sum", condition: "list.length === 1", does: "start", isValue: true },
        { before: "return sum", condition: "one.price", does: "0", isValue: true },
      ],
    });
    // What throws makes a difference too.
    expect(kept).toEqual(["start > 4", "list.length === 1", "one.price"]);
  });

  test("but where that cannot be told they stay", async () => {
    const text = `let calls = 0;
const seen = [];
function next() { calls += 1; return calls; }
function add(value) { seen.push(value); return seen.length; }
exports.both = (value) => add(value) + next();
`;
    const kept = await left({
      text,
      probe: probeOf("a.both(7)", "3"),
      edits: [
        ["next();\n", "(next(), 1);\n"],
        ["add(value) +", "(add(value), 1) +"],
        ["add(value) +", "add(value) + 0 +"],
      ],
    });
    expect(kept).toHaveLength(3);
  });
});

test("of edits that change the same three come first", async () => {
  const kept = await left({
    text: TOTAL,
    probe: probeOf("a.total([{ price: 12 }, { price: 3 }], 0)", "15"),
    edits: [
      ["price > 10", "price > 1"],
      ["price > 10", "price > 2"],
      ["price > 10", "price !== 4"],
      ["price > 10", "price < 20"],
      ["price > 10", "price < 5"],
    ],
  });
  expect(kept).toEqual(["price > 1", "price > 2", "price !== 4", "price < 5", "…price < 20"]);
});

test("where one that changes the same passes, the others are as likely as they were", async () => {
  const { sieve, kept } = await sift({
    text: TOTAL,
    probe: probeOf("a.total([{ price: 12 }, { price: 3 }], 0)", "15"),
    edits: [1, 2, 2.5, 2.8, 2.9, 5, 6].map((bound) => ["price > 10", `price > ${bound}`]),
  });
  // The last two change nothing.
  expect(kept.map(({ score, isLikeOthers = false }) => [score, isLikeOthers])).toEqual([
    [1, false],
    [0.99, false],
    [0.98, false],
    [0.097, true],
    [0.096, true],
  ]);
  sieve.prove(kept[0]?.group ?? null);
  const waiting = [...kept];
  expect(takeProven(waiting, sieve).map(({ score }) => score)).toEqual([0.97, 0.96]);
  expect(waiting).toHaveLength(3);
});

test("what leaves a loop in another way is not alike", async () => {
  const kept = await left({
    text: TOTAL,
    probe: probeOf("a.total([{ price: 12 }, { price: 3 }], 0)", "0"),
    guards: ["continue;", "break;", "throw one;", "one.price = 0;"].map((does) => ({
      before: "if (one",
      condition: "one",
      does,
    })),
  });
  expect(kept).toEqual(["one", "one", "one", "one"]);
});

test("an object made anew is not the one that was there", async () => {
  const kept = await left({
    text: `exports.sorted = (list) => list.sort();\nexports.copy = (list) => ({ list });\n`,
    probe: `const assert = require("node:assert/strict");
const a = require("../src/a.cjs");
module.exports = () => { const list = [2, 1]; a.copy(list).list.push(3); assert.deepEqual(list, [2, 1]); };\n`,
    edits: [
      ["{ list }", "{ list: [...list] }"],
      ["{ list }", "{ list: list }"],
      ["{ list }", "{ list: list.slice(0) }"],
    ],
  });
  expect(kept).toEqual(["{ list: [...list] }", "{ list: list.slice(0) }"]);
});

test("an expression that never comes back costs no more than what would be known", { timeout: 30_000 }, async () => {
  const kept = await left({
    text: `function pad(text, width) {
  let padded = text;
  while (padded.length < width) padded += " ";
  return padded;
}
exports.cell = (text, width) => pad(text, width - 1) + "|";
`,
    probe: probeOf('a.cell("a", 3)', '"a  |"'),
    edits: [
      ["pad(text, width - 1)", "pad(text, Infinity)"],
      ["pad(text, width - 1)", "pad(text, width)"],
      ['"|"', '"" + "|"'],
    ],
  });
  expect(kept).toEqual(expect.arrayContaining(["pad(text, Infinity)", "pad(text, width)"]));
});

test.each([
  ["an ES module", "src/a.mjs", `export const N = 2;\nexport function twice(n) {\n  return n * N;\n}\n`],
  ["TypeScript", "src/a.ts", `export const N: number = 2;\nexport function twice(n: number): number {\n  return n * N;\n}\n`],
])("%s asks too", async (_name, file, text) => {
  const kept = await left({
    file,
    text,
    probe: `import assert from "node:assert/strict";\nimport { twice } from "../${file}";\nexport default () => assert.equal(twice(2), 5);\n`,
    edits: [
      ["n * N", "n + N"],
      ["n * N", "n * N + 1"],
      ["n * N", "twice(1) * 2"],
    ],
  });
  expect(kept).toEqual(["n * N + 1"]);
});

test("a program asks wherever statements and expressions may stand, and does what it did", async () => {
  const text = `class Shelf {
  #books = [];
  add(book) { if (book ?? null) this.#books.push(book); else return 2 - 2; return this.#books.length; }
  static kind(n) {
    switch (n) {
      case 1: return "one";
      default: outer: for (;;) { for (const x of [n]) { if (x) continue outer_end; break outer; } }
    }
    return \`many \${n ?? 0}\`;
  }
  get first() { return this.#books?.[0]?.title; }
}
exports.Shelf = Shelf;
`.replace("continue outer_end", "break outer");
  const kept = await left({
    text,
    probe: `const assert = require("node:assert/strict");
const { Shelf } = require("../src/a.cjs");
module.exports = () => {
  const shelf = new Shelf();
  assert.equal(shelf.add(null), 0);
  assert.equal(shelf.add({ title: "A" }), 1);
  assert.equal(Shelf.kind(1), "one");
  assert.equal(Shelf.kind(2), "many 2");
  assert.equal(shelf.first, "B");
};\n`,
    edits: [
      ["book ?? null", "book"],
      ["2 - 2", "0"],
      ["this.#books.length", "this.#books.length * 1"],
      ['"one"', '"o" + "ne"'],
      ["n ?? 0", "n"],
      ["?.title", "?.title?.toLowerCase()"],
      ["?.[0]", "?.[1]"],
    ],
  });
  expect(kept).toEqual(["?.title?.toLowerCase()", "?.[1]"]);
});

test("a run that ends before it comes by any place tells nothing of them", async () => {
  const text = "exports.over = (n) => n > 3;\n";
  const probe = `require("./what-only-its-runner-finds");\nconst { over } = require("../src/a.cjs");\nmodule.exports = () => {\n  if (!over(3)) throw new Error("no");\n};\n`;

  expect(await left({ text, probe, edits: [["n > 3", "n >= 3"]] })).toEqual(["n >= 3"]);
});

test("what a package changes of the globals while it is loaded is there each time", async () => {
  const text = "exports.over = (n) => { Reflect.noted(n); return n > 3; };\n";
  const probe = `require("noting");\nconst { over } = require("../src/a.cjs");\nmodule.exports = () => {\n  if (!over(3)) throw new Error("no");\n};\n`;
  const files = { "node_modules/noting/index.js": "Reflect.noted = () => undefined;\n" };

  expect(
    await left({
      text,
      probe,
      files,
      edits: [
        ["n > 3", "n >= 3"],
        ["n > 3", "n > 4"],
      ],
    }),
  ).toEqual(["n >= 3"]);
});
