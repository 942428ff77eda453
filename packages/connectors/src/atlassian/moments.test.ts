import fc from "fast-check";
import { expect, it } from "vitest";
import { jqlMoment } from "./moments.ts";

const HOUR_MS = 60 * 60_000;
const ZONES = [
  "Etc/UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Pacific/Chatham",
];

/** Every time that shows as the text on the zone's clocks, near a time. */
function readingsOf(text: string, near: Date, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const start = Math.floor(near.getTime() / 60_000) * 60_000;
  const times = Array.from({ length: 8 * 60 }, (_, index) => start + (index - 4 * 60) * 60_000);
  return times.filter((time) => format.format(time) === text);
}

it("writes minutes on the user's clock", () => {
  expect(jqlMoment(new Date("2026-01-02T03:04:59.999Z"), "Australia/Sydney")).toBe("2026-01-02 14:04");
});

it("is never later than the time, also where a text comes twice when clocks are put back", () => {
  const spring = fc.date({ min: new Date("2026-03-28T00:00:00Z"), max: new Date("2026-04-06T00:00:00Z"), noInvalidDate: true });
  const autumn = fc.date({ min: new Date("2026-10-24T00:00:00Z"), max: new Date("2026-11-02T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.oneof(spring, autumn), fc.constantFrom(...ZONES), (time, zone) => {
      const readings = readingsOf(jqlMoment(time, zone), time, zone);
      expect(readings).not.toEqual([]);
      for (const reading of readings) {
        expect(reading).toBeLessThanOrEqual(time.getTime());
        expect(reading).toBeGreaterThan(time.getTime() - 2 * HOUR_MS - 60_000);
      }
    }),
  );
});
