import { describe, expect, test } from "vitest";
import type { Expectation } from "../../../types/facts.ts";
import { parseIssue } from "../index.ts";
import { itemsIn } from "../items/inline-items.ts";
import { withNamedCalls } from "./named-calls.ts";

function wishesIn(text: string): Pick<Expectation, "expression" | "expected">[] {
  const { expectations } = parseIssue({ title: "A bug", text });
  return expectations.flatMap(({ expression, expected }) =>
    expression === null || expected === null ? [] : [{ expression, expected }],
  );
}

describe("a call of the block that is called by its name alone", () => {
  const BLOCK = "```\n> box.add(3)\n> box.holds(3)\nfalse\n> box.count\n0\n```\n";

  test("is the call that a wish is about", () => {
    expect(wishesIn(`${BLOCK}\nIt was put in, so \`holds\` must be true.`)).toContainEqual({
      expression: "box.holds(3)",
      expected: "true",
    });
  });

  test("is no value of another call", () => {
    const found = wishesIn(`${BLOCK}\nIt was put in, so \`holds\` must be true, as \`count\` tells.`);

    expect(found.map(({ expected }) => expected)).not.toContain("count");
  });

  test("is not told where two have the name", () => {
    const calls = ["box.holds(3)", "tin.holds(3)"].map((expression) => ({ expression, value: "false" }));
    const items = itemsIn("Here `holds` must be true.");

    expect(withNamedCalls(items, calls)).toEqual(items);
  });
});

describe("two calls that should both find something", () => {
  const BLOCK = "```\n> find('Tea')\n[]\n> find('tea')\n[ 'Green tea' ]\n```\n";

  test("are alike", () => {
    expect(wishesIn(`${BLOCK}\nBoth should find it.`)).toContainEqual({ expression: "find('Tea')", expected: "[ 'Green tea' ]" });
  });

  test.each([
    ["which is not said", `${BLOCK}\nThe first should find it.`],
    ["which both should not", `${BLOCK}\nBoth should not be so slow.`],
    ["of which none is empty", "```\n> find('Tea')\n[ 'Tea' ]\n> find('tea')\n[ 'Green tea' ]\n```\n\nBoth should find more."],
    ["of two functions", "```\n> find('Tea')\n[]\n> names('tea')\n[ 'Green tea' ]\n```\n\nBoth should be there."],
  ])("%s", (_, text) => {
    expect(wishesIn(text)).not.toContainEqual({ expression: "find('Tea')", expected: "[ 'Green tea' ]" });
  });
});
