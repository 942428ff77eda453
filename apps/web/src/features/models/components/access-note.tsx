import type { ModelProviderId, Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { modelKeysQuery } from "../../../lib/models.ts";

/** Whether the organization can reach the provider, and where that is set. */
export function AccessNote({ provider, organization }: { provider: ModelProviderId; organization: Organization }) {
  const access = useQuery(modelKeysQuery(organization.id)).data?.find((row) => row.provider === provider);
  if (!access) return <span />;
  const isOwnServer = provider === "openai_compatible";
  const isSet = isOwnServer ? access.baseUrl !== null : access.hasApiKey;
  const what = isOwnServer ? "Address" : "Key";
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-fg-2">
      <StatusWord look={isSet ? "good" : "attention"}>{isSet ? `${what} set` : `No ${what.toLowerCase()}`}</StatusWord>
      <Link
        to="/$orgSlug/integrations"
        params={{ orgSlug: organization.slug }}
        search={{ provider }}
        className="rounded-control text-primary underline underline-offset-2"
      >
        {isSet ? "Replace" : "Add it on the integrations page"}
      </Link>
      {!isSet && <span className="text-meta">Until then, the built-in engine is used.</span>}
    </p>
  );
}
