import type { Organization } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { organizationModelQuery, saveOrganizationModel } from "../api/models.ts";
import { bodyWithoutKey, holdsKey, MODEL_PROVIDERS, type ModelProvider } from "../model/model-providers.ts";
import { CARD_GRID } from "./card-grid.ts";
import { ModelProviderCard } from "./model-provider-card.tsx";

const ModelKeyDialog = lazy(() => import("./model-key-dialog.tsx"));

/** The organization's key for a model of its own: one at a time, written and never read back. */
export function ModelProviders({ organization }: { organization: Organization }) {
  const client = useQueryClient();
  const query = useQuery(organizationModelQuery(organization.id));
  const [editing, setEditing] = useState<ModelProvider | null>(null);
  const [removing, setRemoving] = useState<ModelProvider | null>(null);
  const nameOf = (id: ModelProvider | null) => MODEL_PROVIDERS.find((provider) => provider.id === id)?.name ?? "";
  const current = query.data;

  const remove = useMutation({
    mutationFn: (model: NonNullable<typeof current>) => saveOrganizationModel(organization.id, bodyWithoutKey(model)),
    onSuccess(saved) {
      client.setQueryData(keys.models(organization.id, null), saved);
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
        The built-in engine needs no model. One key is kept for the organization; projects choose in their settings whether to use
        it.
      </p>
      {query.isError && (
        <div className="mt-3">
          <InlineError
            message="Failed to fetch the model settings"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {current && (
        <ul className={CARD_GRID}>
          {MODEL_PROVIDERS.map(({ id, name }) => (
            <li key={id}>
              <ModelProviderCard
                name={name}
                model={holdsKey(current, id) ? current : null}
                onEdit={() => setEditing(id)}
                onRemove={() => setRemoving(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {editing && current && (
        <Suspense>
          <ModelKeyDialog orgId={organization.id} provider={editing} current={current} onClose={() => setEditing(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        danger
        title={`Remove the key of ${nameOf(removing)}?`}
        description="The stored key is deleted, and the organization goes back to the built-in engine. Projects with a key of their own keep it."
        action="Remove the key"
        onConfirm={() => current && remove.mutate(current)}
      />
    </section>
  );
}
