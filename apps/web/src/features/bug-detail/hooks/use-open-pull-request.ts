import type { IssueDetails, Organization } from "@fixpoint/contracts";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { failureText } from "../../../lib/api-client.ts";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { keys } from "../../../lib/query-keys.ts";
import { openPullRequest } from "../../../lib/issues.ts";

/** Opens the pull request of a bug; every button on the page shares the busy state. */
export function useOpenPullRequest(organization: Organization, bug: IssueDetails) {
  const client = useQueryClient();
  const mutationKey = ["open-pull-request", bug.id];
  const running = useIsMutating({ mutationKey }) > 0;
  const mutation = useMutation({
    mutationKey,
    mutationFn: (isDraft: boolean) => openPullRequest(organization.id, bug.projectId, bug.id, isDraft),
    onError: (error) => toast.error("The pull request was not opened", { description: failureText(error, "Unknown error") }),
    async onSuccess(pullRequest) {
      client.setQueryData<IssueDetails>(keys.issue(bug.id), (details) => details && { ...details, pullRequest });
      toast.success("PR was created", { description: `${bug.key} · ${withoutMarks(bug.title)}` });
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.issue(bug.id) }),
        client.invalidateQueries({ queryKey: keys.issues(bug.projectId) }),
      ]);
    },
  });
  return { open: (isDraft: boolean) => mutation.mutate(isDraft), isPending: running, error: mutation.error };
}
