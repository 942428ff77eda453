import fc from "fast-check";
import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const NOW = new Date(2026, 10, 21, 12);

function at(age: number): string {
  return relativeTime(new Date(NOW.getTime() - age), NOW);
}

test.each([
  [-HOUR, "just now"],
  [0, "just now"],
  [MINUTE - 1, "just now"],
  [MINUTE, "1 minute ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "1 day ago"],
  [MONTH - 1, "29 days ago"],
  [MONTH, "1 month ago"],
  [12 * MONTH - 1, "11 months ago"],
  [12 * MONTH, "Nov 26, 2025"],
])("%d ms ago reads as %s", (age, text) => {
  expect(at(age)).toBe(text);
});

test("a day of the current year goes without the year", () => {
  const lastDay = new Date(2026, 11, 31, 12);

  expect(relativeTime(new Date(2026, 0, 4, 12), lastDay)).toBe("Jan 4");
  expect(relativeTime(new Date(2025, 11, 31, 12), lastDay)).toBe("Dec 31, 2025");
});

test("whatever is later never reads as longer ago", () => {
  const order = ["just now", "minute", "hour", "day", "month"];
  const rank = (text: string) => order.findIndex((word) => text.includes(word));
  fc.assert(
    fc.property(fc.nat(12 * MONTH - 1), fc.nat(12 * MONTH - 1), (one, other) => {
      fc.pre(one <= other);
      expect(rank(at(one))).toBeLessThanOrEqual(rank(at(other)));
    }),
  );
});
