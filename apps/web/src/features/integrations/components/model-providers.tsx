import type { ModelAccess, Organization } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { modelKeysQuery, modelProviderName } from "../../../lib/models.ts";
import { keys } from "../../../lib/query-keys.ts";
import { removeModelKey } from "../api/models.ts";
import { useFocusOnCard } from "../hooks/use-focus-on-card.ts";
import { CARD_GRID } from "./card-grid.ts";
import { ModelProviderCard } from "./model-provider-card.tsx";

const ModelKeyDialog = lazy(() => import("./model-key-dialog.tsx"));

/** The organization's keys for models, one for each provider: written and never read back. `wanted` is scrolled to. */
export function ModelProviders({ organization, wanted }: { organization: Organization; wanted: string | undefined }) {
  const client = useQueryClient();
  const query = useQuery(modelKeysQuery(organization.id));
  const [editing, setEditing] = useState<ModelAccess | null>(null);
  const [removing, setRemoving] = useState<ModelAccess | null>(null);
  const removed = removing ? modelProviderName(removing.provider) : "";

  useFocusOnCard(query.data?.find(({ provider }) => provider === wanted)?.provider);

  const remove = useMutation({
    mutationFn: ({ provider }: ModelAccess) => removeModelKey(organization.id, provider),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: keys.modelKeys(organization.id) });
      void client.invalidateQueries({ queryKey: ["models", organization.id] });
      toast.success("The key was removed");
    },
    onError: (error) => toast.error("Failed to remove the key", { description: failureText(error, "Unknown error") }),
  });

  return (
    <section aria-labelledby="group-models">
      <h2 id="group-models" className="text-h3 font-semibold">
        Model providers
      </h2>
      <p className="mt-1 text-fg-2">
        The built-in engine needs no model. Keys are the organization's; each project chooses in its settings which models it
        asks.
      </p>
      {query.isError && (
        <div className="mt-3">
          <InlineError
            message="Failed to fetch the keys of models"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-3 h-40 rounded-card!" />}
      {query.data && (
        <ul className={CARD_GRID}>
          {query.data.map((access) => (
            <li key={access.provider}>
              <ModelProviderCard access={access} onEdit={() => setEditing(access)} onRemove={() => setRemoving(access)} />
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <Suspense>
          <ModelKeyDialog orgId={organization.id} access={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        danger
        title={`Remove the key of ${removed}?`}
        description="The stored key and its address are deleted. Where it was chosen, bugs are processed with the built-in engine until there is another one."
        action="Remove the key"
        onConfirm={() => removing && remove.mutate(removing)}
      />
    </section>
  );
}
