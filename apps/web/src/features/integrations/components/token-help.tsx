import type { IntegrationProvider } from "@fixpoint/contracts";
import { ExternalLink } from "lucide-react";
import { PROVIDER_TEXTS } from "../model/providers.ts";

/** Where the token is made and what it must be allowed to do. */
export function TokenHelp({ provider }: { provider: IntegrationProvider }) {
  const { tokenPage, scopes } = PROVIDER_TEXTS[provider];
  return (
    <div className="rounded-control bg-subtle px-3 py-2.5 text-[13px] leading-5 text-fg-2 dark:bg-muted/50">
      <a
        href={tokenPage}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex items-center gap-1 font-medium text-primary underline underline-offset-2"
      >
        How to create a token
        <ExternalLink aria-hidden className="size-3.5" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <p className="mt-1">Needed:</p>
      <ul className="list-disc pl-5">
        {scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
    </div>
  );
}
