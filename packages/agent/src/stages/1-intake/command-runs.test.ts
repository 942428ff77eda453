import { expect, test } from "vitest";
import { splitCommands } from "./blocks/commands.ts";
import { parseIssue } from "./index.ts";

const read = (text: string) => parseIssue({ title: "Wrong sum", text });

test("a program that is run at a shell's prompt is code, and what it printed is its output", () => {
  const { snippets, expectations } = read("```\n$ node -p \"require('./sums').total([1, 2])\"\n4\n```\n\nThat should be `3`.");

  expect(snippets).toMatchObject([
    { role: "code", language: "javascript", code: "console.log(require('./sums').total([1, 2]))" },
    { role: "output", code: "4" },
  ]);
  expect(expectations[0]).toMatchObject({ expression: "require('./sums').total([1, 2])", expected: "3" });
});

test("statements in one line are read one by one, several runs in turn", () => {
  expect(
    splitCommands(
      "$ node --input-type=module -e \"import { f } from './f.js'; console.log(f(1))\"\n1\n$ python3 -c 'from f import f; print(f(2))'\n3",
    ),
  ).toEqual([
    { program: { language: "javascript", code: "import { f } from './f.js'\nconsole.log(f(1))" }, output: "1" },
    { program: { language: "python", code: "from f import f\nprint(f(2))" }, output: "3" },
  ]);
});

test("how a run ended is nothing that it printed", () => {
  expect(splitCommands('$ timeout 2 node -p "f(1)"; echo "exit code $?"\nexit code 124')).toMatchObject([
    { program: { code: "console.log(f(1))" }, output: "" },
  ]);
  expect(splitCommands("$ node run.js\n3")).toBeNull();
  expect(splitCommands("const a = 1;\nf(a)")).toBeNull();
});

test("curly quotes within a text are part of it", () => {
  const [one] = read("```js\ncurl('a (\"b\")')\n// is: a (”b”)\n// should be: a (“b”)\n```").expectations;

  expect(one).toMatchObject({ expected: "a (“b”)", actual: "a (”b”)" });
  expect(read("`f(1)` should be “b”.").expectations[0]).toMatchObject({ expected: '"b"' });
});
