import { DEFAULT_NOTIFICATIONS, type NotificationPreferences } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { noticesOf, wantsBrowser, wantsToast, type Place } from "./notices.ts";

const elsewhere: Place = { shows: () => false, isVisible: true, now: new Date("2026-05-01T12:00:00Z") };
const validated = { issue: issueRow(), message: "Bug fix was validated", isOwn: false };
const reproduced = { issue: issueRow(), message: "Bug was reproduced", isOwn: false };

const NOWHERE = { inApp: false, browser: false, slack: false, email: false };

function wanting(change: Partial<NotificationPreferences>, browser = true): NotificationPreferences {
  const events = { ...DEFAULT_NOTIFICATIONS.events, fix_validated: { inApp: true, browser, slack: false, email: false } };
  return { ...DEFAULT_NOTIFICATIONS, events, ...change };
}

test("elsewhere only what is wanted is told; where its project is shown, every change is", () => {
  const changes = [validated, reproduced, { issue: issueRow(), message: "Bug processing started", isOwn: false }];

  expect(noticesOf(changes, DEFAULT_NOTIFICATIONS, elsewhere).toasts).toEqual([validated]);
  expect(noticesOf(changes, DEFAULT_NOTIFICATIONS, { ...elsewhere, shows: () => true }).toasts).toEqual(changes);
});

test("a muted project is silent on every channel", () => {
  const muted = wanting({ mutedProjectIds: [validated.issue.projectId] });

  expect(noticesOf([validated], muted, { ...elsewhere, shows: () => true })).toEqual({ toasts: [], browser: [] });
});

test("the browser tells what is switched on for it, while nobody looks at the page", () => {
  const away = { ...elsewhere, isVisible: false };

  expect(noticesOf([validated, reproduced], wanting({}), away).browser).toEqual([validated]);
  expect(noticesOf([validated], wanting({}), elsewhere).browser).toEqual([]);
  expect(noticesOf([validated], wanting({}, false), away).browser).toEqual([]);
});

test("what the person did in another window notifies them nowhere, and is told where it is shown", () => {
  const own = { ...validated, isOwn: true };

  expect(noticesOf([own], wanting({}), { ...elsewhere, isVisible: false })).toEqual({ toasts: [], browser: [] });
  expect(noticesOf([own], wanting({}), { ...elsewhere, shows: () => true }).toasts).toEqual([own]);
});

test("quiet hours silence the browser", () => {
  const quietHours = { from: 0, to: 1439, timeZone: "Europe/Berlin" };

  expect(noticesOf([validated], wanting({ quietHours }), { ...elsewhere, isVisible: false }).browser).toEqual([]);
});

test("what belongs to no project is told by the choice alone", () => {
  const broken = { event: "integration_broken" as const, projectId: null, isOwn: false };
  const silent = { ...DEFAULT_NOTIFICATIONS, events: { ...DEFAULT_NOTIFICATIONS.events, integration_broken: NOWHERE } };

  expect([DEFAULT_NOTIFICATIONS, silent].map((chosen) => wantsToast(broken, chosen, { shows: () => true }))).toEqual([
    true,
    false,
  ]);
  expect(wantsBrowser(broken, DEFAULT_NOTIFICATIONS, { ...elsewhere, isVisible: false })).toBe(false);
});

test("before the preferences are known nothing is kept back in the page", () => {
  expect(noticesOf([reproduced], undefined, elsewhere)).toEqual({ toasts: [reproduced], browser: [] });
});
