import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { failureText } from "./api-client.ts";
import { syncIssues } from "./issues.ts";

/** Reads the trackers of a project again, by the project's id. What comes of it arrives live. */
export function useSyncIssues(orgId: string) {
  return useMutation({
    mutationFn: (projectId: string) => syncIssues(orgId, projectId),
    onSuccess: () => toast.success("Issues are being synced"),
    onError: (error) => toast.error("Failed to sync bugs", { description: failureText(error, "Unknown error") }),
  });
}
