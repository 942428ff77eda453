import type { NotificationPreferences } from "@fixpoint/contracts";
import type { NotificationEvent } from "../../../lib/notification-preferences.ts";
import type { BugChange } from "./live-changes.ts";

/** Which line of the preferences a change message belongs to; the others are told only where their project is on the screen. */
const EVENTS: Record<string, NotificationEvent> = {
  "Bug fix was validated": "fix_validated",
  "Bug was reproduced": "bug_reproduced",
  "Bug processing failed": "bug_failed",
  "PR was created": "pull_request_opened",
  "PR was opened": "pull_request_opened",
  "PR was merged": "pull_request_merged",
  "PR was closed": "pull_request_closed",
};

export interface Place {
  /** Whether the project's bugs are on the screen: their changes are told there whatever the preferences say. */
  shows: (projectId: string) => boolean;
  openIssueId: string | null;
  isVisible: boolean;
  now: Date;
}

/** Whether now is within the quiet hours, which may go over midnight. */
export function isQuiet(quiet: NotificationPreferences["quietHours"], now: Date): boolean {
  if (!quiet) return false;
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: quiet.timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hours = 0, minutes = 0] = time.format(now).split(":").map(Number);
  const minute = hours * 60 + minutes;
  return quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

export function wantsBrowser(
  event: NotificationEvent | undefined,
  projectId: string,
  preferences: NotificationPreferences,
  now: Date,
): boolean {
  return (
    event !== undefined &&
    preferences.events[event].browser &&
    !preferences.mutedProjectIds.includes(projectId) &&
    !isQuiet(preferences.quietHours, now)
  );
}

/** Sends each change to the channels that the person wants it on. Until the preferences are known, everything is told in the page. */
export function noticesOf(
  changes: readonly BugChange[],
  preferences: NotificationPreferences | undefined,
  place: Place,
): { toasts: BugChange[]; browser: BugChange[] } {
  if (!preferences) return { toasts: [...changes], browser: [] };
  const toasts = changes.filter(({ issue, message }) => {
    if (preferences.mutedProjectIds.includes(issue.projectId)) return false;
    const event = EVENTS[message];
    return place.shows(issue.projectId) || (event !== undefined && preferences.events[event].inApp);
  });
  const browser = changes.filter(
    ({ issue, message }) =>
      wantsBrowser(EVENTS[message], issue.projectId, preferences, place.now) &&
      !(place.isVisible && place.openIssueId === issue.id),
  );
  return { toasts, browser };
}
