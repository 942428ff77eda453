import { describe, expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "number-range", main: "index.js", scripts: { test: "node --test" } }),
  "index.js":
    '"use strict";\nfunction range(start, end) {\n  return [];\n}\nfunction sum(numbers) {\n  return 0;\n}\nmodule.exports = { range, sum };\n',
};

interface Written {
  symptom: unknown;
  /** Lines of the test's body. */
  body: string[];
  seconds: string[];
}

function bodyOf(code: string): string[] {
  const lines = code.split("\n").map((line) => line.trim());
  return lines.slice(lines.findIndex((line) => line.startsWith("test(")) + 1, lines.lastIndexOf("});"));
}

async function writtenFor(text: string, title = "range is wrong"): Promise<Written[]> {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const tests = await javascriptAdapter.writeReproductions(workspace, profile, parseIssue({ title, text }), 8);
    return tests.map(({ symptom, code, secondExamples }) => ({
      symptom,
      body: bodyOf(code),
      seconds: secondExamples.filter(({ kind }) => kind === "unseen_example").map((one) => bodyOf(one.code).join("\n")),
    }));
  } finally {
    workspace.dispose();
  }
}

const WRONG_RANGE = {
  symptom: { kind: "wrong_value", expected: "[1, 2, 3]", actual: "[ 1, 2 ]" },
  body: ["assert.deepStrictEqual(range(1, 3), [1, 2, 3]);"],
  seconds: [],
};

describe("a session with several results", () => {
  test.each([
    ["the last one", "```\n> range(3, 1)\n[]\n> range(1, 3)\n[ 1, 2 ]\n```\n\nExpected: `[1, 2, 3]`\n"],
    [
      "the one that shows the stated actual value",
      "```\n> range(1, 3)\n[ 1, 2 ]\n> range(3, 1)\n[]\n```\n\nExpected: `[1, 2, 3]`\nActual: `[1, 2]`\n",
    ],
    [
      "the one that the text counts to",
      "```\n> range(1, 3)\n[ 1, 2 ]\n> range(3, 1)\n[]\n```\n\nThe first should be `[1, 2, 3]`, the second is right.\n",
    ],
    [
      "the one that the text names",
      "```\n> range(1, 3)\n[ 1, 2 ]\n> sum([1])\n1\n```\n\nExpected `range(1, 3)` to be `[1, 2, 3]`.\n",
    ],
    ["the one with a remark", "```\n> range(3, 1)\n[]\n> range(1, 3)\n[ 1, 2 ] // should be [1, 2, 3]\n```\n"],
    [
      "the one that does not show the right value already",
      "```\n> range(1, 3)\n[ 1, 2 ]\n> range(1, 4)\n[ 1, 2, 3 ]\n```\n\nExpected: `[1, 2, 3]`\n",
    ],
    [
      "the same call before and after",
      "Expected:\n\n```\n> range(1, 3)\n[1, 2, 3]\n```\n\nActual:\n\n```\n> range(1, 3)\n[ 1, 2 ]\n```\n",
    ],
  ])("%s is what the test is about, and no other becomes a test", async (_, text) => {
    expect(await writtenFor(text)).toEqual([WRONG_RANGE]);
  });

  test("a value that was declared before is looked at", async () => {
    const [first] = await writtenFor(
      "```\n> const r = range(1, 3)\nundefined\n> r\n[ 1, 2 ]\n> console.log(r.length)\n2\nundefined\n```\n\nExpected: 3\n",
    );

    expect(first).toMatchObject({
      symptom: { expected: "3", actual: "2" },
      body: ["const r = range(1, 3);", "assert.strictEqual(r.length, 3);"],
    });
  });
});

describe("what happens, without what is expected, becomes no test", () => {
  test.each([
    ["a session", "```\n> range(1, 3)\n[ 1, 2 ]\n> range(5, 5)\n[]\n```\n\nThat is wrong.\n"],
    ["comments", "This is what I get:\n\n```js\nrange(1, 3); // [1, 2]\nrange(5, 5); // []\n```\n\nBoth are wrong.\n"],
    ["output", "```js\nconsole.log(range(1, 3));\n```\n\nOutput:\n\n```\n[ 1, 2 ]\n```\n"],
    ["prose", "`sum('1', 2)` gives `'012'`, and `range(1, 3)` returns `[1, 2]`.\n"],
  ])("%s", async (_, text) => {
    expect(await writtenFor(text)).toEqual([]);
  });
});

test("calls whose texts differ in their blanks alone are two", async () => {
  const [first] = await writtenFor("```js\nsum('a b'); // 0, should be 1\nsum('a  b'); // 0, should be 1\n```\n");

  expect(first?.seconds).toEqual(['assert.strictEqual(sum("a  b"), 1);']);
});

