import type { Integration } from "@fixpoint/contracts";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Time } from "../../../components/ui/time.tsx";
import { plural } from "../../../lib/format.ts";

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
  const { health, baseUrl } = integration;
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
      {health?.error && (
        <p className="mt-3 flex gap-2 rounded-control bg-bad-bg px-3 py-2 text-[13px] leading-5 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{health.error}</span>
        </p>
      )}
    </div>
  );
}
