import { describe, expect, test } from "vitest";
import { parseIssue } from "../1-intake/index.ts";
import { doubtedIn } from "./doubted.ts";
import { unwantedIn } from "./unwanted.ts";

describe("a value that a text doubts right behind it", () => {
  test.each([
    ["`pack([8, 6], 15)` is of another opinion and gives `[[8], [6]]`. Shouldn't that be a single box with both?", "[[8], [6]]"],
    ["`pack([8], 15)` returns `[8]` here. That can't be the box.", "[8]"],
    ["Then `pack([8, 1], 15)` makes 3, and `pack([8], 2)` gives `None`. How can that be?", "None"],
  ])("%s", (text, value) => {
    expect(doubtedIn(text)?.value).toBe(value);
  });

  test.each([
    "`pack([8], 15)` gives `[8]`. Shouldn't we call it a box?",
    "`pack([8], 15)` gives `[8]`. That is right.",
    "`pack([8], 1)` gives `[8]`. Why not? `pack([8], 2)` gives `[9]`. Why not?",
  ])("none: %s", (text) => {
    expect(doubtedIn(text)).toBeNull();
  });

  test("is unwanted beside other calls", () => {
    const text =
      "`room([[8, 6]], 15)` gives `[0]`. But `pack([8, 6], 15)` gives `[[8], [6]]`. Shouldn't that be a single box with both?";

    expect(unwantedIn(parseIssue({ title: "They differ", text }))).toEqual({
      expression: "pack([8, 6], 15)",
      snippet: null,
      value: "[[8], [6]]",
    });
  });
});
