import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const read = (text: string) => parseIssue({ title: "Old things stay", text });

test.each([
  [
    "`b = new Basket(2)`, then put pear, plum and fig: `b.size` is 3. Only plum and fig should be left.",
    'const b = new Basket(2);\nb.put("pear", 1);\nb.put("plum", 2);\nb.put("fig", 3);',
    ["b.size", "2", "3"],
  ],
  [
    "With `const log = new Log(1)` I push 'a', 'b'. `log.length` was 2, though only 'b' must be kept. Only 'b' must be kept!",
    "const log = new Log(1);\nlog.push('a');\nlog.push('b');",
    ["log.length", "1", "2"],
  ],
  [
    "`t = new Tour()`, then add 'New York', 'La Paz' and 'Rome'. `t.length` is 3. Only 'La Paz' and 'Rome' should be left.",
    "const t = new Tour();\nt.add('New York');\nt.add('La Paz');\nt.add('Rome');",
    ["t.length", "2", "3"],
  ],
  [
    "`s = new Stack()`, then push 4, 5, 6. `s.peek()` is 4, but should be 6.",
    "const s = new Stack();\ns.push(4);\ns.push(5);\ns.push(6);",
    ["s.peek()", "6", "4"],
  ],
])("what is done to an object a thing at a time: %s", (text, code, [expression, expected, actual]) => {
  const { snippets, expectations } = read(text);

  expect(snippets.map((one) => one.code)).toEqual([code]);
  expect(expectations).toContainEqual(expect.objectContaining({ expression, expected, actual, after: true, snippet: 0 }));
});

test.each([
  "`b = new Basket(2)`, then I see pear, plum and fig. `b.size` is 3.",
  "`b = new Basket(2)` and `c = new Basket(3)`, then put pear, plum: `b.size` is 2. Only plum should be left.",
  "`new Basket(2)`, then put pear, plum: the size is 2. Only plum should be left.",
])("no act is read of %s", (text) => {
  expect(read(text).snippets.filter((one) => one.code.includes("plum"))).toEqual([]);
});
