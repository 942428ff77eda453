import type { BugView } from "@fixpoint/contracts";
import {
  Archive,
  Ban,
  Bug,
  GitMerge,
  GitPullRequest,
  GitPullRequestClosed,
  GitPullRequestDraft,
  List,
  LoaderCircle,
  OctagonAlert,
  SearchX,
  ShieldCheck,
} from "lucide-react";
import { cn } from "../../lib/cn.ts";

const ICONS = {
  all: List,
  inProgress: LoaderCircle,
  validatedFix: ShieldCheck,
  reproduced: Bug,
  noResult: SearchX,
  errorFailed: OctagonAlert,
  open: GitPullRequest,
  merged: GitMerge,
  closed: GitPullRequestClosed,
  draft: GitPullRequestDraft,
  archived: Archive,
  unsuitable: Ban,
} as const satisfies Record<BugView, unknown>;

/** The shape of a bug view. Shape, word and colour always go together; where the word is missing, give it a name. */
export function ViewIcon({ view, className }: { view: BugView; className?: string }) {
  const Icon = ICONS[view];
  return (
    <Icon
      aria-hidden
      data-view={view}
      className={cn("size-4 shrink-0 text-(--chip-fg)", view === "inProgress" && "animate-spin", className)}
    />
  );
}
