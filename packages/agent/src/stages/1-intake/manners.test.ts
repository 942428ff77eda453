import { describe, expect, test } from "vitest";
import type { Expectation } from "../../types/facts.ts";
import { parseIssue } from "./index.ts";
import { likelyFirst } from "./choice/likely-first.ts";

const read = (text: string) => parseIssue({ title: "A bug", text }).expectations;

describe("what is wished for, in other words", () => {
  test.each([
    ["`leap(1500)` is false, although 1500 is the fifteenth; please make it `true`.", "leap(1500)", "true"],
    ["I was hoping `lanes([2, 2], 6)` would come to `[[2, 2]]`, it is enough after all.", "lanes([2, 2], 6)", "[[2, 2]]"],
    ["Documented to be all zeros, i.e. `scale([5, 5], 4)` = `[0, 0]`, but it divides by zero.", "scale([5, 5], 4)", "[0, 0]"],
    ["Please let `split(9, [1, 2])` return `[3, 6]`, currently it's `[]`.", "split(9, [1, 2])", "[3, 6]"],
    ["* `next('on', 'pause')`: we see `'pause'`, must be `'paused'`", "next('on', 'pause')", "'paused'"],
    ["So lanes([3, 3], 7) must be [[3, 3]] and not [[3], [3]].", "lanes([3, 3], 7)", "[[3, 3]]"],
    ["`apply('a', 'b')` gives back `'a'`, `'b'` would be correct.", "apply('a', 'b')", "'b'"],
    [
      "| text | word | `mark` says | should say |\n|---|---|---|---|\n| `C++` | `C` | `<C>++` | `<C++>` |\n",
      'mark("C++", "C")',
      "<C++>",
    ],
    ["| n | `encode(n)` now | `encode(n)` correct |\n|--:|:--:|:--:|\n| 26 | `8CB` | `8BB` |\n", "encode(26)", "8BB"],
    ["| call | outcome | target |\n|---|---|---|\n| `spark([7])` | ZeroDivisionError | `x` |\n", "spark([7])", "x"],
    ["```\n>>> code('9', 0)\n'9'\n>>> code('x9', 25)\n'w9'\n```\nI want `'w5'` for the second.", "code('x9', 25)", "'w5'"],
    ["```\n> path('2022')\n'a/2022'\n> path('2023')\n''\n```\nFor 2023 it should say `'a/2023'`.", "path('2023')", "'a/2023'"],
    ["```js\nadd(['1 M']);   // 1 would be right\n```", "add(['1 M'])", "1"],
    ["```js\nbox.state;   // 'shut'  (must be 'open', that was the first)\n```", "box.state", "'open'"],
    ["```js\nlinkTo(lead);   // should be just '/moss'\n```", "linkTo(lead)", "'/moss'"],
    ["Should print `xx..`: `console.log(expand('2x.'))` has to be `xx..`.", "expand('2x.')", "xx.."],
  ])("%s", (text, expression, expected) => {
    expect(read(text)).toContainEqual(expect.objectContaining({ expression, expected }));
  });

  test("an error that is what it should raise", () => {
    expect(read("`deal(7, [2, 4])` runs forever, a `ValueError` is what it should raise.")).toContainEqual(
      expect.objectContaining({
        expression: "deal(7, [2, 4])",
        throws: { which: "expected", type: "ValueError", message: null },
      }),
    );
  });

  test("a block that is a value and nothing else is what code above gives", () => {
    const { snippets } = parseIssue({
      title: "A bug",
      text: "```python\nprint(compare(a, b))\n```\nOutput:\n```\nDelta(changed=['x'])\n```\nHoped for:\n```\nDelta(changed=[])\n```\n",
    });

    expect(snippets.map(({ role }) => role)).toEqual(["code", "output", "output"]);
  });

  test("what stands behind “instead of” is wished for", () => {
    expect(read("```js\nshow();\n```\nand it wrote\n```\na: 7\nb: 7\n```\ninstead of\n```\na: 6\nb: 6\n```\n")).toContainEqual(
      expect.objectContaining({ expected: "a: 6\nb: 6" }),
    );
  });
});

test("what no mended program gives comes last", () => {
  const one: Expectation = {
    expression: "f(1)",
    expected: "1500",
    actual: "false",
    throws: null,
    origin: "prose",
    snippet: null,
  };

  expect(likelyFirst([one, { ...one, expected: "true" }]).map(({ expected }) => expected)).toEqual(["true", "1500"]);
});
