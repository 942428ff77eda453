import type { BugView } from "@fixpoint/contracts";
import { __iconData as list } from "lucide-react/icons/list";
import { __iconData as loaderCircle } from "lucide-react/icons/loader-circle";
import { __iconData as shieldCheck } from "lucide-react/icons/shield-check";
import { __iconData as bug } from "lucide-react/icons/bug";
import { __iconData as searchX } from "lucide-react/icons/search-x";
import { __iconData as octagonAlert } from "lucide-react/icons/octagon-exclamation-point";
import { __iconData as gitPullRequest } from "lucide-react/icons/git-pull-request";
import { __iconData as gitMerge } from "lucide-react/icons/git-merge";
import { __iconData as gitPullRequestClosed } from "lucide-react/icons/git-pull-request-closed";
import { __iconData as gitPullRequestDraft } from "lucide-react/icons/git-pull-request-draft";
import { __iconData as archive } from "lucide-react/icons/archive";
import { __iconData as ban } from "lucide-react/icons/ban";
import { cn } from "../../lib/cn.ts";
import { onePath, PathIcon } from "./one-path.tsx";

const SHAPES = {
  all: onePath(list),
  inProgress: onePath(loaderCircle),
  validatedFix: onePath(shieldCheck),
  reproduced: onePath(bug),
  noResult: onePath(searchX),
  errorFailed: onePath(octagonAlert),
  open: onePath(gitPullRequest),
  merged: onePath(gitMerge),
  closed: onePath(gitPullRequestClosed),
  draft: onePath(gitPullRequestDraft),
  archived: onePath(archive),
  unsuitable: onePath(ban),
} as const satisfies Record<BugView, string>;

/** The shape of a bug view. Shape, word and colour always go together; where the word is missing, give it a name. */
export function ViewIcon({ view, className }: { view: BugView; className?: string }) {
  return (
    <PathIcon
      d={SHAPES[view]}
      view={view}
      className={cn("size-4 shrink-0 text-(--chip-fg)", view === "inProgress" && "animate-spin", className)}
    />
  );
}
