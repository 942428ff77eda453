import type { IssueListItem } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { failureText } from "./api-client.ts";
import { withoutMarks } from "./code-parts.ts";
import { ISSUE_ACTIONS, runIssueAction, type IssueAction } from "./issues.ts";
import { keys } from "./query-keys.ts";

type Target = Pick<IssueListItem, "id" | "key" | "title" | "projectId" | "organizationId">;

/** Runs an action on a bug, says how it went once, and loads the list and the bug again. */
export function useIssueAction(issue: Target, onDone?: (action: IssueAction) => void) {
  const client = useQueryClient();

  const mutation = useMutation<void, unknown, IssueAction>({
    mutationFn: (action) => runIssueAction(action, issue),
    onError: (error, action) => toast.error(ISSUE_ACTIONS[action].failure, { description: failureText(error, "Unknown error") }),
    async onSuccess(_, action) {
      const undo = action === "archive" || action === "unarchive" ? (action === "archive" ? "unarchive" : "archive") : null;
      toast(ISSUE_ACTIONS[action].done, {
        description: `${issue.key} · ${withoutMarks(issue.title)}`,
        ...(undo && { action: { label: "Undo", onClick: () => mutation.mutate(undo) } }),
      });
      if (action === "delete") {
        client.setQueryData<IssueListItem[]>(keys.issues(issue.projectId), (list) => list?.filter(({ id }) => id !== issue.id));
        client.removeQueries({ queryKey: keys.issue(issue.id) });
      }
      if (action === "recompute") client.setQueryData(keys.issueEvents(issue.id), []);
      onDone?.(action);
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.issues(issue.projectId) }),
        action === "delete" ? undefined : client.invalidateQueries({ queryKey: keys.issue(issue.id) }),
      ]);
    },
  });
  return mutation;
}
