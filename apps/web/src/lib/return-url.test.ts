import { expect, test } from "vitest";
import { safeReturnUrl } from "./return-url.ts";

test.each([
  ["/acme/shop/bugs?view=open", "/acme/shop/bugs?view=open"],
  [undefined, "/"],
  ["", "/"],
  ["https://elsewhere.test/", "/"],
  ["//elsewhere.test", "/"],
  ["/\\elsewhere.test", "/"],
  ["/\t/elsewhere.test", "/"],
  ["javascript:alert(1)", "/"],
  ["/sign-in?returnUrl=/sign-in", "/"],
])("%j leads to %j", (given, expected) => {
  expect(safeReturnUrl(given)).toBe(expected);
});
