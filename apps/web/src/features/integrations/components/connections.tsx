import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { integrationsQuery } from "../../../lib/integrations.ts";
import { offersSources } from "../../../lib/sources.ts";
import { useFocusOnCard } from "../hooks/use-focus-on-card.ts";
import { useMappings } from "../hooks/use-mappings.ts";
import { affectedProjects, isUnused } from "../model/mapping-columns.ts";
import { PROVIDER_GROUPS, providerOf } from "../model/providers.ts";
import { CARD_GRID } from "./card-grid.ts";
import { ModelProviders } from "./model-providers.tsx";
import { ProviderCard } from "./provider-card.tsx";

export function Connections({ organization, provider }: { organization: Organization; provider: string | undefined }) {
  const query = useQuery(integrationsQuery(organization.id));
  const { rows } = useMappings(organization);
  const wanted = providerOf(provider);
  const isLoaded = query.data !== undefined;

  useFocusOnCard(isLoaded ? wanted : undefined);

  return (
    <div className="space-y-8">
      {query.isError && (
        <InlineError
          message="Failed to fetch integrations"
          detail={failureText(query.error, "")}
          onRetry={() => void query.refetch()}
        />
      )}
      {PROVIDER_GROUPS.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`} className="text-h3 font-semibold">
            {group.title}
          </h2>
          <ul className={CARD_GRID}>
            {group.providers.map((id) => {
              const integration = query.data?.find((candidate) => candidate.provider === id);
              return (
                <li key={id}>
                  {integration && (
                    <ProviderCard
                      integration={integration}
                      organization={organization}
                      projects={affectedProjects(integration.id, rows)}
                      isUnused={offersSources(id) && isUnused(integration.id, rows)}
                    />
                  )}
                  {query.isPending && <Skeleton className="h-40 rounded-card!" />}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <ModelProviders organization={organization} wanted={provider} />
    </div>
  );
}
