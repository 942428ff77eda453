import { describe, expect, test } from "vitest";
import type { Expectation } from "../../types/facts.ts";
import { programOf } from "./blocks/commands.ts";
import { parseIssue } from "./index.ts";

function expectationsOf(text: string, title = "Bug"): Expectation[] {
  return parseIssue({ title, text }).expectations;
}

test("of two values the other one is not wished for where several calls are told of, or what comes is right", () => {
  for (const text of ["`isEven(4)` returns false, `isEven(6)` returns false.", "`isEven(3)` returns false, which is right."])
    expect(expectationsOf(text).filter(({ expected }) => expected === "true")).toEqual([]);
});

describe("what sentences state", () => {
  test.each<[string, string, Partial<Expectation>]>([
    [
      "a clause between the two values",
      "`area(3)` returns `'10'`, which is no square, instead of `'9'`.",
      { expression: "area(3)", expected: "'9'", actual: "'10'" },
    ],
    [
      "a table whose call is explained below it",
      "| mark | result | should be |\n|---|---|---|\n| `'a'` | `1` | `2` |\n\n(“result” is what `area(mark)` gives.) The others are fine.",
      { expression: "area('a')", expected: "2", actual: "1" },
    ],
    [
      "a call and what it gave, quoted",
      "> area(3)\n> 8\n\nThat's it. Should be 9.",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "a program and how it failed in one block",
      "```\nconst { area } = require('./area.js');\narea(3);\n\nError: no such shape\n    at area (area.js:2:9)\n```\n\nExpecting `9`.",
      { expression: "area(3)", expected: "9" },
    ],
    [
      "a value that is pointed at",
      "```js\nqueue.next(); // 'Ada', ok\nqueue.next(); // 'Dov'  <-- Cleo was here before him\n```",
      { expression: "queue.next()", expected: null, actual: "'Dov'" },
    ],
    [
      "what is expected in brackets",
      "`area(3)` gives `[4, 4]` (expected `None`).",
      { expression: "area(3)", expected: "None", actual: "[4, 4]" },
    ],
    [
      "a value as a comment of its own below its call",
      "I get this:\n\n```js\nconst limits = { low: 19 };\nfollow([1, 2], limits);\n// [ true, false ]\n```",
      { expression: "follow([1, 2], limits)", expected: null, actual: "[ true, false ]" },
    ],
    [
      "a block of nothing but a comment",
      "```js\nfollow([1, 2], 3);\n// [ true, false ]\n```\n\nI expect this:\n\n```js\n// [ true, true ]\n```",
      { expression: "follow([1, 2], 3)", expected: "[ true, true ]", actual: "[ true, false ]" },
    ],
    [
      "sections of what happens and what should",
      "#### What happens\n\n```js\nfollow([1, 2], 3);\n// [ true, false ]\n```\n\n#### What should happen\n\n```js\n// [ true, true ]\n```\n\nNo switches.",
      { expression: "follow([1, 2], 3)", expected: "[ true, true ]", actual: "[ true, false ]" },
    ],
    [
      "what the documentation says",
      "The docs say `area(3)` returns `9`, but I get `8`.",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "blocks behind “gives” and “but I expect”",
      "```js\narea(3)\n```\n\ngives\n\n```\n8\n```\n\nbut I expect\n\n```\n9\n```",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "marks of right and wrong",
      "```js\narea('a') // 'ab' ❌ expected 'a-b'\n```",
      { expression: "area('a')", expected: "'a-b'", actual: "'ab'" },
    ],
    [
      "what is wrong first",
      "```python\n>>> area(3)\n8  # wrong, should be 9\n```",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "a note at the prompt",
      "```python\n>>> area(3)\n8\n>>> # expected: 9\n```",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "of two values the other one",
      "4 is even, but `isEven(4)` returns false.",
      { expression: "isEven(4)", expected: "true", actual: "false" },
    ],
    [
      "what pytest prints of values",
      "```\nE       assert 3.5 == 0.5\nE        +  where 3.5 = area(3.5)\n```",
      { expression: "area(3.5)", expected: "0.5" },
    ],
    [
      "what doctest prints",
      "```\nFailed example:\n    area(3)\nExpected:\n    9\nGot:\n    8\n```",
      { expression: "area(3)", expected: "9" },
    ],
    ["an assertion in a sentence", "`assert area(3) == 9` fails.", { expression: "area(3)", expected: "9", actual: null }],
    [
      "what should hold",
      "This should hold but does not: `area([1, 2]) == [9]`.",
      { expression: "area([1, 2])", expected: "[9]", actual: null },
    ],
    [
      "what it should be behind a comma",
      "`area({ side: 3 })` returns `[]`, it should be `['9']`. I have not found any that works.",
      { expression: "area({ side: 3 })", expected: "['9']", actual: "[]" },
    ],
    [
      "what it should be in brackets",
      "`area(3)` gives `8` (should be `9`).",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    ["“correct is”", "- `area(3)` returns `8`, correct is `9`", { expression: "area(3)", expected: "9", actual: "8" }],
    [
      "“it ought to be” in the next sentence",
      "- `area(3)` returns 8. It ought to be 9.\n- `side(16)` throws `RangeError: no`. It ought to return 4.",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "what should be instead of an error, in the next sentence",
      "- `area(3)` returns 8. It should be 9.\n- `side(16)` throws `RangeError: no`. It should return 4.",
      { expression: "side(16)", expected: "4", actual: null },
    ],
    [
      "a value with how it comes about behind it",
      "```js\narea(3)\n```\n\n**Expected**\n\n`9` (3 times 3)",
      { expression: "area(3)", expected: "9", actual: null },
    ],
    ["“gives … and should be”", "`area(3)` gives `8` and should be `9`.", { expression: "area(3)", expected: "9", actual: "8" }],
    [
      "two calls in one sentence",
      "`area(3)` should be `9`, and `area(4)` should be `16`.",
      { expression: "area(4)", expected: "16" },
    ],
    [
      "what an earlier release did",
      "With 2.1.0 `area(0)` returned `0`, and so did `side(0)`.",
      { expression: "area(0)", expected: "0", actual: null },
    ],
    [
      "another call that did the same",
      "With 2.1.0 `area(0)` returned `0`, and so did `side(0)`.",
      { expression: "side(0)", expected: "0" },
    ],
    [
      "what another function does",
      "`side(0)` should be `0`, as `area` does: `area(0)` is `0`.",
      { expression: "area(0)", expected: "0", actual: null },
    ],
    ["what is right as it is", "`area(3)` is right.", { expression: "area(3)", fine: true }],
    [
      "a method that is right with other arguments",
      "`new Pen(1).draw(5).end()` returns 4 instead of 5. With `draw(6)` it is right.",
      { expression: "new Pen(1).draw(6).end()", fine: true },
    ],
    [
      "another blank in the same place",
      "`split('a b')` returns `['a b']` instead of `['a', 'b']`. A tab does the same.",
      { expression: "split('a\\tb')", expected: "['a', 'b']" },
    ],
    ["what works already", "`area(2)` works and is `4`.", { expression: "area(2)", expected: "4", actual: null }],
    [
      "a call that is as wrong as the one before",
      "`isSquare(9)` returns `false` instead of `true`. `isSquare(16)` is `false` as well.",
      { expression: "isSquare(16)", expected: "true", actual: "false" },
    ],
    [
      "an error's name as what is expected",
      "`area('x')` gives NaN here. For `area('x')` I expected `RangeError`.",
      { expression: "area('x')", throws: { which: "expected", type: "RangeError", message: null } },
    ],
    [
      "what comes out again",
      "`decode(encode(text))` should be the text again.",
      { expression: "decode(encode(text))", expected: "text" },
    ],
    [
      "a consequence",
      "```js\nsetUnit('cm')\n```\nI expected that to be taken, so that `area(1)` is `'1 cm²'`.",
      { expression: "area(1)", expected: "'1 cm²'", snippet: 0 },
    ],
    [
      "a number in words, of the call that shows a number",
      "```\n> area(0)\n'-0'\n> isEmpty(0)\nfalse\n```\n\n`area` should give a plain zero here.",
      { expression: "area(0)", expected: "zero", actual: "'-0'" },
    ],
    [
      "the result counted to behind its value",
      "```\n>>> area(2)\n4\n>>> area(3)\n8\n```\nExpected `9` from the last one.",
      { expression: "area(3)", expected: "9" },
    ],
    [
      "blanks at the start of a text",
      "```js\nindent('a')\n```\nprints ` a`, and I expected `  a`.",
      { expression: "indent('a')", expected: "  a", actual: " a" },
    ],
  ])("%s", (_, text, wanted) => expect(expectationsOf(text)).toContainEqual(expect.objectContaining(wanted)));

  test("praise with a doubt is none", () => {
    expect(expectationsOf("`area(3)` is right, but only by chance.")).toEqual([]);
  });

  test("a function that is only named is no call without arguments", () => {
    const found = expectationsOf("`area(3)` fails. I expected 9 from it.", "area() throws TypeError");

    expect(found.map(({ expression }) => expression)).not.toContain("area()");
    expect(found).toContainEqual(expect.objectContaining({ throws: expect.objectContaining({ type: "TypeError" }) }));
  });

  test("a value that names no call is a guess for each that was named before it", () => {
    const found = expectationsOf("We call `area(-3)`. Large ones like `area(3)` work. For the other I'd expect `-9`.");

    expect(found.filter(({ expected }) => expected === "-9").map(({ expression, guessed }) => [expression, guessed])).toEqual([
      ["area(3)", true],
      ["area(-3)", true],
      [null, undefined],
    ]);
  });

  test("a word is no value of a call that is right", () => {
    expect(expectationsOf("`area(2)` is right.")).toMatchObject([{ expected: null, actual: null }]);
  });
});

describe("what blocks state", () => {
  test.each<[string, string, Partial<Expectation>]>([
    [
      "a value shown first, and what was expected below it",
      "It should always be a square:\n```js\narea(3)\n// => 8\n// expected: 9\n```",
      { expression: "area(3)", expected: "9", actual: "8" },
    ],
    [
      "a value alone beside calls of which both sides are told",
      "This is wrong:\n```js\narea(2) // => 4\narea(3) // => 8, expected 9\n```",
      { expression: "area(2)", expected: "4", actual: null },
    ],
    [
      "labels behind the session that they belong to",
      "    > area(2)\n    5\n\nexpected: 4\n\n    > area(3)\n    8\n\nexpected: 9\n",
      { expression: "area(2)", expected: "4", actual: "5" },
    ],
    [
      "sessions that differ in a blank within a text",
      "```\n>>> name(1)\n'one '\n```\nExpected:\n```\n>>> name(1)\n'one'\n```",
      { expression: "name(1)", expected: "'one'", actual: "'one '" },
    ],
    [
      "a label that its own block's lead tells, whatever the heading",
      "```py\narea(3)\n```\nExpected:\n```py\n[9]\n```\nActual, with a digit missing:\n```py\n[8]\n```",
      { expression: "area(3)", expected: "[9]", actual: "[8]" },
    ],
    [
      "a session that plain words contradict",
      "It should be treated like the others\n```\n> plural('deer')\n'deers'\n```\nI expected `plural('deer')` to be `'deer'`.",
      { expression: "plural('deer')", expected: "'deer'", actual: "'deers'" },
    ],
  ])("%s", (_, text, wanted) => expect(expectationsOf(text)).toContainEqual(expect.objectContaining(wanted)));

  test("an error without a type of its own, alone in a block", () => {
    const { stackTraces } = parseIssue({ title: "t", text: "```js\narea('')\n```\n```\nError: [Area] no number\n```" });

    expect(stackTraces).toMatchObject([{ errorType: "Error", message: "[Area] no number", frames: [] }]);
  });
});

describe("programs on a command line", () => {
  test.each([
    [`$ node -e "require('areas')(\\"3\\")"\nTypeError: no`, { language: "javascript", code: `require('areas')("3")` }],
    [`python3 -c 'import areas; areas.area("3")'`, { language: "python", code: `import areas; areas.area("3")` }],
    ["$ node areas.js", null],
    [`$ node -e "1" && rm -r x`, null],
    [`$ node -e "never closed`, null],
  ])("%s", (block, program) => expect(programOf(block)).toEqual(program));

  test("are code, and what they printed is still read", () => {
    const facts = parseIssue({
      title: "t",
      text: "```\n$ node -e \"require('areas')(null)\"\nTypeError: no\n    at area (/app/areas.js:3:1)\n```",
    });

    expect(facts.snippets).toMatchObject([
      { role: "code", language: "javascript", code: "require('areas')(null)" },
      { role: "trace" },
    ]);
    expect(facts.stackTraces).toMatchObject([{ errorType: "TypeError", frames: [{ file: "/app/areas.js" }] }]);
  });
});

test("takes both calls that give the wrong one of two values for wrong where the issue says so, and for a guess else", () => {
  const wishes = (text: string) =>
    expectationsOf(text)
      .filter(({ expected }) => expected === "true")
      .map(({ expression, guessed = false }) => [expression, guessed]);

  expect(wishes("`isRed('r')` is false, although it is red. `hasRed(['r'])` is false as well.")).toEqual([
    ["isRed('r')", false],
    ["hasRed(['r'])", false],
  ]);
  // That it is so elsewhere, too, says nothing of the calls.
  expect(wishes("`isRed('r')` returns false, although it is red. `hasRed(['r'])` returns false. I use Node 20, too.")).toEqual([
    ["isRed('r')", true],
    ["hasRed(['r'])", true],
  ]);
});
