import type { IssueDetails, IssueSource, PullRequest } from "@fixpoint/contracts";
import type { IssueInput } from "../types/facts.ts";
import type { RunOutcome } from "../types/run.ts";

/** What the agent does not know about an issue; everything has a value that fits a run on the command line. */
export interface IssueIdentity {
  id?: string;
  key?: string;
  projectId?: string;
  organizationId?: string;
  issueUrl?: string | null;
  source?: IssueSource;
  createdById?: string | null;
  createdAt?: Date;
  updatedAt?: Date;
  isArchived?: boolean;
  pullRequest?: PullRequest | null;
}

/** The whole of one bug after a run: what the details call answers and what `fixpoint fix --json` prints. */
export function issueDetails(outcome: RunOutcome, issue: IssueInput, identity: IssueIdentity = {}): IssueDetails {
  const id = identity.id ?? "local-1";
  const now = identity.updatedAt ?? new Date();
  const issueUrl = identity.issueUrl ?? null;
  return {
    id,
    key: identity.key ?? "LOCAL-1",
    projectId: identity.projectId ?? "local",
    organizationId: identity.organizationId ?? "local",
    title: issue.title,
    text: issue.text,
    agentResultStatus: outcome.resultStatus,
    agentProcessingStatus: "done",
    issueUrl,
    createdAt: (identity.createdAt ?? now).toISOString(),
    updatedAt: now.toISOString(),
    source: identity.source ?? "local",
    createdById: identity.createdById ?? null,
    cloudStorageInfo: null,
    isArchived: identity.isArchived ?? false,
    pullRequest: identity.pullRequest ?? null,
    rawData: {
      id,
      text: issue.text,
      title: issue.title,
      issue_url: issueUrl,
      status_process: "agent_done",
      status_result: outcome.statusResult,
    },
    fix: outcome.fix,
    reproduction_script: outcome.reproductionScript,
    existing_unit_tests: outcome.existingUnitTests,
    modified_unit_tests: outcome.modifiedUnitTests,
    evidence: outcome.evidence,
  };
}
