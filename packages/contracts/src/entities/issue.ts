import { z } from "zod";
import { Evidence } from "../agent/evidence.ts";
import { Id, IssueSource, Timestamp } from "./common.ts";
import { ExistingUnitTest, FixItem, ModifiedUnitTest, ReproductionItem } from "./fix.ts";

export const AgentProcessingStatus = z.enum(["not_started", "working", "done"]);
export type AgentProcessingStatus = z.infer<typeof AgentProcessingStatus>;

export const AgentResultStatus = z.enum(["validated_fix", "reproduced", "error", "no_result", "unsuitable_issue"]);
export type AgentResultStatus = z.infer<typeof AgentResultStatus>;

export const PullRequestStatus = z.enum(["OPEN", "CLOSED", "MERGED", "DRAFT"]);
export type PullRequestStatus = z.infer<typeof PullRequestStatus>;

export const PullRequest = z.object({
  status: PullRequestStatus,
  /** Number at the host; null on the local code host. */
  number: z.number().int().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  branch: z.string(),
  baseBranch: z.string(),
  headSha: z.string(),
});
export type PullRequest = z.infer<typeof PullRequest>;

export const CheckStatus = z.enum(["passed", "failed", "not_run"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

export const StatusResult = z.object({
  has_fix: z.boolean(),
  issue_status: AgentResultStatus.nullable(),
  reproduced_status: CheckStatus,
  unit_tests_status: CheckStatus,
  pre_commit_test_status: CheckStatus,
  validation_test_status: CheckStatus,
});
export type StatusResult = z.infer<typeof StatusResult>;

/** `agent_working` while a run is under way; `agent_done` after it, whatever its result. */
export const StatusProcess = z.enum(["agent_not_started", "agent_working", "agent_done"]);

export const RawData = z.object({
  id: Id,
  text: z.string(),
  title: z.string(),
  issue_url: z.string().nullable(),
  status_process: StatusProcess,
  status_result: StatusResult,
});
export type RawData = z.infer<typeof RawData>;

const issueFields = {
  id: Id,
  key: z.string(),
  projectId: Id,
  organizationId: Id,
  title: z.string(),
  text: z.string(),
  agentResultStatus: AgentResultStatus.nullable(),
  agentProcessingStatus: AgentProcessingStatus,
  issueUrl: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  source: IssueSource,
  createdById: Id.nullable(),
  cloudStorageInfo: z.null(),
  isArchived: z.boolean(),
  pullRequest: PullRequest.nullable(),
};

/** A row of the list: no rawData, text cut to 200 characters; the four checks and coverage counts for the evidence dots. */
export const IssueListItem = z.object({
  ...issueFields,
  statusResult: StatusResult,
  coveredLines: z.number().int().nonnegative().nullable(),
  coverableLines: z.number().int().nonnegative().nullable(),
});
export type IssueListItem = z.infer<typeof IssueListItem>;

export const Issue = z.object({ ...issueFields, rawData: RawData });
export type Issue = z.infer<typeof Issue>;

/** The whole of one bug: what the details call answers and what `fixpoint fix --json` prints. */
export const IssueDetails = z.object({
  ...issueFields,
  rawData: RawData,
  fix: z.array(FixItem),
  reproduction_script: z.array(ReproductionItem),
  existing_unit_tests: z.array(ExistingUnitTest),
  modified_unit_tests: z.array(ModifiedUnitTest),
  /** null until a run has ended. */
  evidence: Evidence.nullable(),
});
export type IssueDetails = z.infer<typeof IssueDetails>;
