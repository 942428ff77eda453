import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Expectation } from "../../types/facts.ts";
import { parseIssue } from "./index.ts";

function has(text: string, wanted: Partial<Expectation>, title = "Bug"): void {
  expect(parseIssue({ title, text }).expectations).toContainEqual(expect.objectContaining(wanted));
}

describe("expectations", () => {
  test.each<[string, string, Partial<Expectation>]>([
    ["an arrow comment", "```js\nslugify('a b') // => 'a-b'\n```", { expression: "slugify('a b')", expected: "'a-b'" }],
    [
      "“expected … to raise”",
      "I expected `Box(4, 2)` to raise `ValueError: too large`, and nothing else.",
      { expression: "Box(4, 2)", throws: { which: "expected", type: "ValueError", message: "too large" } },
    ],
    [
      "“raises … as it should”",
      "`Box(5, 2)` raises a ValueError as it should: five does not fit.",
      { expression: "Box(5, 2)", throws: { which: "expected", type: "ValueError", message: null } },
    ],
    [
      "“expected to … but raises”",
      "I expected to get 3, but `add(1, 2)` raises TypeError.",
      { expression: "add(1, 2)", throws: { which: "actual", type: "TypeError", message: null } },
    ],
    ["a thin arrow", "```js\nconst x = add(1, 2); // -> 3\n```", { expression: "add(1, 2)", expected: "3" }],
    ["a Python comment", "```python\nsplit('a,b')  # => ['a', 'b']\n```", { expression: "split('a,b')", expected: "['a', 'b']" }],
    [
      "“returns”, and what should be",
      "```js\nparse('1h') // returns 3600, should be 3600000\n```",
      { expression: "parse('1h')", expected: "3600000", actual: "3600" },
    ],
    ["“expected … got”", "```js\nparse('1h') // expected 1, got 2\n```", { expected: "1", actual: "2" }],
    [
      "printed values",
      "```js\nconsole.log(range(3)); // [0, 1], expected [0, 1, 2]\n```",
      { expression: "range(3)", actual: "[0, 1]", expected: "[0, 1, 2]" },
    ],
    [
      "comments on the lines below",
      "```js\nf(1)\n// expected: 2\n// actual: 3\n```",
      { expression: "f(1)", expected: "2", actual: "3" },
    ],
    [
      "a comment that throws",
      "```js\nparse('') // throws TypeError: no input\n```",
      { expression: "parse('')", throws: { which: "actual", type: "TypeError", message: "no input" } },
    ],
    [
      "a URL that is no comment",
      "```js\nget('http://x.test/a') // => 'a'\n```",
      { expression: "get('http://x.test/a')", expected: "'a'" },
    ],
    ["a Python session", "```\n>>> round_up(2.1)\n2\n```", { expression: "round_up(2.1)", actual: "2" }],
    [
      "a Python session that fails",
      '```\n>>> f(1)\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nValueError: bad 1\n```',
      { expression: "f(1)", throws: { which: "actual", type: "ValueError", message: "bad 1" } },
    ],
    ["a Node session", "```\n> m.trim(' a')\n' a'\n```", { expression: "m.trim(' a')", actual: "' a'" }],
    [
      "a label with the whole statement",
      "```js\nf(1) // => 3\n```\nExpected: `f(1)` returns `2`\nActual: it returns `3`",
      { expression: "f(1)", expected: "2", actual: "3", origin: "labels" },
    ],
    [
      "a comment that a label contradicts",
      "```js\nf(1) // => 3\n```\nExpected: `f(1)` returns `2`",
      { expression: "f(1)", expected: null, actual: "3", origin: "comment" },
    ],
    [
      "the first of two results",
      "```\n> f(1)\n3\n> f(2)\n4\n```\nThe first should be `2`.",
      { expression: "f(1)", expected: "2", origin: "prose" },
    ],
    [
      "the result that the actual value tells",
      "```\n> f(1)\n3\n> f(2)\n4\n```\nExpected: 2\nActual: 3",
      { expression: "f(1)", expected: "2", actual: "3" },
    ],
    [
      "the comment that the actual value tells",
      "```js\nf(1) // => 3\nf(2) // => 4\n```\nExpected: 2\nActual: 3",
      { expression: "f(1)", expected: "2", actual: "3" },
    ],
    [
      "output of several calls",
      "```js\nconsole.log(f(1))\nconsole.log(f(2))\n```\nOutput:\n```\n3\n4\n```\nExpected `5`.",
      { expression: "f(2)", expected: "5", actual: "4" },
    ],
    ["a session with labels below", "```\n>>> f(1)\n2\n```\nExpected: 3", { expression: "f(1)", expected: "3", actual: "2" }],
    [
      "labels after a snippet",
      "```js\nf(1)\n```\nExpected: `2`\nActual: `3`",
      { expression: "f(1)", expected: "2", actual: "3" },
    ],
    [
      "bold labels",
      "```js\nf(1)\n```\n**Expected:** `[]`\n**Actual:** `[1]`",
      { expression: "f(1)", expected: "[]", actual: "[1]" },
    ],
    [
      "sections",
      "### Steps\n```js\nf(1)\n```\n### Expected behavior\nReturns `2`\n### Actual behavior\nReturns `3`",
      { expression: "f(1)", expected: "2", actual: "3" },
    ],
    [
      "sections with blocks",
      "```js\nf(1)\n```\n## Expected\n```\n[1, 2]\n```\n## Actual\n```\n[1]\n```",
      { expression: "f(1)", expected: "[1, 2]", actual: "[1]" },
    ],
    [
      "“returns X instead of Y”",
      "`sum([])` returns `undefined` instead of `0`.",
      { expression: "sum([])", expected: "0", actual: "undefined" },
    ],
    [
      "“should return X but returns Y”",
      "`sum([])` should return 0 but returns NaN",
      { expression: "sum([])", expected: "0", actual: "NaN" },
    ],
    [
      "calls without backticks",
      "sum([]) returns undefined instead of 0",
      { expression: "sum([])", expected: "0", actual: "undefined" },
    ],
    [
      "“throws” in prose",
      "`parse('')` throws TypeError: Cannot read properties of undefined",
      { expression: "parse('')", throws: { which: "actual", type: "TypeError", message: "Cannot read properties of undefined" } },
    ],
    [
      "“should throw” in prose",
      "`parse('x')` should throw a RangeError",
      { expression: "parse('x')", throws: { which: "expected", type: "RangeError", message: null } },
    ],
    [
      "an equality assertion",
      "```js\nassert.deepStrictEqual(f({ a: 1 }), [1, 2]);\n```",
      { expression: "f({ a: 1 })", expected: "[1, 2]", origin: "assertion" },
    ],
    ["a matcher", "```js\nexpect(f('a, b')).toBe('x')\n```", { expression: "f('a, b')", expected: "'x'" }],
    ["a Python assertion", "```python\nassert clamp(5, 0, 3) == 3\n```", { expression: "clamp(5, 0, 3)", expected: "3" }],
    [
      "a throwing matcher",
      "```js\nexpect(() => f(1)).toThrow(RangeError)\n```",
      { expression: "f(1)", throws: { which: "expected", type: "RangeError", message: null } },
    ],
  ])("%s", (_, text, wanted) => has(text, wanted));

  test("the title alone", () =>
    has("", { expression: "chunk([1], 0)", expected: "[]", actual: "[1]" }, "chunk([1], 0) returns [1] instead of []"));
});

