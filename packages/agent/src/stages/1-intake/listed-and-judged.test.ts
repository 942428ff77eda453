import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";

const read = (text: string, title = "A bug") => parseIssue({ title, text }).expectations;

test("points of a list are inputs of the function that is named", () => {
  const text =
    "What `slug` makes of some names:\n\n- `\"A b\"` → `'a-b'`, ok\n- `\"-c-\"` → `'-c-'`, should be `'c'`\n- `\"d!\"` → `'d-'`, should be `'d'`\n";

  expect(read(text).slice(0, 3)).toMatchObject([
    { expression: 'slug("A b")', fine: true },
    { expression: 'slug("-c-")', expected: "'c'", actual: "'-c-'" },
    { expression: 'slug("d!")', expected: "'d'", actual: "'d-'" },
  ]);
});

describe("an error that should come in another's place", () => {
  test("of the call that a trace shows", () => {
    const text =
      '```\nTraceback (most recent call last):\n  File "/srv/main.py", line 3, in <module>\n    name, size = read_size("x:big")\n  File "/srv/sizes.py", line 8, in read_size\n    return int(text)\nValueError: invalid literal for int() with base 10: \'big\'\n```\n\nI just want the `SizeError` that is documented.\n';

    expect(read(text)[0]).toMatchObject({ expression: 'read_size("x:big")', throws: { which: "expected", type: "SizeError" } });
  });

  test("of the call that the sentence names", () => {
    const text = '`read_size("big")` raises a `ValueError`, when I had expected a `SizeError`.';

    expect(read(text)[0]).toMatchObject({ expression: 'read_size("big")', throws: { which: "expected", type: "SizeError" } });
  });
});

describe("wishes that the words make others of", () => {
  test("a value that is said to be right is no wrong one", () => {
    const text =
      "With `q = Line(['a', 'b'])`, `q.next()` gives `'a'` as it should be, but `q.rest()` is `['a']` where I was hoping for `['b']`.";

    expect(read(text)).not.toContainEqual(expect.objectContaining({ expression: "q.next()", expected: "['b']" }));
  });

  test("a part of a text stands in its place", () => {
    const text = "`slip(3)` says `'3 hours: 0.00 EUR'`. Shouldn't these cost `4.50 EUR`?";

    expect(read(text)[0]).toMatchObject({ expression: "slip(3)", expected: "'3 hours: 4.50 EUR'" });
  });

  test("words that a sentence needs are no values", () => {
    const text = "```\n>>> link('a')\n'b'\n>>> link('c')\n'd'\n```\n\nNobody is known in the second case.";

    expect(read(text).every(({ expected }) => expected !== "known")).toBe(true);
  });
});
