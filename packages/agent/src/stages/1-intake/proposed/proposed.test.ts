import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const read = (text: string): string[] =>
  (parseIssue({ title: "Range is too short", text }).proposed ?? []).map(
    ({ scale, from, to, file, line }) =>
      `${scale} ${JSON.stringify(from)} > ${JSON.stringify(to)}${file === null ? "" : ` in ${file}`}${line === null ? "" : `:${line}`}`,
  );

test.each([
  ["Changing `i < end` to `i <= end` in src/range.js fixes it.", 'part "i < end" > "i <= end" in src/range.js'],
  ["I replaced `parseInt(text)` with `parseFloat(text)` and it worked.", 'part "parseInt(text)" > "parseFloat(text)"'],
  ["`if (a == b)` should probably be `if (a === b)`.", 'part "if (a == b)" > "if (a === b)"'],
  ["It calls `path.join(a, b)` where it should use `path.resolve(a, b)`.", 'part "path.join(a, b)" > "path.resolve(a, b)"'],
  ["We need `max(1, n)` instead of `max(0, n)` there.", 'part "max(0, n)" > "max(1, n)"'],
  ["`name` was changed to `name.trim()` in 2.1 and that helped.", 'part "name" > "name.trim()"'],
  ["The fix is `return total / (count || 1);` at src/mean.js:14.", 'part "" > "return total / (count || 1);" in src/mean.js:14'],
])("a sentence: %s", (text, edit) => {
  expect(read(text)).toEqual([edit]);
});

test.each([
  "`f` should be `3`.",
  '`status` should be `"ok"`.',
  "It returns `2` instead of `3`.",
  "`sum([1, 2])` returns `2`; it should return `3`.",
  "I changed my configuration, and now `load()` fails.",
  "The result should be `[[1, 2], [3]]`.",
  "This was fixed in `2.0.1`, but it should be `{ a: 1 }`.",
])("is no proposal: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test("a diff says what is there, what should be, and the file", () => {
  const text = `It loses the last one.

\`\`\`diff
--- a/src/range.js
+++ b/src/range.js
@@ -3,3 +3,3 @@ function range
   const all = [];
-  for (let i = 0; i < end; i += 1) {
+  for (let i = 0; i <= end; i += 1) {
     all.push(i);
\`\`\`
`;
  expect(parseIssue({ title: "", text }).proposed).toEqual([
    {
      scale: "lines",
      from: "  const all = [];\n  for (let i = 0; i < end; i += 1) {\n    all.push(i);",
      to: "  const all = [];\n  for (let i = 0; i <= end; i += 1) {\n    all.push(i);",
      file: "src/range.js",
      line: null,
    },
  ]);
});

test("lines that nobody calls a diff are one where both sides are there", () => {
  expect(read("```\n- return a;\n+ return b;\n```")).toEqual(['lines " return a;" > " return b;"']);
  expect(read("```\n- apples\n- pears\n```")).toEqual([]);
});

test("a block behind words of a repair replaces the block before it, or what is most like it", () => {
  const text = "In `range` there is\n\n```js\nwhile (i < end) {\n```\n\nwhich should be\n\n```js\nwhile (i <= end) {\n```\n";
  expect(read(text)).toEqual(['lines "while (i < end) {" > "while (i <= end) {"', 'lines "" > "while (i <= end) {"']);
});

test("what should come out is no code of the project", () => {
  expect(read("Call it:\n\n```js\nsum([1])\n```\n\nThis should return\n\n```js\n1\n```\n")).toEqual([]);
});
