import { expect, test } from "vitest";
import { fencedSessions, shownInComments } from "./in-comments.ts";

test("a docstring's sessions go on where the one before ended, without the words between", () => {
  const source = `def add(a, b):
    """Adds.

    >>> x = 1
    >>> add(x, 2)
    3

    And again:

        >>> add(x, 3)
        4
    """
`;

  expect(shownInComments("sums.py", source)).toEqual(["```python\n>>> x = 1\n>>> add(x, 2)\n3\n>>> add(x, 3)\n4\n```\n"]);
});

test("docstrings without a session show nothing", () => {
  expect(shownInComments("sums.py", "def add(a, b):\n    '''Adds a >> b.'''\n")).toEqual([]);
});

test("a text without a session has none", () => {
  expect(fencedSessions("Adds numbers.\n\n    add(1, 2)\n")).toBe("");
});

test("examples of block comments end at the next tag", () => {
  const source = `/**
 * Adds.
 *
 * @example <caption>Small numbers</caption>
 * add(1, 2);
 * // => 3
 * @returns {number}
 */
/* @example none: no documentation */
/** @example add(2, 2); // => 4 */
`;

  expect(shownInComments("sums.js", source)).toEqual(["```js\nadd(1, 2);\n// => 3\n```\n", "```js\nadd(2, 2); // => 4\n```\n"]);
});

test("what is left open ends nothing, however often it is", () => {
  expect(shownInComments("sums.js", "/** @example ".repeat(20_000))).toEqual([]);
  expect(shownInComments("sums.py", `${'"""'}\n${"'''>>> add(1)\n2'''\n".repeat(20_000)}`)).toHaveLength(60);
  expect(shownInComments("sums.js", `/**\n${"@example a()\n".repeat(20_000)}*/`)).toHaveLength(60);
  expect(shownInComments("sums.js", `/**\n@example <caption>A</caption>\n${"<caption>".repeat(40_000)}*/`)).toHaveLength(1);
});

test("what has its own fences keeps them", () => {
  expect(shownInComments("sums.ts", "/**\n * @example\n * ```ts\n * add(1, 2)\n * ```\n */\n")).toEqual([
    "```ts\nadd(1, 2)\n```",
  ]);
});
