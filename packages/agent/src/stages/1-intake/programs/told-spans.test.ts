import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

test.each([
  ["`const t = new Tray(); t.put(1); t.size` gives 3 where I expect 1.", "const t = new Tray();\nt.put(1);", "t.size", "1", "3"],
  ["`let q = open(';'); q.next()` returns `'b'`, should be `'a'`.", "let q = open(';');", "q.next()", "'a'", "'b'"],
  ["`var a = [2, 1]; sorted(a)` is `[2, 1]` instead of `[1, 2]`", "var a = [2, 1];", "sorted(a)", "[1, 2]", "[2, 1]"],
])(
  "several statements in one pair of backticks are a program, and its last one is asked: %s",
  (text, code, expression, expected, actual) => {
    const { snippets, expectations } = parseIssue({ title: "A bug", text });

    expect(expectations).toContainEqual(expect.objectContaining({ expression, expected, actual, after: true }));
    expect(snippets.map((one) => one.code)).toContain(code);
  },
);

test.each(["`a; b` gives 3 where I expect 1.", "`f(';')` gives 3 where I expect 1."])("no program is read of %s", (text) => {
  expect(parseIssue({ title: "A bug", text }).snippets).toEqual([]);
});
