import type { ModelAccess } from "@fixpoint/contracts";
import { BrainCircuit } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { modelProviderName } from "../../../lib/models.ts";

function stateOf({ hasApiKey, baseUrl }: ModelAccess): string {
  if (hasApiKey) return "Key set";
  return baseUrl === null ? "No key" : "Address set";
}

export function ModelProviderCard({
  access,
  onEdit,
  onRemove,
}: {
  access: ModelAccess;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { provider, baseUrl, updatedAt } = access;
  const name = modelProviderName(provider);
  const isSet = access.hasApiKey || baseUrl !== null;
  const isOwnServer = provider === "openai_compatible";
  return (
    <article
      id={`provider-${provider}`}
      tabIndex={-1}
      aria-label={name}
      className="flex h-full scroll-mt-6 flex-col rounded-card border bg-bg p-4 focus:outline-2 focus:outline-offset-2 focus:outline-ring dark:bg-subtle/60"
    >
      <div className="flex items-center gap-2.5">
        <BrainCircuit aria-hidden className="size-5 shrink-0 text-fg-2" />
        <h3 className="min-w-0 flex-1 text-h3 font-semibold">{name}</h3>
        <StatusWord look={isSet ? "good" : "none"}>{stateOf(access)}</StatusWord>
      </div>
      <div className="mt-2 flex-1 text-fg-2 wrap-anywhere">
        <p>{baseUrl ?? (isOwnServer ? "Ollama, vLLM, or a gateway of your own" : "A key of your own account")}</p>
        {updatedAt && (
          <p className="mt-1 text-meta">
            Changed <Time at={updatedAt} />
          </p>
        )}
      </div>
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={`${isSet ? "Replace" : "Add"} the ${isOwnServer ? "address" : "key"} of ${name}`}
          onClick={onEdit}
        >
          {isSet ? "Replace" : isOwnServer ? "Add server" : "Add key"}
        </Button>
        {isSet && (
          <Button size="sm" variant="ghost" aria-label={`Remove the key of ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </article>
  );
}
