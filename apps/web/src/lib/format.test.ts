import { expect, test } from "vitest";
import { absoluteTime, duration, initials, plural, dueTime } from "./format.ts";

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

test.each([
  [-60, "shortly"],
  [20, "shortly"],
  [60, "in 1 minute"],
  [5 * 60, "in 5 minutes"],
  [2 * 3600, "in 2 hours"],
])("what is due in %d seconds is due %s", (seconds, words) => {
  const now = new Date("2026-05-01T10:00:00.000Z");
  expect(dueTime(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});

test("what is due in days is due by the clock", () => {
  const now = new Date(2026, 4, 1, 10, 0);
  expect(dueTime(new Date(2026, 4, 4, 9, 30), now)).toBe("on May 4, 09:30");
});
