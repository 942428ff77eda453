import type { CodeHostProvider, Integration, Organization } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";

interface Props {
  organization: Organization;
  provider: CodeHostProvider;
  integration: Integration | undefined;
  onNext: () => void;
}

/** Connected and let in: repositories can be chosen of it. */
export function isUsable(integration: Integration | undefined): boolean {
  return integration?.isConnected === true && integration.setUp === null && integration.health?.needsReconnect !== true;
}

function standing(integration: Integration | undefined): string {
  if (!integration?.isConnected) return "Not connected";
  if (integration.setUp !== null) return integration.setUp;
  if (integration.health?.needsReconnect) return "Does not let this organization in any more";
  return integration.health?.account ? `Connected as ${integration.health.account}` : "Connected";
}

/** A code host as a choice; one that cannot be chosen leads to where it is connected. */
export function HostCard({ organization, provider, integration, onNext }: Props) {
  const name = sourceName(provider);
  const isBroken = integration?.isConnected === true && !isUsable(integration);
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <span aria-hidden className="contents">
        <SourceIcon source={provider} className="size-5 text-fg-2" />
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="text-h3 font-semibold">{name}</h3>
        <p className={isBroken ? "flex items-center gap-1.5 text-warn" : "text-fg-2"}>
          {isBroken && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
          {standing(integration)}
        </p>
      </div>
      {isUsable(integration) ? (
        <Button variant="primary" aria-label={`Continue with ${name}`} onClick={onNext}>
          Continue
        </Button>
      ) : (
        <Link to="/$orgSlug/integrations" params={{ orgSlug: organization.slug }} search={{ provider }} className={buttonClass()}>
          {integration?.isConnected ? "Manage" : "Connect"}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </Card>
  );
}
