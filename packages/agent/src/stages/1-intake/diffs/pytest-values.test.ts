import { describe, expect, test } from "vitest";
import { assertionsInPytest } from "./pytest-values.ts";
import { parseIssue } from "../index.ts";

describe("what pytest shows of an assertion that failed", () => {
  test.each([
    [
      "which of two",
      "E   AssertionError: assert True is False\n     +  where True = is_open({'shut': True}, 2)",
      "is_open({'shut': True}, 2) == False",
    ],
    ["a number", "E       assert 3 == 4\nE        +  where 3 = weigh([1, 2])", "weigh([1, 2]) == 4"],
    ["the right side", "E       assert 4 == 3\nE        +  where 3 = weigh('a = b')", "weigh('a = b') == 4"],
    ["a member", "E       assert 3 == 4\nE        +  where 3 = weigh(1).total", "weigh(1).total == 4"],
    [
      "an object that is made",
      "E       assert 3 == 4\nE        +  where 3 = <Box object at 0x7f12>.total\nE        +    where <Box object at 0x7f12> = box(3, 'a')",
      "box(3, 'a').total == 4",
    ],
    [
      "a call of what another gives",
      "E       assert 3 == 4\nE        +  where 3 = len(['a', 'b', 'c'])\nE        +    where ['a', 'b', 'c'] = cut('a b c')",
      "len(cut('a b c')) == 4",
    ],
    [
      "a method that is bound",
      "E       assert False\nE        +  where False = <bound method Box.has of <Box object at 0x1>>('a')\nE        +    where <bound method Box.has of <Box object at 0x1>> = Box(1).has",
      "Box(1).has('a') == True",
    ],
    ["what is denied", "E       assert not True\nE        +  where True = is_open(3)", "is_open(3) == False"],
    ["what is in it", "E       assert 'b' in ['a']\nE        +  where ['a'] = names('a')", "'b' in names('a')"],
    ["two calls", "E       assert 2 == 3\nE        +  where 2 = f(1)\nE        +  and   3 = g(1)", "f(1) == g(1)"],
    ["a summary", "FAILED test_a.py::test_b - assert 3.5 == 0.5\n +  where 3.5 = cut(3.5)", "cut(3.5) == 0.5"],
  ])("is %s", (_, shown, asserted) => {
    expect(assertionsInPytest(shown.split("\n"))).toEqual([`assert ${asserted}`]);
  });

  test.each([
    ["no call", "E       AssertionError: assert 'a b' == 'a-b'\nE         - a-b\nE         + a b"],
    ["a name beside the call", "E       assert 3 == total\nE        +  where 3 = weigh(1)"],
    ["a call that is shortened", "E       assert [1] == [2]\nE        +  where [1] = weigh({'a': [...]})"],
    ["an object that nobody makes", "E       assert 3 == 4\nE        +  where 3 = <Box object at 0x7f12>.total"],
  ])("says nothing of %s", (_, shown) => {
    expect(assertionsInPytest(shown.split("\n"))).toEqual([]);
  });

  test("is what the issue wishes for", () => {
    const text = "CI says:\n\n```\nE   assert 'shut' is None\n     +  where 'shut' = reason(7)\n```\n";

    expect(parseIssue({ title: "It fails", text }).expectations[0]).toMatchObject({ expression: "reason(7)", expected: "None" });
  });

  test("is read in time that its length is worth", () => {
    const lines = Array.from({ length: 400 }, () => `E  assert ${"(".repeat(400)} == 2\nE   + where ${"= ".repeat(400)}`);
    const start = performance.now();
    assertionsInPytest(lines.join("\n").split("\n"));

    expect(performance.now() - start).toBeLessThan(2000);
  });
});
