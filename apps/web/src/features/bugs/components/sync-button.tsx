import type { Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { syncIssues } from "../../../lib/issues.ts";
import { keys } from "../../../lib/query-keys.ts";

export function SyncButton({ project }: { project: Project }) {
  const client = useQueryClient();
  const sync = useMutation({
    mutationFn: () => syncIssues(project.organizationId, project.id),
    onError: (error) => toast.error("Failed to sync bugs", { description: failureText(error, "Unknown error") }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.issues(project.id) }),
  });
  return (
    <Button
      busy={sync.isPending}
      aria-disabled={project.isLocked || undefined}
      title={project.isLocked ? "Available when the base commit update ends" : "Fetch new issues from the connected trackers"}
      onClick={() => sync.mutate()}
    >
      <RefreshCw aria-hidden className="size-4" />
      Sync
    </Button>
  );
}
