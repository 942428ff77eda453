import type { InternalSlackMapping } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { slackMappingsQuery } from "../api/internal.ts";
import { ChannelForm } from "./channel-form.tsx";

function matches(mapping: InternalSlackMapping, typed: string): boolean {
  const text = `${mapping.organizationName} ${mapping.projectName} ${mapping.channel ?? ""}`.toLowerCase();
  return text.includes(typed.trim().toLowerCase());
}

export function SlackMappingsPage() {
  const query = useQuery(slackMappingsQuery);
  const [typed, setTyped] = useState("");
  const rows = query.data?.filter((mapping) => matches(mapping, typed));
  useTitle("Internal Slack");
  return (
    <div className="max-w-[960px]">
      <PageHeading title="Slack" description="The channel of our own Slack that hears of a project" />
      {query.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch internal slack channel mappings"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-6 h-48" />}
      {query.data?.length === 0 && <EmptyState art="projects" title="No projects yet" text="No organization has a project." />}
      {query.data && query.data.length > 0 && (
        <>
          <div className="mt-6">
            <SearchField label="Filter projects" value={typed} onChange={setTyped} />
          </div>
          {rows?.length === 0 && <EmptyState art="filter" title="No project matches" />}
          <Card className="mt-4 divide-y">
            {rows?.map((mapping) => (
              <div key={mapping.projectId} className="flex flex-col gap-x-6 gap-y-2 p-4 md:flex-row md:items-start">
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">{mapping.projectName}</p>
                  <p className="text-meta text-fg-3">{mapping.organizationName}</p>
                </div>
                <ChannelForm key={mapping.channel} mapping={mapping} />
              </div>
            ))}
          </Card>
        </>
      )}
    </div>
  );
}
