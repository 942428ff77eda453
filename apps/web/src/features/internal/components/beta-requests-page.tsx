import type { BetaRequest } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { organizationsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { betaRequestsQuery } from "../api/internal.ts";
import { NewOrganizationDialog } from "./new-organization-dialog.tsx";

function Settled({ organizationId }: { organizationId: string }) {
  const organization = useQuery(organizationsQuery).data?.find(({ id }) => id === organizationId);
  return (
    <p className="flex items-center gap-1.5 text-fg-2">
      <Check aria-hidden className="size-4 text-ok" />
      {organization ? (
        <Link to="/$orgSlug" params={{ orgSlug: organization.slug }} className="text-primary underline underline-offset-2">
          {organization.name}
        </Link>
      ) : (
        "Has an organization"
      )}
    </p>
  );
}

function Request({ request, onMake }: { request: BetaRequest; onMake: () => void }) {
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 p-4 md:flex-row md:items-start">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{request.email}</p>
        <p className="text-meta text-fg-3">
          {[request.name, request.company].filter(Boolean).join(", ")}
          {(request.name || request.company) && " · "}
          <Time at={request.createdAt} />
        </p>
        {request.message && <p className="mt-2 max-w-[72ch] whitespace-pre-line wrap-anywhere">{request.message}</p>}
      </div>
      {request.organizationId === null ? (
        <Button size="sm" aria-label={`Make an organization for ${request.email}`} onClick={onMake}>
          Make an organization
        </Button>
      ) : (
        <Settled organizationId={request.organizationId} />
      )}
    </li>
  );
}

export function BetaRequestsPage() {
  const query = useQuery(betaRequestsQuery);
  const [making, setMaking] = useState<BetaRequest | null>(null);
  useTitle("Beta requests");
  return (
    <div className="max-w-[960px]">
      <PageHeading title="Beta requests" description="Who wants to take part, and who already does" />
      {query.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch beta requests"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-6 h-48" />}
      {query.data?.length === 0 && <EmptyState art="caughtUp" title="Nobody has asked" text="New requests are shown here." />}
      {query.data && query.data.length > 0 && (
        <Card className="mt-6">
          <ul className="divide-y">
            {query.data.map((request) => (
              <Request key={request.id} request={request} onMake={() => setMaking(request)} />
            ))}
          </ul>
        </Card>
      )}
      {making && (
        <NewOrganizationDialog initial={{ name: making.company, email: making.email }} onClose={() => setMaking(null)} />
      )}
    </div>
  );
}
