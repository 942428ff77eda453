import { describe, expect, test } from "vitest";
import { withCellsAsArguments } from "./cells-as-arguments.ts";
import { parseIssue } from "../index.ts";

const table = (rows: string) => `| line | part | got | should be |\n|---|---|---|---|\n${rows}`;

describe("cells that are what a call takes, without its brackets", () => {
  test.each([
    [
      "numbers",
      table("| 1 2 | 1 | `[]` | `[0]` |\n| 3 4 5 | 5 | `[]` | `[2]` |"),
      "as lists: `find([1, 2], [1])` etc.",
      "| [3, 4, 5] | [5] |",
    ],
    ["words", table("| a b | b | `0` | `1` |\n| c, d | c | `1` | `0` |"), "i.e. `find(['a', 'b'], 'b')`", "| ['c', 'd'] | c |"],
    ["tuples", table("| 1, 2 | 7 | `0` | `1` |\n| 3 | 8 | `1` | `0` |"), "`find((1, 2), 7)` and so on", "| (3,) | 8 |"],
  ])("%s", (_, rows, told, cells) => {
    expect(withCellsAsArguments(`${rows}\n\n${told}\n`)).toContain(cells);
  });

  test.each([
    ["another call", `${table("| 1 2 | 1 | `[]` | `[0]` |")}\n\n\`find([8, 9], [1])\` is right.\n`],
    ["texts", `${table("| 1 2 | 1 | `[]` | `[0]` |")}\n\n\`find("1 2", 1)\`\n`],
    ["no call", table("| 1 2 | 1 | `[]` | `[0]` |")],
  ])("are left alone beside %s", (_, text) => {
    expect(withCellsAsArguments(text)).toBe(text);
  });

  test("give the calls of a table that names its function only", () => {
    const text = `${table("| 1 2 | 1 | `[0]` | `[0]` |\n| 3 4 | 4 | `[]` | `[1]` |")}\n\n(\`find_part([1, 2], [1])\` and so on.)\n`;

    expect(parseIssue({ title: "find_part: some results", text }).expectations).toContainEqual(
      expect.objectContaining({ expression: "find_part([3, 4], [4])", expected: "[1]", actual: "[]" }),
    );
  });
});