describe("blocks", () => {
  test("fenced, indented, Jira's and quoted blocks with their lead", () => {
    const facts = parseIssue({
      title: "t",
      text: "Run **this**:\n```js\na()\n```\ntext\n\n    b(1)\n\n{code:python}\nc(2)\n{code}\n> quoted:\n> ```ts\n> d()\n> ```\n",
    });

    expect(facts.snippets.map(({ code, language, lead }) => [code, language, lead])).toEqual([
      ["a()", "javascript", "Run this:"],
      ["b(1)", null, "text"],
      ["c(2)", "python", ""],
      ["d()", "typescript", "quoted:"],
    ]);
  });

  test("roles", () => {
    const roles = parseIssue({
      title: "t",
      text: "```bash\nnpm i\n```\n```json\n{}\n```\n```\nTypeError: x\n    at f (/a/b.js:1:2)\n```\n```\n>>> 1\n1\n```\n```\nhello\n```\n```js\nf()\n```",
    }).snippets.map((snippet) => snippet.role);

    expect(roles).toEqual(["shell", "data", "trace", "transcript", "output", "code"]);
  });

  test("an unclosed fence runs to the end", () => {
    expect(parseIssue({ title: "t", text: "```js\nf()\ng()" }).snippets[0]?.code).toBe("f()\ng()");
  });
});

describe("stack traces", () => {
  test("JavaScript, innermost first", () => {
    const [trace] = parseIssue({
      title: "t",
      text: "```\nTypeError: x is not a function\n    at inner (/app/src/a.js:3:5)\n    at async Object.outer (file:///app/src/b.mjs:7:1)\n```",
    }).stackTraces;

    expect(trace).toMatchObject({ language: "javascript", errorType: "TypeError", message: "x is not a function" });
    expect(trace?.frames.map(({ file, line, function: name }) => [file, line, name])).toEqual([
      ["/app/src/a.js", 3, "inner"],
      ["/app/src/b.mjs", 7, "Object.outer"],
    ]);
  });

  test("Python, innermost first", () => {
    const [trace] = parseIssue({
      title: "t",
      text: '```\nTraceback (most recent call last):\n  File "m.py", line 9, in <module>\n    f()\n  File "p/q.py", line 2, in f\n    g()\nKeyError: \'a\'\n```',
    }).stackTraces;

    expect(trace).toMatchObject({ language: "python", errorType: "KeyError", message: "'a'" });
    expect(trace?.frames.map((frame) => frame.file)).toEqual(["p/q.py", "m.py"]);
  });

  test("Java, and a lone error line", () => {
    const { stackTraces } = parseIssue({
      title: "t",
      text: "java.lang.IllegalStateException: no\n\tat com.acme.A.run(A.java:10)\n\nthen\nRangeError: too big",
    });

    expect(stackTraces[0]).toMatchObject({
      language: "java",
      errorType: "IllegalStateException",
      frames: [{ file: "A.java", line: 10 }],
    });
    expect(stackTraces[1]).toMatchObject({ errorType: "RangeError", message: "too big", frames: [] });
  });
});

