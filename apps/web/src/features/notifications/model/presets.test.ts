import { DEFAULT_NOTIFICATIONS, NOTIFICATION_EVENTS } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { clockText, minutesOf, presetOf, withChannel, withPreset } from "./presets.ts";

const { events } = DEFAULT_NOTIFICATIONS;

test("nobody who has chosen nothing is told only what needs them", () => {
  expect(presetOf(events)).toBe("needsMe");
});

test("a preset sets the page's channel and keeps the others; Nothing takes all away", () => {
  const loud = withChannel(events, "fix_validated", "browser", true);

  expect(withPreset(loud, "everything").fix_validated).toEqual({ inApp: true, browser: true, slack: false, email: false });
  expect(NOTIFICATION_EVENTS.every((event) => withPreset(loud, "everything")[event].inApp)).toBe(true);
  expect(withPreset(loud, "nothing").fix_validated).toEqual({ inApp: false, browser: false, slack: false, email: false });
});

test("a choice of one's own is none of the presets", () => {
  expect(presetOf(withChannel(events, "bug_reproduced", "inApp", true))).toBeNull();
  expect(presetOf(withChannel(withPreset(events, "nothing"), "bug_failed", "browser", true))).toBeNull();
});

test("minutes after midnight read as a clock", () => {
  expect(clockText(7 * 60 + 5)).toBe("07:05");
  expect(minutesOf("22:30")).toBe(1350);
  expect(minutesOf("")).toBeNull();
});
