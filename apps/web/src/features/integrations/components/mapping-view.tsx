import type { IntegrationMappingView, Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { SyncAnnouncer } from "../../../components/sources/sync-announcer.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { integrationsQuery } from "../../../lib/integrations.ts";
import { DESKTOP, useMedia } from "../../../lib/use-media.ts";
import { useMappings } from "../hooks/use-mappings.ts";
import { isFirstFeed, type MappingColumn } from "../model/mapping-columns.ts";
import { FedNotice } from "./fed-notice.tsx";
import { MappingCards, MappingTable } from "./mapping-lists.tsx";

const MappingDialog = lazy(() => import("./mapping-dialog.tsx"));

interface Cell {
  project: Project;
  column: MappingColumn;
  mappings: readonly IntegrationMappingView[];
}

/** What every project is fed from; each cell is a button that opens its list. */
export default function MappingView({ organization }: { organization: Organization }) {
  const integrations = useQuery(integrationsQuery(organization.id));
  const { projects, rows, error, retry } = useMappings(organization);
  const wide = useMedia(DESKTOP);
  const all = rows.flatMap(({ mappings }) => mappings ?? []);
  const [editing, setEditing] = useState<Cell | null>(null);
  const [fed, setFed] = useState<Project | null>(null);
  const List = wide ? MappingTable : MappingCards;

  return (
    <>
      <FedNotice project={fed} orgSlug={organization.slug} />
      <SyncAnnouncer mappings={all} />
      {projects.isError && (
        <InlineError
          message="Failed to fetch projects"
          detail={failureText(projects.error, "")}
          onRetry={() => void projects.refetch()}
        />
      )}
      {integrations.isError && (
        <InlineError
          message="Failed to fetch integrations"
          detail={failureText(integrations.error, "")}
          onRetry={() => void integrations.refetch()}
        />
      )}
      {error && (
        <InlineError message="Failed to fetch project integration mappings" detail={failureText(error, "")} onRetry={retry} />
      )}
      {(projects.isPending || integrations.isPending) && <Skeleton className="h-40 rounded-card!" />}
      {projects.data && rows.length === 0 && (
        <EmptyState art="projects" title="No projects yet" text="Once there is a project, it is mapped to its trackers here." />
      )}
      {rows.length > 0 && integrations.data && (
        <List
          rows={rows}
          orgSlug={organization.slug}
          onEdit={(project, column, mappings) => setEditing({ project, column, mappings })}
        />
      )}
      {editing && integrations.data && (
        <Suspense>
          <MappingDialog
            {...editing}
            integrations={integrations.data}
            orgSlug={organization.slug}
            onSaved={(saved) => isFirstFeed(editing.mappings, saved) && setFed(editing.project)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
