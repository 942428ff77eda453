import { bugView, BUG_VIEW_LABELS, type LiveEvent } from "@fixpoint/contracts";

/** What an event is about, on one line. */
export function eventText(event: LiveEvent): string {
  switch (event.type) {
    case "issue_created":
    case "issue_updated":
      return `${event.data.key} is ${BUG_VIEW_LABELS[bugView(event.data)]}`;
    case "issue_progress":
      return `${event.data.issueId}: ${event.data.event.type} in ${event.data.event.stage}`;
    case "task_created":
    case "task_updated":
      return `${event.data.type} is ${event.data.status}`;
    case "integration_updated":
      return `${event.data.provider} ${event.data.health?.error ?? "works"}`;
    case "mapping_updated":
      return `${event.data.externalName}: ${event.data.sync?.status ?? "mapped"}`;
    case "heartbeat":
      return event.data.connectionId ? `connection ${event.data.connectionId}` : "";
    case "resync":
      return "events were missed";
  }
}
