import { expect, test } from "vitest";
import { absoluteTime, duration, initials, plural } from "./format.ts";

test.each([
  [0, "0.0 s"],
  [40, "<0.1 s"],
  [400, "0.4 s"],
  [12_400, "12 s"],
  [242_000, "4m 02s"],
  [3_900_000, "1h 05m"],
])("%d ms reads %s", (ms, expected) => {
  expect(duration(ms)).toBe(expected);
});

test("initials take the first two words", () => {
  expect(initials("Ada King Lovelace")).toBe("AK");
  expect(initials("")).toBe("?");
});

test("one is not plural", () => {
  expect(plural(1, "file")).toBe("1 file");
  expect(plural(1200, "file")).toBe("1,200 files");
});

test("the clock's time has an hour this year and a year in others", () => {
  const now = new Date(2026, 10, 21);

  expect(absoluteTime(new Date(2026, 10, 3, 14, 5), now)).toBe("Nov 3, 14:05");
  expect(absoluteTime(new Date(2024, 10, 3, 14, 5), now)).toBe("Nov 3, 2024");
});
