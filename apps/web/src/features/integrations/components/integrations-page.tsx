import type { Organization } from "@fixpoint/contracts";
import { useNavigate } from "@tanstack/react-router";
import { Tabs } from "radix-ui";
import { lazy, Suspense } from "react";
import { Page } from "../../../components/layout/page.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useTitle } from "../../../lib/use-title.ts";
import { Connections } from "./connections.tsx";

// The connections, which are seen first, need nothing of it.
const MappingView = lazy(() => import("./mapping-view.tsx"));

export type IntegrationsTab = "connections" | "mapping";

const TABS: readonly { id: IntegrationsTab; label: string }[] = [
  { id: "connections", label: "Connections" },
  { id: "mapping", label: "Mapping" },
];

export function IntegrationsPage({
  organization,
  search,
}: {
  organization: Organization;
  search: { tab?: IntegrationsTab | undefined; provider?: string | undefined };
}) {
  const navigate = useNavigate();
  useTitle(`Integrations · ${organization.name}`);

  function choose(tab: string): void {
    void navigate({
      to: "/$orgSlug/integrations",
      params: { orgSlug: organization.slug },
      search: tab === "mapping" ? { tab: "mapping" } : {},
    });
  }

  return (
    <Page title="Integrations" description="Where code and bugs come from, and where the results go">
      <Tabs.Root value={search.tab ?? "connections"} onValueChange={choose}>
        <Tabs.List aria-label="Integrations" className="flex gap-1 border-b">
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab.id}
              value={tab.id}
              className="relative h-10 px-3 text-label font-medium text-fg-2 hover:text-fg data-[state=active]:text-fg data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-[-1px] data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-full data-[state=active]:after:bg-primary"
            >
              {tab.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="connections" className="mt-6">
          <Connections organization={organization} provider={search.provider} />
        </Tabs.Content>
        <Tabs.Content value="mapping" className="mt-6">
          <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
            <MappingView organization={organization} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
