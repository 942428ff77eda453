import { join } from "node:path";
import {
  checkIssue,
  requestIssue,
  suggestedLines,
  suggestionPatch,
  type FixVerdict,
  type OriginalIssue,
  type RunOutcome,
} from "@fixpoint/agent";
import { InputError } from "@fixpoint/contracts";
import { applyPatch, diffOf, previewMerge, type PrivateRepository } from "@fixpoint/connectors";
import {
  findIssue,
  findNote,
  findRun,
  type HostedPullRequest,
  type IssueRow,
  type IssueRunRow,
  type PullRequestRoundRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { storedEvidencePath } from "../../jobs/agent-folders.ts";
import { readBeforeWork } from "../trackers/read-before-work.ts";
import { askAgent, askVerification } from "./ask-agent.ts";
import { commitMessageOf, mergeMessage } from "./words.ts";

export interface ProvenPatch {
  kind: "proven";
  patch: string;
  commitMessage: string;
  reason: string;
  evidencePath: string | null;
}

/** What came of a round's work: a patch that passed the gates, or the reason why there is none. */
export type Proof = ProvenPatch | { kind: "declined"; reason: string; evidencePath: string | null };

export interface ProofRequest {
  context: AppContext;
  hosted: HostedPullRequest;
  round: PullRequestRoundRow;
  mirror: PrivateRepository;
  signal: AbortSignal;
}

interface Work extends ProofRequest {
  issue: IssueRow;
  /** Whose fix the pull request began with. */
  run: IssueRunRow | null;
  original: OriginalIssue;
}

function declined(reason: string, evidencePath: string | null = null): Proof {
  return { kind: "declined", reason, evidencePath };
}

function evidencePathOf({ context }: ProofRequest, outcome: RunOutcome): string | null {
  return storedEvidencePath(context, outcome.evidenceDir);
}

function ofOutcome(work: Work, outcome: RunOutcome, messageWith: (lines: string[]) => string): Proof {
  const evidencePath = evidencePathOf(work, outcome);
  const { summary } = outcome.evidence.verdict;
  if (outcome.resultStatus !== "validated_fix" || outcome.patch === null) return declined(summary, evidencePath);
  const chosen = outcome.evidence.search?.chosen;
  const commitMessage = messageWith([...(chosen ? [`Change: ${chosen}`] : []), `Proven: ${summary}`]);
  return { kind: "proven", patch: outcome.patch, commitMessage, reason: summary, evidencePath };
}

/** The reviewer's own lines, judged by the gates like any other edit. */
async function takeSuggestion(
  work: Work,
  lines: { path: string; startLine: number; endLine: number },
  replacement: string,
): Promise<Proof> {
  const { mirror, hosted, round } = work;
  const base = hosted.pullRequest.baseSha;
  if (base === null) return declined("It is not known which commit of the base the branch holds.");
  const suggestions = [{ ...lines, replacement }];
  const head = round.headSha;
  const whole = await suggestionPatch({ repository: mirror.gitDir, base, head, suggestions, signal: work.signal });
  const verdict = await verify(work, base, whole, "the reviewer's suggestion");
  if (verdict === null) return declined("The evidence of the fix is not here any more, so the suggestion cannot be judged.");
  const evidencePath = evidencePathOf(work, verdict.outcome);
  if (verdict.verdict !== "validated") return declined(verdict.detail, evidencePath);
  const patch = await diffOf(mirror, head, await applyPatch(mirror, base, whole));
  const commitMessage = commitMessageOf(`Apply the suggestion for ${lines.path}`, [`Proven: ${verdict.detail}`]);
  return { kind: "proven", patch, commitMessage, reason: verdict.detail, evidencePath };
}

async function proveReview(work: Work): Promise<Proof> {
  const { context, round, original } = work;
  const note = round.noteId === null ? null : await findNote(context.db, round.noteId);
  if (!note) return declined("The note is gone.");
  const { path, line, startLine } = note;
  const [replacement] = suggestedLines(note.text);
  if (replacement !== undefined && path !== null && line !== null)
    return takeSuggestion(work, { path, startLine: startLine ?? line, endLine: line }, replacement);
  const outcome = await askAgent(work, { base: round.headSha, issue: requestIssue(original, note.text) });
  return ofOutcome(work, outcome, (lines) => commitMessageOf(`Address the review by ${note.author}`, lines));
}

async function proveChecks(work: Work): Promise<Proof> {
  const { round, original } = work;
  const check = { name: round.checkName ?? "", summary: round.checkSummary };
  const outcome = await askAgent(work, { base: round.headSha, issue: checkIssue(original, check) });
  const proof = ofOutcome(work, outcome, (lines) => commitMessageOf(`Repair what ${check.name} found`, lines));
  return proof.kind === "proven" ? proof : { ...proof, reason: `It could not be repaired: ${proof.reason}` };
}

/** null where the evidence that it goes back to is gone, or on another machine. */
async function verify(work: Work, base: string, patch: string, description: string): Promise<FixVerdict | null> {
  const { context, run } = work;
  if (!run?.evidencePath) return null;
  const evidenceDir = join(context.env.dataDir, run.evidencePath);
  try {
    return await askVerification(work, { base, patch, evidenceDir, description });
  } catch (error) {
    if (error instanceof InputError && error.code.startsWith("evidence_")) return null;
    throw error;
  }
}

/** On a new base: what git merges, where the gates admit it; else a fix that is sought there anew. */
async function proveBase(work: Work): Promise<Proof> {
  const { context, mirror, round, hosted, issue } = work;
  const base = round.baseSha ?? "";
  const commitMessage = mergeMessage(hosted.pullRequest.baseBranch, base);
  const merged = await previewMerge(mirror, round.headSha, base);
  if (merged.patch !== null) {
    const verdict = await verify(work, base, merged.patch, "the fix, merged with its base");
    const evidencePath = verdict && evidencePathOf(work, verdict.outcome);
    if (verdict?.verdict === "validated")
      return { kind: "proven", patch: merged.patch, commitMessage, reason: verdict.detail, evidencePath };
    if (verdict?.verdict === "already_fixed")
      return declined("The bug is gone on the base without this fix: close it if nothing else is wanted.", evidencePath);
  }
  const given = await readBeforeWork(context, issue, work.signal);
  const outcome = await askAgent(work, { base, issue: given });
  const proof = ofOutcome(work, outcome, () => commitMessage);
  if (proof.kind === "proven") return proof;
  const what = merged.patch === null ? "It conflicts with its base" : "It does not hold on its base as it is now";
  return { ...proof, reason: `${what}, and no fix was found there: ${proof.reason}` };
}

/** Does a round's work up to the push. Throws what keeps it from being done, as a run of the agent does. */
export async function prove(request: ProofRequest): Promise<Proof> {
  const { context, hosted, round } = request;
  const { organizationId, issueId } = hosted.pullRequest;
  const found = await findIssue(context.db, { organizationId, issueId });
  if (!found) return declined("The bug is gone.");
  const { issue } = found;
  const { runId } = hosted.pullRequest;
  const run = runId === null ? null : await findRun(context.db, organizationId, runId);
  const regressionTest = run?.reproductionScript?.[0]?.test_code ?? null;
  const work: Work = { ...request, issue, run, original: { title: issue.title, text: issue.text, regressionTest } };
  if (round.kind === "review") return proveReview(work);
  return round.kind === "checks" ? proveChecks(work) : proveBase(work);
}
