import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const PROGRAM = "```js\nimport { read } from 'rows';\nconst rows = read('a');\nconsole.log(rows);\n```\n\nThis prints:\n\n```\n";
const SHOWN = "[\n  { type: 'head', text: 'a' },\n  { type: 'row', text: 'b\\n' }\n]\n```\n\n";

test("a record that is wished for stands in the place of the one that is like it", () => {
  const text = `${PROGRAM}${SHOWN}**Expected**\n\nThe same list, only with this entry:\n\n\`\`\`\n  { type: 'row', text: 'b' },  // no end of a line\n\`\`\`\n`;

  const { expectations } = parseIssue({ title: "A row has an end", text });

  expect(expectations.filter(({ expected }) => expected !== null).map(({ expected }) => expected)).toEqual([
    "[\n  { type: 'head', text: 'a' },\n  { type: 'row', text: 'b' }\n]",
  ]);
});

test("not where two are alike, or none is", () => {
  for (const record of ["{ type: 'foot', text: 'c' }", "{ kind: 'row' }"]) {
    const text = `${PROGRAM}${SHOWN}Expected this instead:\n\n\`\`\`\n${record}\n\`\`\`\n`;
    const wished = parseIssue({ title: "A row has an end", text }).expectations.map(({ expected }) => expected ?? "");
    expect(wished.some((one) => one.includes("'head'"))).toBe(false);
  }
});
