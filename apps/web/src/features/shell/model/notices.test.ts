import { DEFAULT_NOTIFICATIONS, type NotificationPreferences } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { isQuiet, noticesOf, type Place } from "./notices.ts";

const elsewhere: Place = { shows: () => false, openIssueId: null, isVisible: true, now: new Date("2026-05-01T12:00:00Z") };
const validated = { issue: issueRow(), message: "Bug fix was validated" };
const reproduced = { issue: issueRow(), message: "Bug was reproduced" };

function wanting(change: Partial<NotificationPreferences>, browser = true): NotificationPreferences {
  const events = { ...DEFAULT_NOTIFICATIONS.events, fix_validated: { inApp: true, browser, slack: false, email: false } };
  return { ...DEFAULT_NOTIFICATIONS, events, ...change };
}

test("elsewhere only what is wanted is told; where its project is shown, every change is", () => {
  const changes = [validated, reproduced, { issue: issueRow(), message: "Bug processing started" }];

  expect(noticesOf(changes, DEFAULT_NOTIFICATIONS, elsewhere).toasts).toEqual([validated]);
  expect(noticesOf(changes, DEFAULT_NOTIFICATIONS, { ...elsewhere, shows: () => true }).toasts).toEqual(changes);
});

test("a muted project is silent on every channel", () => {
  const muted = wanting({ mutedProjectIds: [validated.issue.projectId] });

  expect(noticesOf([validated], muted, { ...elsewhere, shows: () => true })).toEqual({ toasts: [], browser: [] });
});

test("the browser tells what is switched on for it, but never of the bug that is open in a visible tab", () => {
  const open = { ...elsewhere, openIssueId: validated.issue.id };

  expect(noticesOf([validated, reproduced], wanting({}), elsewhere).browser).toEqual([validated]);
  expect(noticesOf([validated], wanting({}), open).browser).toEqual([]);
  expect(noticesOf([validated], wanting({}), { ...open, isVisible: false }).browser).toEqual([validated]);
  expect(noticesOf([validated], wanting({}, false), elsewhere).browser).toEqual([]);
});

test("quiet hours silence the browser and go over midnight in their own time zone", () => {
  const quietHours = { from: 22 * 60, to: 7 * 60, timeZone: "Europe/Berlin" };

  expect(isQuiet(quietHours, new Date("2026-05-01T20:30:00Z"))).toBe(true);
  expect(isQuiet(quietHours, new Date("2026-05-01T04:59:00Z"))).toBe(true);
  expect(isQuiet(quietHours, new Date("2026-05-01T05:00:00Z"))).toBe(false);
  expect(isQuiet(null, new Date())).toBe(false);
  expect(noticesOf([validated], wanting({ quietHours: { ...quietHours, from: 0, to: 1439 } }), elsewhere).browser).toEqual([]);
});

test("before the preferences are known nothing is kept back in the page", () => {
  expect(noticesOf([reproduced], undefined, elsewhere)).toEqual({ toasts: [reproduced], browser: [] });
});
