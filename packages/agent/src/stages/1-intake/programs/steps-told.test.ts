import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const read = (text: string) => parseIssue({ title: "Wrong order", text });

test.each([
  [
    "1. `push` low and mid with weight 3\n2. `push` top with weight 1, at once\n3. Take once. It is top, fine.\n4. Take until nothing is left\n\nActual result: mid, low\n\nExpected result: low, mid",
    'push("low", 3);\npush("mid", 3);\npush("top", 1);\ntake();',
    ["[take(), take()]", '["low", "mid"]', '["mid", "low"]'],
  ],
  [
    "Steps:\n\n1. `add` 4, 8 and 6\n2. `drop` three times\n3. `add` 7\n4. `drop` until it is empty\n\nExpected: 7, 0\nActual: 0, 7",
    "add(4);\nadd(8);\nadd(6);\ndrop();\ndrop();\ndrop();\nadd(7);",
    ["[drop(), drop()]", "[7, 0]", "[0, 7]"],
  ],
  [
    "1) `enter` 'a b' and 'c'\n2) `enter` d\n3) `leave` until nobody is left\n\nExpected: e, d, c\n\nGot: c, d, e",
    "enter('a b');\nenter('c');\nenter(\"d\");",
    ["[leave(), leave(), leave()]", '["e", "d", "c"]', '["c", "d", "e"]'],
  ],
])("numbered steps in words are calls of one object: %s", (text, code, [expression, expected, actual]) => {
  const { snippets, expectations } = read(text);

  expect(snippets).toMatchObject([{ code, ownerless: true }]);
  expect(expectations).toContainEqual(expect.objectContaining({ expression, expected, actual, after: true, snippet: 0 }));
});

test.each([
  "1. `push` low and mid\n2. Look at it for a while\n3. Take until nothing is left\n\nActual: mid, low\nExpected: low, mid",
  "1. `push` low and mid\n2. `push` top\n3. Take it\n\nActual: mid, low\nExpected: low, mid",
  "1. `push` low and mid\n2. `push` top\n3. Take until nothing is left\n\nActual: it is wrong\nExpected: low, mid",
])("no program is read of %s", (text) => {
  expect(read(text).snippets).toEqual([]);
});
