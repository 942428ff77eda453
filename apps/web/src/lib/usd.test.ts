import { expect, test } from "vitest";
import { usd } from "./usd.ts";

test.each([
  [0, "$0"],
  [0.000_01, "<$0.0001"],
  [0.0042, "$0.0042"],
  [0.05, "$0.05"],
  [0.1234, "$0.12"],
  [12.3, "$12.30"],
  [1234.5, "$1,234.50"],
])("%s dollars are read as %s", (value, text) => {
  expect(usd(value)).toBe(text);
});
