import fc from "fast-check";
import { expect, it } from "vitest";
import { isTimeZone, localTime } from "./local-time.ts";
import { isQuiet, nextDigestAt, quietUntil } from "./notification-times.ts";

const MINUTE_MS = 60_000;
const zones = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
);
const minutes = fc.integer({ min: 0, max: 1439 });
const quietHours = fc.record({ from: minutes, to: minutes, timeZone: zones });
const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });

it("knows time zones from what is none", () => {
  expect(["Europe/Berlin", "UTC", "Mars/Olympus", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});

it("reads the clocks of a place, on the day when they are set too", () => {
  expect(localTime(new Date("2026-03-29T00:59:00Z"), "Europe/Berlin")).toEqual({ weekday: 0, minute: 119 });
  expect(localTime(new Date("2026-03-29T01:00:00Z"), "Europe/Berlin")).toEqual({ weekday: 0, minute: 180 });
});

it("ends quiet hours at the first minute that is not quiet", () => {
  fc.assert(
    fc.property(quietHours, moments, (quiet, moment) => {
      const end = quietUntil(quiet, moment);
      expect(isQuiet(quiet, end)).toBe(false);
      if (!isQuiet(quiet, moment)) return void expect(end).toEqual(moment);
      const before = fc.sample(fc.integer({ min: moment.getTime(), max: end.getTime() - 1 }), {
        numRuns: 5,
        seed: end.getTime(),
      });
      for (const within of before) expect(isQuiet(quiet, new Date(within))).toBe(true);
      expect(end.getTime() - moment.getTime()).toBeLessThanOrEqual(25 * 60 * MINUTE_MS);
    }),
    { numRuns: 150 },
  );
});

it("is never quiet without hours, or where they end as they begin", () => {
  fc.assert(
    fc.property(minutes, zones, moments, (at, timeZone, moment) => {
      expect([isQuiet(null, moment), isQuiet({ from: at, to: at, timeZone }, moment)]).toEqual([false, false]);
    }),
  );
});

it("sends a digest at eight by the clocks there, within a day or on a Monday within a week, always later", () => {
  fc.assert(
    fc.property(fc.constantFrom("daily" as const, "weekly" as const), zones, moments, (digest, timeZone, moment) => {
      const at = nextDigestAt(digest, timeZone, moment);
      const { weekday, minute } = localTime(at, timeZone);
      const days = (at.getTime() - moment.getTime()) / (24 * 60 * MINUTE_MS);
      expect(minute).toBe(480);
      expect(days).toBeGreaterThan(0);
      // A day is an hour longer when clocks are set back.
      expect(days).toBeLessThanOrEqual((digest === "daily" ? 1 : 7) + 1 / 24);
      if (digest === "weekly") expect(weekday).toBe(1);
    }),
    { numRuns: 150 },
  );
});

it("has no digest between one and the next", () => {
  const first = nextDigestAt("daily", "Europe/Berlin", new Date("2026-10-24T12:00:00Z"));
  const second = nextDigestAt("daily", "Europe/Berlin", first);

  expect([first, second].map((at) => at.toISOString())).toEqual(["2026-10-25T07:00:00.000Z", "2026-10-26T07:00:00.000Z"]);
});
