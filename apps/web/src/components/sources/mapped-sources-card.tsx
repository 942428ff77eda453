import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { failureText } from "../../lib/api-client.ts";
import { mappingsQuery } from "../../lib/mappings.ts";
import { Card } from "../ui/card.tsx";
import { InlineError } from "../ui/inline-error.tsx";
import { MappedSource } from "./mapped-source.tsx";
import { SyncAnnouncer } from "./sync-announcer.tsx";

/** The trackers that a project is fed from, as they stand right now. Nothing until that is known. */
export function MappedSourcesCard({ organization, project }: { organization: Organization; project: Project }) {
  const query = useQuery(mappingsQuery(organization.id, project.id));
  const sources = query.data?.filter((mapping) => mapping.sync !== null);
  if (query.isError)
    return (
      <InlineError
        message="Failed to fetch project integration mappings"
        detail={failureText(query.error, "")}
        onRetry={() => void query.refetch()}
      />
    );
  if (!sources) return null;
  return (
    <Card className="p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3 font-semibold">Issue sources</h2>
        <Link
          to="/$orgSlug/integrations"
          params={{ orgSlug: organization.slug }}
          search={{ tab: "mapping" }}
          className="flex min-h-6 items-center rounded text-meta font-semibold text-primary"
        >
          {sources.length > 0 ? "Change" : "Choose"}
          <span className="sr-only"> issue sources</span>
        </Link>
      </div>
      {sources.length === 0 && <p className="mt-2 text-fg-2">No tracker feeds this project yet.</p>}
      <ul className="space-y-2 not-empty:mt-3">
        {sources.map((mapping) => (
          <li key={`${mapping.integrationId} ${mapping.externalId}`}>
            <MappedSource mapping={mapping} />
          </li>
        ))}
      </ul>
      <SyncAnnouncer mappings={sources} />
    </Card>
  );
}
