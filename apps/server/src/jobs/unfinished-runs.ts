import { unfinishedRuns } from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import { PROCESS_ISSUE } from "./kinds.ts";

/** Queues every run whose job was lost, such as one whose tries were used up by workers that died. Those that wait or run are left alone. */
export async function queueUnfinishedRuns(context: AppContext): Promise<void> {
  for (const run of await unfinishedRuns(context.db)) {
    if (context.isStopping()) return;
    const data = { organizationId: run.organizationId, issueId: run.issueId, runId: run.id };
    await context.queue.send(PROCESS_ISSUE, data, { key: run.id });
  }
}
