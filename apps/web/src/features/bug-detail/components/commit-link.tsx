import type { CommitLink as Link } from "@fixpoint/contracts";
import { GitCommitHorizontal } from "lucide-react";

export function CommitLink({ commit: { sha, url } }: { commit: Link }) {
  const short = <code className="font-mono text-code">{sha.slice(0, 7)}</code>;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <GitCommitHorizontal aria-hidden className="size-4 text-fg-3" />
      <span className="sr-only">Commit </span>
      {url === null ? (
        short
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className="font-medium text-primary underline underline-offset-2">
          {short}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </span>
  );
}
