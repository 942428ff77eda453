import type { ApiToken } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { organizationsQuery, useOrganization } from "../../../lib/session.ts";
import { apiTokensQuery, revokeApiToken } from "../api/api-tokens.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";

/** What scripts and the command line sign in with; each token acts in one organization. */
export function ApiTokens() {
  const client = useQueryClient();
  const query = useQuery(apiTokensQuery);
  const organizations = useQuery(organizationsQuery).data ?? [];
  const current = useOrganization();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const revoke = useMutation({
    mutationFn: (token: ApiToken) => revokeApiToken(token.id),
    onError: (error) => toast.error("Failed to revoke the token", { description: failureText(error, "Unknown error") }),
    onSuccess: (_, token) => toast.success("Token was revoked", { description: token.name }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.apiTokens }),
  });

  return (
    <section aria-labelledby="api-tokens">
      <div className="mt-8 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="api-tokens" className="scroll-mt-20 text-h2 font-semibold">
            API tokens
          </h2>
          <p className="mt-1 text-fg-2">For scripts and the command line. A token acts as you, in one organization.</p>
        </div>
        <Button onClick={() => setCreating(true)} disabled={!current}>
          <Plus aria-hidden className="size-4" />
          New token
        </Button>
      </div>
      {query.isError && (
        <div className="mt-3">
          <InlineError
            message="Failed to fetch API tokens"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-3 h-16" />}
      {query.data?.length === 0 && (
        <Card className="mt-3 flex items-center gap-3 p-4 text-fg-2">
          <KeyRound aria-hidden className="size-5 shrink-0 text-fg-3" />
          You have no tokens.
        </Card>
      )}
      {query.data && query.data.length > 0 && (
        <Card className="mt-3">
          <ul className="divide-y">
            {query.data.map((token) => (
              <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">{token.name}</p>
                  <p className="text-meta text-fg-3">
                    {organizations.find(({ id }) => id === token.organizationId)?.name ?? "An organization you have left"} · made{" "}
                    <Time at={token.createdAt} /> ·{" "}
                    {token.lastUsedAt ? (
                      <>
                        last used <Time at={token.lastUsedAt} />
                      </>
                    ) : (
                      "never used"
                    )}
                  </p>
                </div>
                <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => setRevoking(token)}>
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {creating && current && (
        <NewTokenDialog organizations={organizations} current={current} onClose={() => setCreating(false)} />
      )}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={() => setRevoking(null)}
        danger
        title={`Revoke ${revoking?.name ?? ""}?`}
        description="Whatever uses this token is refused from now on. This cannot be taken back."
        action="Revoke"
        onConfirm={() => revoking && revoke.mutate(revoking)}
      />
    </section>
  );
}
