import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What a pattern lacks, the pattern, what it should be, and what is asked in the example. */
type Case = [bug: string, wrong: string, right: string, call?: string];

const CASES: Case[] = [
  ["shorter ones too", "[A-Z]{3}", "[A-Z]{2,3}"],
  ["as long as the example's run", "[a-z]{1,2}-\\d", "[a-z]{1,5}-\\d", "shop.f('abcde-1')"],
  ["one more digit among those that are admitted", "[89]\\d{3}", "[689]\\d{3}", "shop.f('6123')"],
  ["all but the sign before it", "-.+", "-[^-]+"],
  ["all but a sign of the example", "\\S+", "[^\\s,]+", "shop.f('a,b') == 'a'"],
  ["blanks around a sign", "(\\w+)=(\\w+)", "(\\w+)\\s*=(\\w+)"],
  ["a part with its sign", "\\d+:\\d+", "\\d+(?::\\d+)?"],
  ["one more unit", "\\d+(?:px|em)", "\\d+(?:px|em|pt)", "shop.f('3pt')"],
  ["one unit less", "\\d+(?:px|em|x)", "\\d+(?:px|em)"],
  ["a part more in the group", "-(\\w+)\\d", "-(\\w+\\d)"],
  ["in the group, and not around it", "(\\d)+", "(\\d+)"],
  ["not after a backslash", "\\$\\w+", "(?<!\\\\)\\$\\w+"],
  ["what must not follow", "\\w+\\.", "\\w+\\.(?!\\d)"],
  ["from one to the other, one further", "[1-8]", "[1-9]"],
];

test.each(CASES)("pattern: %s", async (_, wrong, right, call = "") => {
  const probe = call === "" ? "" : `import shop\n\ndef test():\n    assert ${call}\n`;
  const source = `import re\n\n\ndef f(text):\n    return re.search(r"${wrong}", text)\n`;
  expect(await rankOf(`r"${right}"`, source, { lines: [5], probe })).toBeLessThan(400);
});
