import type { Organization, User } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { removeMember } from "../api/members.ts";

/** Takes somebody out. Whoever takes themselves out is led away: nothing of the organization is theirs any more. */
export function useRemoveMember(organization: Organization, ownId: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (member: User) => removeMember(organization.id, member.id),
    onError: (error) => toast.error("Failed to remove the user", { description: failureText(error, "Unknown error") }),
    async onSuccess(_, member) {
      toast.success("User was removed", { description: member.email });
      if (member.id !== ownId) return client.invalidateQueries({ queryKey: keys.users(organization.id) });
      client.removeQueries({ queryKey: keys.user });
      client.removeQueries({ queryKey: keys.organizations });
      return navigate({ to: "/" });
    },
  });
}
