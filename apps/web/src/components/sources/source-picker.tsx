import type { Integration, IntegrationMapping } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../lib/api-client.ts";
import { sourcesQuery } from "../../lib/mappings.ts";
import { added, mappingOf, severalOf, toggled, without } from "../../lib/sources.ts";
import { Button } from "../ui/button.tsx";
import { InlineError } from "../ui/inline-error.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { sourceName } from "../ui/source-icon.tsx";
import { ChosenSources } from "./chosen-sources.tsx";
import { SourceByHand } from "./source-by-hand.tsx";
import { SourceCombobox } from "./source-combobox.tsx";

interface Props {
  integration: Integration;
  /** Of this integration. */
  chosen: readonly IntegrationMapping[];
  onChange: (chosen: IntegrationMapping[]) => void;
}

/** What is taken of a connected tracker, chosen from what the tracker offers right now. */
export function SourcePicker({ integration, chosen, onChange }: Props) {
  const { id, organizationId, provider, health } = integration;
  const name = sourceName(provider);
  const query = useQuery(sourcesQuery(organizationId, id));
  const [hasAskedAgain, setHasAskedAgain] = useState(false);
  const offered = query.data && new Set(query.data.sources.map(({ externalId }) => externalId));

  function askAgain(): void {
    setHasAskedAgain(true);
    void query.refetch();
  }

  return (
    <div className="space-y-3">
      <ChosenSources
        label={`Chosen of ${name}`}
        list={chosen}
        noteOf={({ externalId }) => (offered && !offered.has(externalId) ? `${name} does not offer it any more` : null)}
        onRemove={(mapping) => onChange(without(chosen, mapping))}
      />
      {query.isFetching && !offered?.size && (
        <div>
          <p role="status" className="flex items-center gap-2 text-fg-2">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            Asking {name} what it offers…
          </p>
          <Skeleton className="mt-2 h-9" />
          <Skeleton className="mt-2 h-40 rounded-card!" />
        </div>
      )}
      {query.isError && !query.isFetching && (
        <>
          <InlineError
            message={`${name} did not tell what it offers`}
            detail={failureText(query.error, "Unknown error")}
            onRetry={askAgain}
          />
          <details>
            <summary className="min-h-6 w-fit rounded text-label font-medium text-fg-2">Give the id instead</summary>
            <div className="mt-3">
              <SourceByHand provider={provider} onAdd={(source) => onChange(added(chosen, { integrationId: id, ...source }))} />
            </div>
          </details>
        </>
      )}
      {query.data?.sources.length === 0 && !query.isFetching && (
        <div className="rounded-card border border-dashed px-4 py-3">
          <p className="font-medium">There are no {severalOf(query.data.noun)} to choose</p>
          <p className="mt-1 text-fg-2">
            {health?.account ?? "The connected account"} sees none in {name}. Give it access to one there, then look again.
          </p>
          <Button size="sm" className="mt-3" onClick={askAgain}>
            Look again
          </Button>
        </div>
      )}
      {query.data && query.data.sources.length > 0 && (
        <SourceCombobox
          noun={query.data.noun}
          sources={query.data.sources}
          chosenIds={new Set(chosen.map(({ externalId }) => externalId))}
          // The button that was pressed is gone, and the focus would be nowhere.
          autoFocus={hasAskedAgain}
          onToggle={(source) => onChange(toggled(chosen, mappingOf(id, source)))}
        />
      )}
    </div>
  );
}
