import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";
import { asSession } from "./blocks/shell-sessions.ts";

const read = (text: string, title = "A bug") => parseIssue({ title, text }).expectations;
const block = (code: string) => ({ info: null, code, lead: "", heading: "" });

describe("what `python -c` printed", () => {
  test("is a session, a print of several values one of each", () => {
    const { code } = asSession(block('$ python3 -c "from wind import mean; print(mean([0]), mean([1, 3]))"\nNone 2.0'));

    expect(code).toBe(">>> from wind import mean\n>>> print(mean([0]))\nNone\n>>> print(mean([1, 3]))\n2.0");
  });

  test("values that would be right are of these in turn", () => {
    const text =
      '```\n$ python3 -c "from wind import mean; print(mean([0]), mean([1, 4]))"\nNone 2.0\n```\n\n0.0 and 2.5 are right.\n';

    expect(read(text)).toMatchObject([
      { expression: "mean([0])", expected: "0.0", actual: "None" },
      { expression: "mean([1, 4])", expected: "2.5", actual: "2.0" },
      {},
      {},
    ]);
  });

  test("what somebody had to stop is what the issue is about", () => {
    const text =
      '```\n$ python3 -c "from days import *; print(*plan(1))"\n1 2\n$ time python3 -c "from days import *; print(*plan(31))"\n^C\n```\n\nShould print `31 62`\n';

    expect(read(text)[0]).toMatchObject({ expression: '" ".join(map(str, plan(31)))', expected: "31 62", actual: null });
  });

  test("commands of another kind stay as they are", () => {
    const other = block("$ npm test\nok");

    expect(asSession(other)).toBe(other);
  });
});

test.each([
  ["The last two lines should be", "c\nd", "a\nb\nc\nd"],
  ["Second line should read", "x", "a\nx\n3\n4"],
])("%s", (lead, wished, expected) => {
  const text = `\`\`\`python\nfor n in range(4):\n    print(name(n))\n\`\`\`\n\n\`\`\`\na\nb\n3\n4\n\`\`\`\n\n${lead}\n\n\`\`\`\n${wished}\n\`\`\`\n`;

  expect(read(text)).toContainEqual(expect.objectContaining({ expression: null, expected }));
});

describe("tests that failed, as they are printed", () => {
  test("unittest shows the line", () => {
    const text =
      '```\nF.\n======\nFAIL: test_leap (test_days.DaysTest.test_leap)\n------\nTraceback (most recent call last):\n  File "/ci/test_days.py", line 9, in test_leap\n    self.assertEqual(days(2024, 2), 29)\nAssertionError: 28 != 29\n```\n';

    expect(read(text)).toMatchObject([{ expression: "days(2024, 2)", expected: "29", origin: "assertion" }]);
  });

  test("pytest shows what stands before it", () => {
    const text =
      "```\n____ test_sum ____\n\n    def test_sum():\n        parts = split(7, 2)\n>       assert sum(parts) == 7\nE       AssertionError: assert 6 == 7\n\ntest_split.py:4: AssertionError\n```\n";
    const facts = parseIssue({ title: "Sums", text });

    expect(facts.snippets).toMatchObject([{ role: "code", code: "parts = split(7, 2)\nassert sum(parts) == 7" }]);
    expect(facts.expectations).toMatchObject([{ expression: "sum(parts)", expected: "7" }]);
  });
});

test("columns below headings are a table", () => {
  const text = "```\nn   len(ring(0, n))   should be\n1   6                 8\n2   14                16\n```\n";

  expect(read(text)).toMatchObject([
    { expression: "len(ring(0, 1))", expected: "8", actual: "6" },
    { expression: "len(ring(0, 2))", expected: "16", actual: "14" },
  ]);
});
