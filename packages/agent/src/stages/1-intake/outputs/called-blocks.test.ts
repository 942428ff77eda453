import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const block = (lead: string, code: string): string => `${lead}\n\n\`\`\`\n${code}\n\`\`\`\n\n`;

test("a call, what it gives and what is expected of it, in a block each", () => {
  const call = 'mark("<h2>\\n\\ta\\n</h2>", style="ATX")';
  const text = `${block("With `0.11.6`, running", call)}${block("gives me", "'## \\n a\\n'")}${block("What I would expect is", "## a\\n")}`;

  const { expectations, unnamed } = parseIssue({ title: "Result is broken for tidied HTML", text });

  expect(expectations[0]).toMatchObject({ expression: call, expected: "'## a\\n'", actual: "'## \\n a\\n'" });
  expect(unnamed).toBeUndefined();
});

test("what is printed on a console is no command", () => {
  const text =
    "```js\nfor (const one of ['a', 'b']) {\n  console.log(one, read(one));\n}\n```\n\nWhat I would expect it to print:\n\n```console\na 1\nb 2\n```\n\nand what it does print:\n\n```console\na 1\nb 3\n```\n";

  const { snippets, expectations } = parseIssue({ title: "b is wrong", text });

  expect(snippets.map(({ role }) => role)).toEqual(["code", "output", "output"]);
  expect(expectations.some(({ expected }) => expected === "a 1\nb 2")).toBe(true);
});
