import { DEFAULT_NOTIFICATIONS, isQuiet, NOTIFICATION_EVENTS, type NotificationPreferences } from "@fixpoint/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { deliveriesTo, dueAt, isWanted, preferencesOf, type PersonalChannel } from "./wishes.ts";

const ids = fc.constantFrom("ada", "grace", "linus");
const projectIds = fc.constantFrom("shop", "depot");
const minutes = fc.integer({ min: 0, max: 1439 });
const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/New_York");
const channels: PersonalChannel[] = ["email", "digest", "slack_person"];
const choices = fc.record({ inApp: fc.boolean(), browser: fc.boolean(), slack: fc.boolean(), email: fc.boolean() });
const preferences: fc.Arbitrary<NotificationPreferences> = fc.record({
  events: fc.record(
    Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, choices])) as Record<
      (typeof NOTIFICATION_EVENTS)[number],
      typeof choices
    >,
  ),
  emailDigest: fc.constantFrom("off", "daily", "weekly"),
  timeZone: zones,
  quietHours: fc.option(fc.record({ from: minutes, to: minutes, timeZone: zones })),
  mutedProjectIds: fc.subarray(["shop", "depot"]),
});
const wishes = fc.record({ userId: ids, preferences });
const occurrence = fc.record({
  kind: fc.constantFrom(...NOTIFICATION_EVENTS),
  projectId: fc.option(projectIds),
  actorId: fc.option(ids),
});
const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });

it("tells nobody of what they did themselves, nor of a project that they muted, whatever they chose", () => {
  fc.assert(
    fc.property(wishes, occurrence, moments, (who, what, now) => {
      const isOwn = what.actorId === who.userId;
      const isMuted = what.projectId !== null && who.preferences.mutedProjectIds.includes(what.projectId);
      if (isOwn || isMuted) expect(deliveriesTo(who, what, channels, now)).toEqual([]);
    }),
  );
});

it("tells others by e-mail and Slack what they chose, and has the rest in the digest, never both", () => {
  fc.assert(
    fc.property(wishes, occurrence, moments, (who, what, now) => {
      fc.pre(what.actorId !== who.userId && !who.preferences.mutedProjectIds.includes(what.projectId ?? ""));
      const { email, slack } = who.preferences.events[what.kind];
      const given = deliveriesTo(who, what, channels, now).map(({ channel }) => channel);
      expect(given.includes("email")).toBe(email);
      expect(given.includes("slack_person")).toBe(slack);
      expect(given.includes("digest")).toBe(!email && who.preferences.emailDigest !== "off");
    }),
  );
});

it("sends nothing in quiet hours, and nothing before it is ready", () => {
  fc.assert(
    fc.property(preferences, fc.constantFrom(...channels), moments, (chosen, channel, now) => {
      const at = dueAt(channel, chosen, now);
      expect(isQuiet(chosen.quietHours, at)).toBe(false);
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
    }),
  );
});

it("uses only the channels that there are", () => {
  const all = { ...DEFAULT_NOTIFICATIONS.events, fix_validated: { inApp: true, browser: true, slack: true, email: true } };
  const who = { userId: "ada", preferences: { ...DEFAULT_NOTIFICATIONS, events: all } };
  const what = { kind: "fix_validated" as const, projectId: "shop", actorId: null };

  expect(deliveriesTo(who, what, ["email"], new Date()).map(({ channel }) => channel)).toEqual(["email"]);
  expect(isWanted("slack_person", { ...what, kind: "bug_failed" }, who)).toBe(false);
});

it("completes what was stored before there was a time zone, and takes what cannot be read for never chosen", () => {
  const { timeZone: _, ...older } = { ...DEFAULT_NOTIFICATIONS, emailDigest: "weekly" };

  expect(preferencesOf(older)).toMatchObject({ emailDigest: "weekly", timeZone: "UTC" });
  expect([null, undefined, "x", { events: {} }].map(preferencesOf)).toEqual(Array(4).fill(DEFAULT_NOTIFICATIONS));
});
