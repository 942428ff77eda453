import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const CODE =
  "```python\nprint(diff(a, a))\n# prints Diff(more=[], less=[])\n\nprint(diff(a, b))\n# prints Diff(more=['x'], less=[])\n\nprint(diff(a, c))\n# prints Diff(more=['y'], less=['z'])\n```\n\n";
const wishes = (text: string) =>
  parseIssue({ title: "A bug", text })
    .expectations.filter(({ bare, expected }) => bare !== true && expected !== null)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);

describe("the same member of several calls", () => {
  test.each([
    [
      "All three `more` should be empty.",
      [
        ["diff(a, b).more", "[]", "['x']"],
        ["diff(a, c).more", "[]", "['y']"],
      ],
    ],
    [
      "All of the `less` lists must be `['z']`.",
      [
        ["diff(a, a).less", "['z']", "[]"],
        ["diff(a, b).less", "['z']", "[]"],
      ],
    ],
    ["The `less` should be empty in all of them.", [["diff(a, c).less", "[]", "['z']"]]],
  ])("%s", (told, expected) => {
    expect(wishes(`${CODE}${told}`).slice(0, 2)).toEqual(expected);
  });

  test.each(["All three `size` should be empty.", "The `more` should be empty.", "All three should be empty."])(
    "is not told by: %s",
    (told) => {
      expect(wishes(`${CODE}${told}`).filter(([expression]) => expression?.includes(".") === true)).toEqual([]);
    },
  );

  test("takes what is empty of the kind that it has", () => {
    const code = "```python\nbox(1)  # => Box(name='a', parts={'x': 1})\nbox(2)  # => Box(name='b', parts={'y': 2})\n```\n\n";

    expect(wishes(`${code}Both \`parts\` should be empty.`).map(([, expected]) => expected)).toEqual(["{}", "{}"]);
    expect(wishes(`${code}Both \`name\`s should be empty.`).map(([, expected]) => expected)).toEqual(['""', '""']);
  });
});
