import type { Repository } from "@fixpoint/contracts";
import { ExternalLink } from "lucide-react";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";

/** The repository's page; a clone address is that with an ending. */
function pageOf(url: string): string {
  return url.replace(/\.git$/, "");
}

/** Where a project's code lies: the repository with its host, linked where it has a page. */
export function RepositoryPlace({ repository }: { repository: Repository | undefined }) {
  if (!repository) return "none";
  const { provider, name, url, defaultBranch } = repository;
  if (provider === "local") return <span className="font-mono text-code">{name}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden className="contents">
        <SourceIcon source={provider} />
      </span>
      <a
        href={pageOf(url)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-w-0 items-center gap-1 font-medium text-primary underline underline-offset-2 wrap-anywhere"
      >
        {name}
        <ExternalLink aria-hidden className="size-3.5 shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <span className="text-fg-2">
        at {sourceName(provider)}, branch <code className="font-mono text-code">{defaultBranch}</code>
      </span>
    </span>
  );
}
