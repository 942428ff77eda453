import type { IssueListItem } from "@fixpoint/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { failureText } from "../../../lib/api-client.ts";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { plural } from "../../../lib/format.ts";
import { ISSUE_ACTIONS, openPullRequest, runIssueAction } from "../../../lib/issues.ts";
import { keys } from "../../../lib/query-keys.ts";
import type { Act } from "./bulk.ts";

const AT_A_TIME = 4;

const WORDS: Record<Act, { doing: string; done: string; doneMany: string; failure: string; undo?: Act }> = {
  openPullRequest: {
    doing: "Opening pull requests",
    done: "PR was created",
    doneMany: "pull requests were created",
    failure: "The pull request was not opened",
  },
  recompute: { ...ISSUE_ACTIONS.recompute, doing: "Recomputing", doneMany: "bugs are processed again" },
  archive: { ...ISSUE_ACTIONS.archive, doing: "Archiving", doneMany: "bugs were archived", undo: "unarchive" },
  unarchive: { ...ISSUE_ACTIONS.unarchive, doing: "Unarchiving", doneMany: "bugs were unarchived", undo: "archive" },
  delete: { ...ISSUE_ACTIONS.delete, doing: "Deleting", doneMany: "bugs were deleted" },
};

async function runOne(act: Act, issue: IssueListItem): Promise<void> {
  if (act === "openPullRequest") await openPullRequest(issue.organizationId, issue.projectId, issue.id);
  else await runIssueAction(act, issue);
}

interface Run {
  client: QueryClient;
  act: Act;
  issues: readonly IssueListItem[];
}

/** Does one thing to all bugs, four at a time under one toast that counts, loads the list once, and gives those that failed. */
export async function runBulk({ client, act, issues }: Run): Promise<IssueListItem[]> {
  const words = WORDS[act];
  const single = issues.length === 1 ? issues[0] : undefined;
  const id = single ? undefined : `bulk-${act}-${Date.now()}`;
  const failed: { issue: IssueListItem; error: unknown }[] = [];
  const waiting = [...issues];
  let ended = 0;
  const tell = () => id && toast.loading(`${words.doing}: ${ended} of ${issues.length}`, { id, duration: Infinity });

  async function work(): Promise<void> {
    for (let issue = waiting.shift(); issue; issue = waiting.shift()) {
      try {
        await runOne(act, issue);
      } catch (error) {
        failed.push({ issue, error });
      }
      ended += 1;
      tell();
    }
  }
  tell();
  await Promise.all(Array.from({ length: AT_A_TIME }, work));

  const done = issues.filter((issue) => !failed.some((failure) => failure.issue === issue));
  if (act === "recompute") for (const issue of done) client.setQueryData(keys.issueEvents(issue.id), []);
  await Promise.all([
    ...[...new Set(issues.map((issue) => issue.projectId))].map((projectId) =>
      client.invalidateQueries({ queryKey: keys.issues(projectId) }),
    ),
    ...done.map((issue) =>
      act === "delete"
        ? client.removeQueries({ queryKey: keys.issue(issue.id) })
        : client.invalidateQueries({ queryKey: keys.issue(issue.id) }),
    ),
  ]);

  const { undo } = words;
  const action = undo &&
    done.length > 0 && { action: { label: "Undo", onClick: () => void runBulk({ client, act: undo, issues: done }) } };
  const first = failed[0];
  const shared = { ...(id && { id }), duration: undefined, ...action };
  if (first)
    toast.error(single ? words.failure : `${words.failure}: ${failed.length} of ${plural(issues.length, "bug")}`, {
      ...shared,
      description: `${first.issue.key}: ${failureText(first.error, "Unknown error")}`,
    });
  else if (single) toast(words.done, { ...shared, description: `${single.key} · ${withoutMarks(single.title)}` });
  else toast.success(`${done.length} ${words.doneMany}`, shared);
  return failed.map(({ issue }) => issue);
}
