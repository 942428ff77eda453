import type { HostPullRequest } from "@fixpoint/connectors";
import { lockPullRequest, notePullRequestState, roundsOf, sqlExecutor, type HostedPullRequest } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { ANNOUNCE_MERGE } from "../../jobs/kinds.ts";
import { notePullRequest } from "../notifications/note-pull-request.ts";

/** `stale`: a round has ended since the pull request was read, so that what the host said then says nothing now. */
export type Noted = "news" | "known" | "stale";

/** Takes over what the host says of a pull request, null where it has none; brings `hosted` up to date. */
export async function noteState(context: AppContext, hosted: HostedPullRequest, found: HostPullRequest | null): Promise<Noted> {
  const { pullRequest, repository } = hosted;
  const { status, headSha, baseBranch } = found ?? { ...pullRequest, status: "CLOSED" as const };
  return context.db.transaction(async (tx) => {
    const now = await lockPullRequest(tx, pullRequest.id);
    if (now?.headSha !== pullRequest.headSha) return "stale";
    // While a round is open its commit may be there already.
    const isOurs = headSha === now.headSha || (await roundsOf(tx, now.id)).some((round) => round.status !== "done");
    const isTakenOver = repository.provider !== "local" && (now.isTakenOver || !isOurs);
    const state = { status, baseBranch, isTakenOver, headSha: isOurs ? now.headSha : headSha };
    Object.assign(pullRequest, state);
    if (!(await notePullRequestState(tx, now.id, state))) return "known";
    const { organizationId, issueId } = now;
    if (status !== now.status) await notePullRequest(context, tx, { ...now, ...state }, null);
    if (status === "MERGED" && now.status !== "MERGED")
      await context.queue.send(ANNOUNCE_MERGE, { organizationId, issueId }, { key: issueId, within: sqlExecutor(tx) });
    return "news";
  });
}
