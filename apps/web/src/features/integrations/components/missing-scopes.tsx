import type { IntegrationProvider } from "@fixpoint/contracts";
import { TriangleAlert } from "lucide-react";
import { scopePurpose } from "../model/scopes.ts";

/** What the credentials may not do, and what that is needed for. */
export default function MissingScopes({ provider, scopes }: { provider: IntegrationProvider; scopes: readonly string[] }) {
  return (
    <div className="mt-3 flex gap-2 rounded-control bg-warn-bg px-3 py-2 text-[13px] leading-5 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">Missing permissions</p>
        <ul>
          {scopes.map((scope) => {
            const purpose = scopePurpose(provider, scope);
            return (
              <li key={scope} className="wrap-anywhere">
                <code className="font-mono text-[12px]">{scope}</code>
                {purpose && `: ${purpose}`}
              </li>
            );
          })}
        </ul>
        <p>Grant them at the provider, then reconnect.</p>
      </div>
    </div>
  );
}
