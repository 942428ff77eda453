import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { withoutMachines } from "./machines.ts";

test.each([
  ["Linux Mint, Chrome 106 and Node 14, Luxon 3.0.4", "Linux Mint, Chrome and Node, Luxon 3.0.4"],
  ["macOS 10.14.6, Python 3.11, node@22.1.0", "macOS, Python, node@22.1.0"],
  ["In 2.6.0rc2, see #2057, lines 922 to 926.", "In 2.6.0rc2, see , lines ."],
  ["`semver('1.2.3')`, `1.2.4`, [1.2.3] and 1.5", "`semver('1.2.3')`, `1.2.4`, [1.2.3] and 1.5"],
  ["it gives 106 on Windows", "it gives 106 on Windows"],
  ["`Node 3` is `Windows 7's`", "`Node 3` is `Windows 7's`"],
])("%s", (line, expected) => {
  expect(withoutMachines(line)).toBe(expected);
});

test("the version of a browser is nothing that a call should give", () => {
  const text =
    '```js\nconst one = span("P2D");\none.count("days"); // 3, though only two are in it\n```\n\nExpected: the end is left out by `count`.\n\nLinux Mint, Chrome 106 and Node 14.';
  const facts = parseIssue({ title: "The end is counted", text });

  expect(facts.expectations.filter(({ expected }) => expected === "106" || expected === "14")).toEqual([]);
});
