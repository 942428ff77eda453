import { describe, expect, test } from "vitest";
import { readRecorded } from "./recorded-values.ts";

describe("readRecorded", () => {
  test.each([["'a'"], [{ name: "Loading..." }], [[1, null, true]], ["<b>text</b>"], ["**"]])("takes %j as it is", (value) => {
    expect(readRecorded({ x: value }).get("x")).toEqual({ value });
  });

  test.each([
    ["[Filtered]"],
    ["'[Filtered]'"],
    ["key=[Filtered]&b=1"],
    ["********"],
    [{ user: { token: "[redacted]" } }],
    [["a", "'[Filtered]'"]],
    [{ "[Filtered]": 1 }],
  ])("refuses %j as filtered", (value) => {
    expect(readRecorded({ x: value }).get("x")).toEqual({ unusable: "was filtered out before it was recorded" });
  });

  test("refuses a long text that was cut", () => {
    expect(readRecorded({ x: [`${"a".repeat(300)}...`] }).get("x")).toEqual({ unusable: "was recorded only in part" });
  });

  test("knows nothing of what was not recorded", () => {
    expect(readRecorded(null).size).toBe(0);
  });
});