test("a list that is made empty is looked at where it is looked at again", async () => {
  const text = "```js\nconst seen = [];\nseen.push(...range(1, 3));\nseen; // => [], expected [1, 2, 3]\n```\n";

  const tests = await writtenFor(text);

  expect(tests.map(({ body }) => body.some((line) => line.includes("seen.push")))).not.toContain(false);
});

test("what a session makes is no module of its name", async () => {
  const text = "```\n> const index = range(1, 3)\n> index.concat(4)\n[ 4 ]\n```\n\nI expected `[1, 2, 3, 4]`.\n";

  const tests = await writtenFor(text);

  expect(tests.map(({ body }) => body[0])).toContain("const index = range(1, 3);");
  expect(tests.map(({ body }) => body[0]?.startsWith("const index"))).not.toContain(false);
});

test("a table that names no function is of each that takes one value", async () => {
  const found = await writtenFor(
    'It prints "0" for all.\n\n| given | result | expected |\n|---|---|---|\n| `[1, 2]` | 0 | 3 |\n| `[4]` | 0 | 4 |\n',
    "It is wrong",
  );

  expect(found[0]).toEqual({
    symptom: { kind: "wrong_value", expected: "3", actual: "0" },
    body: ["assert.strictEqual(sum([1, 2]), 3);"],
    seconds: ["assert.strictEqual(sum([4]), 4);"],
  });
  expect(found.flatMap(({ body }) => body).join("\n")).not.toContain("range");
});

test("a comment that tells why states no value", async () => {
  expect(await writtenFor("```js\nsum([1]); // 0, but it is not empty\n```\n")).toEqual([]);
});

describe("a comment's value beside what is expected", () => {
  test("is what happens now where a label states another value of the same call", async () => {
    const text =
      '```js\nconst { sum } = require("number-range");\nsum(["1", "2"]); // => "012"\n```\n\nExpected: `sum(["1", "2"])` returns `3`\nActual: it returns `"012"`\n';

    expect(await writtenFor(text, "sum() joins numbers that arrive as text")).toEqual([
      {
        symptom: { kind: "wrong_value", expected: "3", actual: '"012"' },
        body: ['assert.strictEqual(sum(["1", "2"]), 3);'],
        seconds: [],
      },
    ]);
  });

  test("is no part of a test about another call", async () => {
    const [first] = await writtenFor(
      "```js\nrange(1, 3); // => [1, 2]\n```\n\nExpected: `range(1, 3)` returns `[1, 2, 3]`\n\nThe same with `range(5, 5)`, which should return `[5]` but returns `[]`.\n",
    );

    expect(first).toMatchObject({
      body: ["assert.deepStrictEqual(range(1, 3), [1, 2, 3]);"],
      seconds: ["assert.deepStrictEqual(range(5, 5), [5]);"],
    });
  });

  test("may be marked as right or wrong", async () => {
    const [first] = await writtenFor(
      "```js\nrange(3, 1); // [] (correct)\nrange(1, 3); // [1, 2] (wrong, should be [1, 2, 3])\n```\n",
    );

    expect(first).toMatchObject({
      symptom: { expected: "[1, 2, 3]", actual: "[1, 2]" },
      seconds: ["assert.deepStrictEqual(range(3, 1), []);"],
    });
  });
});

describe("imports of an example", () => {
  const SHOWN = 'const { range } = require("number-range");\n';

  test("may be modules of Node that have no name without `node:`", async () => {
    const database =
      'const { DatabaseSync } = require("node:sqlite");\nconst end = new DatabaseSync(":memory:").prepare("select 3 as n").get().n;\n';
    const [first] = await writtenFor(`\`\`\`js\n${SHOWN}${database}range(1, end); // => should be [1, 2, 3]\n\`\`\`\n`);

    expect(first?.body.at(-1)).toBe("assert.deepStrictEqual(range(1, end), [1, 2, 3]);");
  });

  test("may be Node's runner, which the test has already", async () => {
    const runner = 'const assert = require("node:assert");\nconst { test } = require("node:test");\n';
    const body = 'test("range", () => {\n  assert.deepStrictEqual(range(1, 3), [1, 2, 3]);\n});\n';

    expect(await writtenFor(`\`\`\`js\n${SHOWN}${runner}${body}\`\`\`\n`)).toMatchObject([{ body: WRONG_RANGE.body }]);
  });

  test("are no packages of the project because objects have something of that name", async () => {
    const other = 'const make = require("constructor");\n';

    expect(await writtenFor(`\`\`\`js\n${SHOWN}${other}range(1, make(3)); // => should be [1, 2, 3]\n\`\`\`\n`)).toEqual([]);
  });
});
