import { expect, test } from "vitest";
import { decidersOf, raisedByDependence } from "./depended-on.ts";

const PYTHON = `def group(tokens):
    has_create = False
    has_as = False
    for token in tokens:
        if token.upper() == 'CREATE':
            has_create = True
        if token == 'AS':
            has_as = True
    if has_create and not has_as:
        return None
    return join(tokens)


def other(tokens):
    has_as = len(tokens)
`;

const JAVASCRIPT = `function price(cart) {
  let free = 0;
  if (cart.member) {
    free = 10;
  } else if (cart.total > 100) {
    free += 5;
  }
  if (free > 5) {
    return 0;
  } else {
    return cart.total;
  }
}
`;

function deciding(text: string, line: number): number[] {
  return [...decidersOf(text.split("\n"), line - 1)].map((at) => at + 1).toSorted((a, b) => a - b);
}

test.each([
  ["a return under a condition over what a loop finds", PYTHON, 10, [2, 3, 4, 5, 6, 7, 8, 9]],
  ["a branch behind another", JAVASCRIPT, 6, [3, 5]],
  ["the other branch", JAVASCRIPT, 11, [2, 3, 4, 5, 6, 8]],
  ["what no condition is around", PYTHON, 11, []],
])("%s is decided by its conditions and by what makes their values", (_, text, line, lines) => {
  expect(deciding(text, line)).toEqual(lines);
});

test("what asks whether the most suspicious line runs is raised, and no line above that one", () => {
  const ranked = [
    { file: "a.py", line: 10, score: 0.8, reasons: ["run alone"] },
    { file: "a.py", line: 11, score: 0.3, reasons: [] },
    { file: "a.py", line: 7, score: 0.1, reasons: ["run by all"] },
    { file: "b.py", line: 7, score: 0.1, reasons: [] },
  ];

  const raised = raisedByDependence(ranked, new Map([["a.py", PYTHON]]));

  expect(raised.map(({ file, line }) => `${file}:${line}`)).toEqual(["a.py:10", "a.py:7", "a.py:11", "b.py:7"]);
  expect(raised[1]).toEqual({
    file: "a.py",
    line: 7,
    score: expect.closeTo(0.38),
    reasons: ["run by all", "decides whether line 10 runs"],
  });
});

test("odd lines are read in time", () => {
  const lines = [`const data = ${"a = ".repeat(20_000)}`, `  ${"if ".repeat(20_000)}`, "    x = 1"];

  expect([...decidersOf(lines, 2)]).toEqual([]);
});
