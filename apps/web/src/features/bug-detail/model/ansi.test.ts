import { expect, test } from "vitest";
import { ansiLines } from "./ansi.ts";

test("colours become classes and lines stay lines", () => {
  const { lines } = ansiLines("ok\n\u001b[31mFAILED\u001b[0m 1 test\n");

  expect(lines.map((parts) => parts.map((part) => part.text).join(""))).toEqual(["ok", "FAILED 1 test"]);
  expect(lines[1]?.[0]?.className).toContain("red");
});

test("markup stays text and other control sequences vanish", () => {
  const { lines } = ansiLines("<img src=x>\u001b[2K\u0007done");

  expect(lines[0]?.map((part) => part.text).join("")).toBe("<img src=x>done");
});

test("of a flood only the end is kept, and how much was left out is known", () => {
  const { lines, skipped } = ansiLines("line\n".repeat(5000));

  expect(lines).toHaveLength(3000);
  expect(skipped).toBe(2000);
});
