import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const SESSION = '```python\n>>> Range("<=3a8").contains("3a7")\nTrue\n>>> Range("<3a8").contains("3a7")\nFalse\n```\n';
const wished = (title: string, text = SESSION) =>
  parseIssue({ title, text })
    .expectations.filter(({ expected }) => expected !== null)
    .map((one) => [one.expression, one.expected]);

test.each([
  ["`<` fails to match valid prereleases", [['Range("<3a8").contains("3a7")', "True"]]],
  ["<= matches a prerelease, which is wrong", [['Range("<=3a8").contains("3a7")', "False"]]],
  ["Ranges are slow", []],
])("of two truths the title tells which is wrong: %s", (title, expected) => {
  expect(wished(title)).toEqual(expected);
});

test("not where two calls give it", () => {
  expect(wished("It fails to match", SESSION.replace("\nTrue", "\nFalse"))).not.toContainEqual([
    'Range("<3a8").contains("3a7")',
    "True",
  ]);
});
