import {
  DEFAULT_NOTIFICATIONS,
  nextDigestAt,
  NotificationPreferences,
  quietUntil,
  type NotificationEvent,
} from "@fixpoint/contracts";
import type { NewDelivery } from "@fixpoint/db";

/** What was stored, completed; what cannot be read any more counts as never chosen. */
export function preferencesOf(stored: unknown): NotificationPreferences {
  return NotificationPreferences.safeParse(stored).data ?? DEFAULT_NOTIFICATIONS;
}

export interface Occurrence {
  kind: NotificationEvent;
  projectId: string | null;
  /** null when the server did it by itself. */
  actorId: string | null;
}

export interface Wishes {
  userId: string;
  preferences: NotificationPreferences;
}

export type PersonalChannel = "email" | "digest" | "slack_person";

/** Whether somebody wants to hear of it there. Nobody hears of what they did themselves; the digest has what is not mailed singly. */
export function isWanted(
  channel: PersonalChannel,
  { kind, projectId, actorId }: Occurrence,
  { userId, preferences }: Wishes,
): boolean {
  if (actorId === userId) return false;
  if (projectId !== null && preferences.mutedProjectIds.includes(projectId)) return false;
  const { email, slack } = preferences.events[kind];
  if (channel === "email") return email;
  return channel === "slack_person" ? slack : preferences.emailDigest !== "off" && !email;
}

/** When it is sent that is ready now: quiet hours are waited for. */
export function dueAt(channel: PersonalChannel, preferences: NotificationPreferences, now: Date): Date {
  const { emailDigest, timeZone, quietHours } = preferences;
  const ready = channel === "digest" && emailDigest !== "off" ? nextDigestAt(emailDigest, timeZone, now) : now;
  return quietUntil(quietHours, ready);
}

/** What somebody is to be sent of it, on the channels that there are. */
export function deliveriesTo(
  wishes: Wishes,
  occurrence: Occurrence,
  channels: readonly PersonalChannel[],
  now: Date,
): NewDelivery[] {
  return channels
    .filter((channel) => isWanted(channel, occurrence, wishes))
    .map((channel) => ({ channel, recipient: wishes.userId, dueAt: dueAt(channel, wishes.preferences, now) }));
}
