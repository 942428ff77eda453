import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { readSteps } from "./step-lists.ts";

describe("steps that are listed as code", () => {
  test.each([
    ["numbered", "1. `box = pack([3, 4])`\n2. `weigh(box)`\n", ["box = pack([3, 4])", "weigh(box)"]],
    ["with blank lines between", "- `const box = pack(3);`\n\n- `box.weigh()`.\n", ["const box = pack(3)", "box.weigh()"]],
    ["a single one", "* `new Box(3).weigh()`", ["new Box(3).weigh()"]],
    ["up to the first with words", "- `box.add(3)`\n- `box.weigh()` is 3\n", ["box.add(3)"]],
    [
      "with what is looked at last",
      "1. Fill it: `box.add(4)`\n2. `box.add(4)`\n3. `box.size`\n",
      ["box.add(4)", "box.add(4)", "box.size"],
    ],
    [
      "behind a few words",
      "1. Make a box: `box = pack(3)`\n2. Then call `box.add(4)`\n3. Look at `box.kind(1).size`\n",
      ["box = pack(3)", "box.add(4)", "box.kind(1).size"],
    ],
  ])("%s", (_, text, code) => {
    expect(readSteps(text.split("\n"), 0)?.code).toEqual(code);
  });

  test.each([
    ["words", "1. call `weigh(3)`"],
    ["outcomes", "1. the box is `weigh(3)`\n2. it should be `weigh(4)`"],
    ["what is not done", "1. call it without `seal(3)`\n2. do not `weigh(4)`"],
    ["a value", "- `[1, 2]`"],
    ["names of functions", "- `pack()`\n- `weigh()`\n"],
    ["sums", "- `1 + 1`\n- `2 + (3)`"],
  ])("are none in a list of %s", (_, text) => {
    expect(readSteps(text.split("\n"), 0)).toBeNull();
  });

  test("are the code that labels speak of", () => {
    const text = "1. `box = pack([3, 4])`\n2. `weigh(box)`\n\nExpected: `7`\n\nActual: `3`\n";

    const facts = parseIssue({ title: "A bug", text });

    expect(facts.snippets).toMatchObject([{ code: "box = pack([3, 4])\nweigh(box)", role: "code" }]);
    expect(facts.expectations[0]).toMatchObject({ expression: "weigh(box)", expected: "7", actual: "3", snippet: 0 });
  });

  test("are asked for what they look at last", () => {
    const text = "1. Fill it: `box.add(4)`\n2. Look at the size: `box.size`\n\nExpected: 1\nActual: 0\n";

    expect(parseIssue({ title: "A bug", text }).expectations[0]).toMatchObject({
      expression: "box.size",
      expected: "1",
      actual: "0",
    });
  });

  test("take none of the values of a call behind them", () => {
    const text = "- `box.add(3)`\n- `box.drop(3)`\n- `box.has(3)` gives `true`\n\nIt should be `false`.";

    const found = parseIssue({ title: "A bug", text }).expectations.filter(({ expected }) => expected === "false");

    expect(found.map(({ expression }) => expression)).toEqual(["box.has(3)"]);
  });

  test("many of them are read in time", () => {
    const started = performance.now();

    parseIssue({ title: "A bug", text: `${"- `f(1)`\n".repeat(10_000)}${"- `f(\n".repeat(10_000)}` });

    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

test("a block's first line keeps its blanks where it has several", () => {
  const text = "`menu(3)`\n\nExpected:\n\n```\n   FOOD\nsoup\n```\n";

  expect(parseIssue({ title: "A bug", text }).expectations.map(({ expected }) => expected)).toContain("   FOOD\nsoup");
});
