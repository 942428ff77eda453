import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
  type NotificationPreferences,
} from "@fixpoint/contracts";

type Events = NotificationPreferences["events"];
export type Channel = keyof Events[NotificationEvent];

function inAppOf(wanted: (event: NotificationEvent) => boolean): Events {
  return Object.fromEntries(
    NOTIFICATION_EVENTS.map((event) => [event, { inApp: wanted(event), browser: false, slack: false, email: false }]),
  ) as Events;
}

export const PRESETS = [
  { id: "needsMe", label: "Only what needs me", events: DEFAULT_NOTIFICATIONS.events },
  { id: "everything", label: "Everything", events: inAppOf(() => true) },
  { id: "nothing", label: "Nothing", events: inAppOf(() => false) },
] as const;
export type PresetId = (typeof PRESETS)[number]["id"];

/** The preset that the in-app column follows; the other channels are chosen one by one and kept by a preset, except by “Nothing”. */
export function presetOf(events: Events): PresetId | null {
  const matches = (preset: Events) => NOTIFICATION_EVENTS.every((event) => preset[event].inApp === events[event].inApp);
  const preset = PRESETS.find((candidate) => matches(candidate.events));
  const elsewhere = NOTIFICATION_EVENTS.some((event) => events[event].browser || events[event].slack || events[event].email);
  return preset?.id === "nothing" && elsewhere ? null : (preset?.id ?? null);
}

export function withPreset(events: Events, id: PresetId): Events {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  if (!preset || id === "nothing") return inAppOf(() => false);
  return Object.fromEntries(
    NOTIFICATION_EVENTS.map((event) => [event, { ...events[event], inApp: preset.events[event].inApp }]),
  ) as Events;
}

export function withChannel(events: Events, event: NotificationEvent, channel: Channel, on: boolean): Events {
  return { ...events, [event]: { ...events[event], [channel]: on } };
}

/** Minutes after midnight as an input of type time wants them, and back. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
