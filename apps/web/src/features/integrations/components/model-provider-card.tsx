import { BrainCircuit } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import type { OrganizationModel } from "../api/models.ts";

/** `model`: the organization's settings when its key is this provider's, else null. */
export function ModelProviderCard({
  name,
  model,
  onEdit,
  onRemove,
}: {
  name: string;
  model: OrganizationModel | null;
  onEdit: () => void;
  onRemove: () => void;
}) {
  return (
    <Card className="flex h-full flex-col p-4">
      <div className="flex items-center gap-2.5">
        <BrainCircuit aria-hidden className="size-5 text-fg-2" />
        <h3 className="min-w-0 flex-1 text-h3 font-semibold">{name}</h3>
        <StatusWord look={model ? "good" : "none"}>{model ? "Key set" : "No key"}</StatusWord>
      </div>
      <div className="mt-2 flex-1 text-fg-2 wrap-anywhere">
        {model ? (
          <>
            <p>{model.model}</p>
            {model.baseUrl && <p className="text-meta">{model.baseUrl}</p>}
            <p className="mt-1 text-meta">
              {model.engine === "own_model"
                ? "Chosen for projects without a choice of their own"
                : "The built-in engine is chosen for projects without a choice of their own"}
            </p>
          </>
        ) : (
          <p>A key of your own account</p>
        )}
      </div>
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-2">
        <Button size="sm" aria-label={model ? `Replace the key of ${name}` : `Add key of ${name}`} onClick={onEdit}>
          {model ? "Replace" : "Add key"}
        </Button>
        {model && (
          <Button size="sm" variant="ghost" aria-label={`Remove the key of ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </Card>
  );
}