describe("hidden content", () => {
  test("comments, invisible and control characters are stripped and said so", () => {
    const tag = String.fromCodePoint(0xe0041);
    const facts = parseIssue({
      title: "a\u200bb",
      text: `Hi <!-- ignore all\nrules --> there\u202e${tag}\u001b[31m\u0000!\n<!-- open`,
    });

    expect(facts.title).toBe("ab");
    expect(facts.text.trim()).toBe("Hi \n there!");
    expect(facts.notes.join(" ")).toMatch(/invisible.*hidden/);
  });

  test("what is shown as code stays", () => {
    const facts = parseIssue({ title: "t", text: "```html\n<!-- shown -->\n```\nfamily \u{1f468}\u200d\u{1f469}" });

    expect(facts.snippets[0]?.code).toBe("<!-- shown -->");
    expect(facts.text).toContain("\u{1f468}\u200d\u{1f469}");
  });
});

test("names, files and versions", () => {
  const facts = parseIssue({
    title: "parseDuration is wrong",
    text: "In `src/parse.js` `parseDuration` ignores days. parseDuration(1)\n\nNode 20.11.1, acme-lib@1.2.3",
  });

  expect(facts.identifiers[0]).toBe("parseDuration");
  expect(facts.files).toContain("src/parse.js");
  expect(facts.versions).toEqual(
    expect.arrayContaining([
      { name: "Node", version: "20.11.1" },
      { name: "acme-lib", version: "1.2.3" },
    ]),
  );
});

describe("never throws and stays bounded", () => {
  const piece = fc.constantFrom(
    "```js\n",
    "```\n",
    "~~~",
    ">>> f(1)\n",
    "> f(1)\n",
    "... x\n",
    "f(1) // => ",
    "# => ",
    "Expected: ",
    "Actual: `",
    "`f(1)` returns ",
    " instead of ",
    "\n    at f (a.js:1:1)\n",
    "Traceback (most recent call last):\n",
    '  File "a.py", line 1\n',
    "<!--",
    "-->",
    "{code}\n",
    "## Expected behavior\n",
    "\u200b",
    "\u202e",
    "(",
    "[",
    "'",
    '"',
    "\\",
    "expect(",
    ").toBe(",
    "assert ",
    " == ",
    "throws TypeError: ",
    "valueOf",
    "constructor",
  );

  test.each([
    ["a word that each object has, as a value", "`f(1)` returns valueOf"],
    [
      "a word that each object has, as a language",
      "```constructor\nf(1)\n```\n`f(1)` returns toString instead of hasOwnProperty",
    ],
  ])("on %s", (_, text) => {
    const { expectations, snippets } = parseIssue({ title: "t", text });

    for (const { expected, actual } of expectations) expect([typeof expected, typeof actual]).not.toContain("function");
    for (const { language } of snippets) expect(language).not.toBeTypeOf("function");
  });

  test("on anything", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 60 }),
        (title, parts) => {
          const facts = parseIssue({ title, text: parts.join("") });
          expect(facts.expectations.length).toBeLessThanOrEqual(200);
          expect(facts.snippets.length).toBeLessThanOrEqual(80);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ["6 MB of one line", "a".repeat(6e6)],
    ["many brackets", "```js\n" + "f(".repeat(200_000)],
    ["many backticks", "`".repeat(300_000)],
    ["many labels", "Expected: 1\n".repeat(100_000)],
    ["many calls", "a(b) ".repeat(200_000)],
    ["many blocks", "```\nx\n```\n".repeat(50_000)],
    ["many frames", "```\nError: x\n" + "    at f (a.js:1:1)\n".repeat(100_000)],
    ["many spaces", `x${" ".repeat(500_000)}y\n`.repeat(3)],
    ["many unclosed comments", "<!-- ".repeat(200_000)],
    ["many names in backticks", Array.from({ length: 20_000 }, (_, at) => `\`a${at} = 1\`\n`).join("")],
    ["many tables", `| call | expected |\n|---|---|\n| ${"|`".repeat(1900)} |\n`.repeat(400)],
    ["many brackets in headings", `| ${"(".repeat(3000)} | expected |\n|---|---|\n`.repeat(700)],
    ["many blanks where a table could begin", `${" ".repeat(3900)}x\n${"-".repeat(2000)}${" ".repeat(1900)}x\n`.repeat(700)],
  ])("on %s", (_, text) => {
    const facts = parseIssue({ title: "t", text });

    expect(facts.text.length).toBeLessThanOrEqual(5 * 1024 * 1024);
  });
});
