import { isQuiet, type NotificationEvent, type NotificationPreferences } from "@fixpoint/contracts";
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
  /** Whoever looks at the page needs no word from the browser. */
  isVisible: boolean;
  now: Date;
}

export interface Happening {
  /** None for what no line of the preferences is about. */
  event: NotificationEvent | undefined;
  /** null for what belongs to no project. */
  projectId: string | null;
  isOwn: boolean;
}

function isMuted({ projectId }: Happening, preferences: NotificationPreferences): boolean {
  return projectId !== null && preferences.mutedProjectIds.includes(projectId);
}

/** Where its project is on the screen every change is told in the page; elsewhere what was chosen, and nothing of one's own. */
export function wantsToast(happening: Happening, preferences: NotificationPreferences, { shows }: Pick<Place, "shows">): boolean {
  const { event, projectId, isOwn } = happening;
  if (isMuted(happening, preferences)) return false;
  if (projectId !== null && shows(projectId)) return true;
  return event !== undefined && !isOwn && preferences.events[event].inApp;
}

/** Only while nobody looks at the page, and never of what the person did. */
export function wantsBrowser(happening: Happening, preferences: NotificationPreferences, { isVisible, now }: Place): boolean {
  const { event, isOwn } = happening;
  if (event === undefined || isOwn || isVisible || isMuted(happening, preferences)) return false;
  return preferences.events[event].browser && !isQuiet(preferences.quietHours, now);
}

/** Sends each change to the channels that the person wants it on. Until the preferences are known, everything is told in the page. */
export function noticesOf(
  changes: readonly BugChange[],
  preferences: NotificationPreferences | undefined,
  place: Place,
): { toasts: BugChange[]; browser: BugChange[] } {
  if (!preferences) return { toasts: [...changes], browser: [] };
  const happening = ({ issue, message, isOwn }: BugChange) => ({ event: EVENTS[message], projectId: issue.projectId, isOwn });
  return {
    toasts: changes.filter((change) => wantsToast(happening(change), preferences, place)),
    browser: changes.filter((change) => wantsBrowser(happening(change), preferences, place)),
  };
}
