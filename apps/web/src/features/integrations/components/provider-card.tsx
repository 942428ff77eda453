import type { Integration, Organization } from "@fixpoint/contracts";
import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { cn } from "../../../lib/cn.ts";
import { useDisconnect, useTestIntegration } from "../hooks/use-integration-calls.ts";
import { usePopupConnection } from "../hooks/use-popup-connection.ts";
import { STANDING_WORDS, standingOf, type Standing } from "../model/health.ts";
import { PROVIDER_TEXTS } from "../model/providers.ts";
import { ConnectActions } from "./connect-actions.tsx";
import { ConnectedActions } from "./connected-actions.tsx";
import { ProviderHealth } from "./provider-health.tsx";
import { WaitingForPopup } from "./waiting-for-popup.tsx";

const TokenDialog = lazy(() => import("./token-dialog.tsx"));

const LOOKS = { broken: "bad", attention: "attention", good: "good", none: "none" } as const satisfies Record<Standing, string>;

interface Props {
  integration: Integration;
  organization: Organization;
  /** The names of those that are fed from it. */
  projects: readonly string[];
  /** No project is fed from it, and one could be. */
  isUnused: boolean;
}

export function ProviderCard({ integration, organization, projects, isUnused }: Props) {
  const { organizationId, provider, isConnected } = integration;
  const name = sourceName(provider);
  const [dialog, setDialog] = useState<"token" | "disconnect" | null>(null);
  const test = useTestIntegration(organizationId);
  const popup = usePopupConnection(integration, () => test.mutate(integration));
  const disconnect = useDisconnect(organizationId);
  const hasPopup = integration.ways?.includes("popup") ?? false;
  const standing = standingOf(integration);
  const titleId = `provider-${provider}-title`;

  return (
    <article
      id={`provider-${provider}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn(
        "flex h-full scroll-mt-6 flex-col rounded-card border bg-bg p-4 focus:outline-2 focus:outline-offset-2 focus:outline-ring dark:bg-subtle/60",
        standing === "broken" && "border-bad/60",
      )}
    >
      <div className="flex items-center gap-2.5">
        <span aria-hidden className="contents">
          <SourceIcon source={provider} className="size-5 text-fg-2" />
        </span>
        <h3 id={titleId} className="min-w-0 flex-1 text-h3 font-semibold">
          {name}
        </h3>
        <StatusWord look={LOOKS[standing]}>{STANDING_WORDS[standing]}</StatusWord>
      </div>
      {isConnected ? (
        <ProviderHealth integration={integration} projectCount={projects.length} />
      ) : (
        <p className="mt-2 flex-1 text-fg-2">{PROVIDER_TEXTS[provider].purpose}</p>
      )}
      {integration.setUp && (
        <p className="mt-3 flex gap-1.5 text-meta text-fg-2">
          <Info aria-hidden className="mt-px size-3.5 shrink-0" />
          {integration.setUp}
        </p>
      )}
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-2">
        {popup.state.kind !== "idle" ? (
          <WaitingForPopup name={name} state={popup.state} onCancel={popup.cancel} />
        ) : isConnected ? (
          <ConnectedActions
            integration={integration}
            organization={organization}
            standing={standing}
            isUnused={isUnused}
            isTesting={test.isPending}
            onTest={() => test.mutate(integration)}
            onPopup={popup.start}
            onToken={() => setDialog("token")}
            onDisconnect={() => setDialog("disconnect")}
          />
        ) : (
          <ConnectActions name={name} hasPopup={hasPopup} onPopup={popup.start} onToken={() => setDialog("token")} />
        )}
      </div>
      {dialog === "token" && (
        <Suspense>
          <TokenDialog integration={integration} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog === "disconnect"}
        onOpenChange={() => setDialog(null)}
        danger
        title={`Disconnect ${name}?`}
        description={
          projects.length > 0
            ? `The stored token is deleted. These projects lose what they have from ${name}: ${projects.join(", ")}.`
            : `The stored token is deleted. No project uses ${name}.`
        }
        action="Disconnect"
        onConfirm={() => disconnect.mutate(integration)}
      />
    </article>
  );
}
