import type { Integration, IntegrationMapping } from "@fixpoint/contracts";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { added, canBePicked, withIntegration, without } from "../../lib/sources.ts";
import { SourceIcon, sourceName } from "../ui/source-icon.tsx";
import { ChosenSources } from "./chosen-sources.tsx";
import { SourceByHand } from "./source-by-hand.tsx";
import { SourcePicker } from "./source-picker.tsx";

interface SectionProps {
  integration: Integration;
  chosen: readonly IntegrationMapping[];
  onChange: (chosen: IntegrationMapping[]) => void;
}

function TypedSources({ integration, chosen, onChange }: SectionProps) {
  return (
    <div className="space-y-3">
      <ChosenSources
        label={`Chosen of ${sourceName(integration.provider)}`}
        list={chosen}
        onRemove={(mapping) => onChange(without(chosen, mapping))}
      />
      <SourceByHand
        provider={integration.provider}
        onAdd={(source) => onChange(added(chosen, { integrationId: integration.id, ...source }))}
      />
    </div>
  );
}

function Section({ isOpen, onOpen, ...props }: SectionProps & { isOpen: boolean; onOpen: () => void }) {
  const { integration, chosen } = props;
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border">
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className={cn(
            "flex min-h-11 w-full items-center gap-2.5 rounded-card px-3 text-left hover:bg-hover",
            isOpen && "rounded-b-none",
          )}
        >
          <span aria-hidden className="contents">
            <SourceIcon source={integration.provider} className="size-4.5 text-fg-2" />
          </span>
          <span className="min-w-0 flex-1 text-label font-medium">{sourceName(integration.provider)}</span>
          <span className="text-meta text-fg-2">{chosen.length > 0 ? `${chosen.length} chosen` : "Nothing chosen"}</span>
          <ChevronRight aria-hidden className={cn("size-4 text-fg-3 transition-transform duration-200", isOpen && "rotate-90")} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="border-t p-3">
        {isOpen && (canBePicked(integration.provider) ? <SourcePicker {...props} /> : <TypedSources {...props} />)}
      </div>
    </section>
  );
}

/** One fold for each connected provider; one that is folded asks its vendor nothing. */
export function SourceSections({
  integrations,
  list,
  onChange,
}: {
  /** The connected ones. */
  integrations: readonly Integration[];
  /** What is chosen, of all of them. */
  list: readonly IntegrationMapping[];
  onChange: (list: IntegrationMapping[]) => void;
}) {
  // undefined: nobody has folded anything yet.
  const [chosenId, setChosenId] = useState<string | null>();
  const fed = integrations.find(({ id }) => list.some(({ integrationId }) => integrationId === id));
  const openId = chosenId === undefined ? (integrations.length === 1 ? integrations[0]?.id : fed?.id) : chosenId;
  return (
    <div className="space-y-3">
      {integrations.map((integration) => (
        <Section
          key={integration.id}
          integration={integration}
          chosen={list.filter(({ integrationId }) => integrationId === integration.id)}
          onChange={(chosen) => {
            setChosenId(integration.id);
            onChange(withIntegration(list, integration.id, chosen));
          }}
          isOpen={integration.id === openId}
          onOpen={() => setChosenId(integration.id === openId ? null : integration.id)}
        />
      ))}
    </div>
  );
}
