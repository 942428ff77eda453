import type { Integration } from "@fixpoint/contracts";
import { CircleAlert } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { plural } from "../../../lib/format.ts";

// The words for every scope are needed by few.
const MissingScopes = lazy(() => import("./missing-scopes.tsx"));

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-20 shrink-0 text-fg-3">{term}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Moment({ at }: { at: string | null | undefined }) {
  return at ? <Time at={at} /> : <span className="text-fg-3">never</span>;
}

/** How a connected provider stands: whose access it is, when it last did something, and what is wrong with it. */
export function ProviderHealth({ integration, projectCount }: { integration: Integration; projectCount: number }) {
  const { health, baseUrl, provider } = integration;
  return (
    <div className="mt-2 flex-1">
      <p className="text-fg-2 wrap-anywhere">
        {health?.account ?? "Account not known yet"} · {plural(projectCount, "project")}
      </p>
      <dl className="mt-3 space-y-1 text-meta">
        {baseUrl && <Row term="Address">{baseUrl}</Row>}
        <Row term="Last sync">
          <Moment at={health?.lastSyncAt} />
        </Row>
        <Row term="Last event">
          <Moment at={health?.lastEventAt} />
        </Row>
        <Row term="Last test">
          <Moment at={health?.checkedAt} />
        </Row>
        {health?.scopes && <Row term="Scopes">{health.scopes.length > 0 ? health.scopes.join(", ") : "none"}</Row>}
      </dl>
      {/* There from the beginning, so that what goes wrong meanwhile is read out. */}
      <div role="status">
        {(health?.error || health?.needsReconnect) && (
          <p
            className={`mt-3 flex gap-2 rounded-control px-3 py-2 text-[13px] leading-5 ${health.needsReconnect ? "bg-bad-bg text-bad" : "bg-warn-bg text-warn"}`}
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {health.error ?? `${sourceName(provider)} does not accept the credentials any more.`}
              {health.needsReconnect && " Nothing is read until it is connected again."}
            </span>
          </p>
        )}
        {health && health.missingScopes.length > 0 && (
          <Suspense>
            <MissingScopes provider={provider} scopes={health.missingScopes} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
