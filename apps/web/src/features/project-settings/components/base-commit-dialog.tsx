import type { Organization, Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { updateBaseCommit } from "../api/base-commit.ts";

/** Asks once, cannot be closed while the update is being sent, and closes after the call whatever came of it. */
export function BaseCommitDialog({
  organization,
  project,
  sha,
  onClose,
}: {
  organization: Organization;
  project: Project;
  sha: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: () => updateBaseCommit(organization.id, project.id, { sha }),
    onError: (error) => toast.error("Failed to update base commit", { description: failureText(error, "Unknown error") }),
    async onSettled() {
      onClose();
      await client.invalidateQueries({ queryKey: keys.projects(organization.id) });
    },
  });
  return (
    <Dialog
      open
      locked={update.isPending}
      onOpenChange={onClose}
      title="Base Commit"
      description="Update the base commit to the latest commit in the repository"
    >
      <ul className="list-disc space-y-1 pl-5 text-fg-2">
        <li>All future bugs will be evaluated against this new base</li>
        <li>Existing bugs will remain unchanged</li>
      </ul>
      <div className="mt-5 flex justify-end">
        <Button variant="primary" disabled={update.isPending} onClick={() => update.mutate()}>
          {update.isPending ? "Updating..." : "OK, Let's Go"}
        </Button>
      </div>
    </Dialog>
  );
}
