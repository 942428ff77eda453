import { describe, expect, test } from "vitest";
import { withCommandLines } from "./command-lines.ts";
import { parseIssue } from "../index.ts";

const block = (...lines: string[]): string => ["```", ...lines, "```"].join("\n");

describe("command lines as calls", () => {
  test.each([
    ["a prompt and what it printed", block('$ wordy "a  b"', "3 words"), block('>>> run_command(["wordy", "a  b"])', "3 words")],
    [
      "several, behind what only prepares",
      block("$ npm install", "added 3 packages", "$ wordy a", "1", "$ wordy -n 'b c' d\\ e", "2"),
      block('>>> run_command(["wordy", "a"])', "1", '>>> run_command(["wordy", "-n", "b c", "d e"])', "2"),
    ],
    ["a call alone", block("npx --no-install wordy a"), block('run_command(["npx", "wordy", "a"])')],
    ["a comment behind it", block("$ wordy a  # gives 2"), block('run_command(["wordy", "a"])  # gives 2')],
    ["in backticks", "`python -m wordy a` fails", '`run_command(["python", "-m", "wordy", "a"])` fails'],
    ["a name, of which words say that it is run", "Running `wordy 'a b'`, ", 'Running `run_command(["wordy", "a b"])`, '],
  ])("%s", (_, text, told) => {
    expect(withCommandLines(text)).toBe(told);
  });

  test.each([
    ["a pipe", block("$ cat x | wordy", "3")],
    ["a file that nobody has", block("$ cat x.txt", "a", "$ wordy x.txt", "1")],
    ["a substitution", block('$ wordy "$HOME"', "3")],
    ["a redirection", block("$ wordy a > out.txt")],
    ["tools of others", "`npm test`, `npx jest`, `git log -p`, `pip install x`, `cd x`; run `pytest -q`"],
    ["a program in the command itself", "`node -e 'f(1)'` and `python -c 'f(1)'`"],
    ["a name that nobody runs", "`wordy text` and `a b`"],
    ["the reporter's own file, beside its code", "```js\nf(1)\n```\n\n`node repro.js` prints `3`."],
    ["code", "```js\n$ = 3\n```"],
  ])("%s stays as it is", (_, text) => {
    expect(withCommandLines(text)).toBe(text);
  });

  test("what is said of the call is read of it", () => {
    const { expectations } = parseIssue({
      title: "Wrong count",
      text: `${block('$ wordy "one  two   three"', "6 words")}\n\nExpected \`3 words\`.`,
    });

    expect(expectations[0]).toMatchObject({
      expression: 'run_command(["wordy", "one  two   three"])',
      expected: "3 words",
      actual: "6 words",
    });
  });
});
