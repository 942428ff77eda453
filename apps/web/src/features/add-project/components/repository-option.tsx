import type { CodeHostProvider, OfferedRepository } from "@fixpoint/contracts";
import { GitBranch } from "lucide-react";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { cn } from "../../../lib/cn.ts";

/** Why a repository cannot be chosen; null when it can. */
function reasonAgainst({ isAdded, defaultBranch }: OfferedRepository): string | null {
  if (isAdded) return "Added";
  return defaultBranch === null ? "Empty" : null;
}

export function RepositoryOption({
  provider,
  repository,
  isChosen,
  onChoose,
}: {
  provider: CodeHostProvider;
  repository: OfferedRepository;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const reason = reasonAgainst(repository);
  return (
    <label
      className={cn(
        "flex min-h-11 items-center gap-3 px-3 py-1.5",
        reason === null ? "cursor-pointer hover:bg-hover" : "cursor-not-allowed text-fg-3",
        isChosen && "bg-selected",
      )}
    >
      <input
        type="radio"
        name="repository"
        checked={isChosen}
        disabled={reason !== null}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary"
      />
      <span aria-hidden className="contents">
        <SourceIcon source={provider} />
      </span>
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{repository.name}</span>
      {repository.defaultBranch !== null && (
        <span className="flex min-w-0 items-center gap-1 font-mono text-meta text-fg-3 max-md:hidden">
          <GitBranch aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">default branch </span>
          <span className="max-w-40 truncate">{repository.defaultBranch}</span>
        </span>
      )}
      {reason !== null && (
        <span className="shrink-0 rounded-full bg-muted px-2 py-0.5 text-meta font-medium text-fg-2">{reason}</span>
      )}
    </label>
  );
}
