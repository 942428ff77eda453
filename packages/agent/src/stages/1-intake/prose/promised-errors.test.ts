import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { promisedErrors } from "./promised-errors.ts";

const raising = (title: string, text: string) =>
  parseIssue({ title, text })
    .expectations.filter(({ throws }) => throws?.which === "expected")
    .map(({ expression, throws }) => [expression, throws?.type]);

describe("an error that should come where a call never ends", () => {
  test.each([
    [
      "of the docs",
      "split(9, [4, 4]) has been running since noon, split(8, [4, 4]) is quick.\ndoesn't the docstring promise a ValueError for that?",
      "split(9, [4, 4])",
      "ValueError",
    ],
    [
      "of the README",
      '`Ring("a").walk(3)` never comes back. The README says that there is a `LoopError`.',
      'Ring("a").walk(3)',
      "LoopError",
    ],
    ["of a question", "`pick([], 2)` just hangs for me. Shouldn't that be an IndexError?", "pick([], 2)", "IndexError"],
    ["of a wish", "pick([1], 2) does not return. I'd have expected a KeyError.", "pick([1], 2)", "KeyError"],
  ])("%s", (_, text, call, type) => {
    expect(raising("It stays busy", text)[0]).toEqual([call, type]);
  });

  test.each([
    ["of which the docs say nothing", "`pick([], 2)` hangs. The docs say nothing of a ValueError."],
    ["of several kinds", "`pick([], 2)` hangs. It should raise a ValueError. The docs promise a KeyError."],
    ["of a call that comes back", "`pick([], 2)` is 3. Doesn't the docstring promise something?"],
  ])("is none %s", (_, text) => {
    expect(promisedErrors([{ text, heading: "", before: null, after: 0 }], new Set())).toEqual([]);
  });
});
