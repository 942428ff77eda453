import { InfrastructureError, type AgentEvent } from "@fixpoint/contracts";
import { appendIssueEvents, isUnavailable, type Claim } from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { recordSpan } from "../telemetry/tracing.ts";

/** Short enough to look live, long enough that a busy search costs few writes. */
const FLUSH_MS = 200;

export interface EventRecorder {
  add(event: AgentEvent): void;
  /** Stores what is left. Throws InfrastructureError when the database does not take it. */
  close(): Promise<void>;
}

/** Stores the timeline as it comes and shows it to open pages; `onLost` when another worker has taken the run. */
export function createEventRecorder(
  context: AppContext,
  run: { organizationId: string; projectId: string; issueId: string; claim: Claim },
  onLost: () => void,
): EventRecorder {
  let waiting: AgentEvent[] = [];
  let last = Promise.resolve();
  const timer = setInterval(() => flush(), FLUSH_MS);

  async function store(events: AgentEvent[]): Promise<void> {
    if (!(await appendIssueEvents(context.db, run.claim, events))) return onLost();
    const { issueId, projectId } = run;
    await context.live.publish(
      run.organizationId,
      events.map((event) => ({ type: "issue_progress" as const, data: { issueId, projectId, event } })),
      SERVER_INITIATOR,
    );
  }

  function flush(): void {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    last = last
      .then(() => store(events))
      .catch((error: unknown) => {
        context.log.warn({ err: error }, "timeline entries could not be stored");
        if (isUnavailable(error)) waiting = [...events, ...waiting];
      });
  }

  return {
    add(event) {
      waiting.push(event);
      if (event.type !== "stage_finished") return;
      context.metrics.stage(event);
      const end = new Date(event.at);
      const start = new Date(end.getTime() - event.durationMs);
      recordSpan(`stage ${event.stage}`, { start, end }, { "fixpoint.outcome": event.outcome, "fixpoint.reason": event.reason });
    },
    async close() {
      clearInterval(timer);
      await last;
      flush();
      await last;
      // A timeline with gaps is not kept: the run is tried again.
      if (waiting.length > 0) throw new InfrastructureError("timeline_not_stored", "The database does not take the timeline");
    },
  };
}
