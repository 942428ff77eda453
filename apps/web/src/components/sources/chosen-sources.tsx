import type { IntegrationMapping } from "@fixpoint/contracts";
import { TriangleAlert, X } from "lucide-react";
import { mappingName } from "../../lib/sources.ts";
import { Button } from "../ui/button.tsx";

/** What is chosen, each with a way out. `noteOf`: what is wrong with one; null where nothing is. */
export function ChosenSources({
  label,
  list,
  noteOf,
  onRemove,
}: {
  label: string;
  list: readonly IntegrationMapping[];
  noteOf?: (mapping: IntegrationMapping) => string | null;
  onRemove: (mapping: IntegrationMapping) => void;
}) {
  if (list.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y rounded-card border">
      {list.map((mapping) => {
        const note = noteOf?.(mapping);
        return (
          <li key={`${mapping.integrationId} ${mapping.externalId}`} className="flex items-center gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {mappingName(mapping)}
              {note && (
                <span className="mt-0.5 flex items-center gap-1 text-meta text-warn">
                  <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
                  {note}
                </span>
              )}
            </span>
            <Button variant="ghost" size="iconSm" aria-label={`Remove ${mappingName(mapping)}`} onClick={() => onRemove(mapping)}>
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
