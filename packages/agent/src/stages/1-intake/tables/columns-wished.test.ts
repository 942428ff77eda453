import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

function read(lead: string, rows: string, behind: string): (string | null)[][] {
  const text = `${lead}\n\n\`\`\`\n${rows}\n\`\`\`\n\n${behind}`;
  return parseIssue({ title: "A bug", text })
    .expectations.filter(({ actual }) => actual !== null)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);
}

test.each([
  [
    "There and back, `name(code(c), 2)`:",
    "c     code   back\nred   1      red\nblue  2      bleu   <-",
    "The last column should be the first one.",
    [['name(code("blue"), 2)', '"blue"', '"bleu"']],
  ],
  [
    "I ran `half(n)` for some:",
    "n   got   want\n2   1     1\n7   4     3     <- !",
    "The second column should equal the third column.",
    [["half(7)", "3", "4"]],
  ],
  [
    "`decode(encode(s))`",
    "s    encoded   decoded\nab   YWI       ab\nc    Yw        cc\nd    ZA        dd",
    "Obviously the third one must be the same as the first.",
    [
      ['decode(encode("c"))', '"c"', '"cc"'],
      ['decode(encode("d"))', '"d"', '"dd"'],
    ],
  ],
])("a column that should be another one: %s", (lead, rows, behind, examples) => {
  expect(read(lead, rows, behind)).toEqual(expect.arrayContaining(examples));
});

test.each([
  ["`half(n)`:", "n   got   want\n7   4     3", "The second column is nice."],
  ["`half(x)`:", "n   got   want\n7   4     3", "The second column should be the third one."],
  ["`half(n)` and `third(n)`:", "n   got   want\n7   4     3", "The second column should be the third one."],
])("nothing is read of %s", (lead, rows, behind) => {
  expect(read(lead, rows, behind).filter(([expression]) => /7/.test(expression ?? ""))).toEqual([]);
});
