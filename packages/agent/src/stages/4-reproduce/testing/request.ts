import { createEventLog } from "../../../run/event-log.ts";
import type { IssueFacts } from "../../../types/facts.ts";
import type { LanguageAdapter, Workspace } from "../../../types/language.ts";
import type { ReproduceRequest } from "../index.ts";

/** What stage 4 is asked, of a project in a workspace that has no suite and no model. */
export async function requestOf(adapter: LanguageAdapter, workspace: Workspace, facts: IssueFacts): Promise<ReproduceRequest> {
  const profile = await adapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return {
    adapter,
    workspace,
    profile,
    facts,
    baseFiles: new Set(),
    baseline: null,
    events: createEventLog(
      () => undefined,
      () => new Date(0),
    ),
    attempts: [],
    refused: [],
    fresh: () => Promise.resolve(workspace),
    model: null,
  };
}
