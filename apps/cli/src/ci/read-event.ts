import { readFile, stat } from "node:fs/promises";
import { type EventIssue, InputError, IssueEvent, MAX_ISSUE_BYTES } from "@fixpoint/contracts";

/** Escapes and the rest of an event beside the issue's own text. */
const MAX_EVENT_BYTES = 8 * MAX_ISSUE_BYTES;

/** The issue that a pipeline's event is about. Throws InputError `event_unreadable` or `event_without_issue`. */
export async function readEvent(file: string): Promise<EventIssue> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > MAX_EVENT_BYTES) {
    throw new InputError("event_unreadable", `There is no event of a usable size at ${file}.`, {
      hint: "Give GITHUB_EVENT_PATH of a workflow on issues, or TRIGGER_PAYLOAD of GitLab's issue webhook.",
    });
  }
  const text = await readFile(file, "utf8");
  const event = IssueEvent.safeParse(parseJson(text, file));
  if (event.success) return event.data;
  throw new InputError("event_without_issue", `The event in ${file} is about no issue.`, {
    hint: "Start the job on issues: `on: issues` at GitHub, the webhook for issue events at GitLab.",
    cause: event.error,
  });
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("event_unreadable", `The event in ${file} is not JSON.`, { cause });
  }
}

/** Whether the event put the label on the issue; an empty label means every event. */
export function asksForFix({ addedLabels }: EventIssue, label: string): boolean {
  return label === "" || addedLabels.some((added) => added.toLowerCase() === label.toLowerCase());
}
