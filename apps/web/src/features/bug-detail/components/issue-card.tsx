import type { IssueDetails } from "@fixpoint/contracts";
import { ExternalLink } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { cn } from "../../../lib/cn.ts";

const IssueText = lazy(() => import("./issue-text.tsx"));
const LONG_LINES = 14;
const LONG_CHARS = 900;

export function IssueCard({ bug }: { bug: IssueDetails }) {
  const long = bug.text.split("\n").length > LONG_LINES || bug.text.length > LONG_CHARS;
  const [whole, setWhole] = useState(false);
  return (
    <Card>
      <section aria-label="Issue" className="p-4">
        <div className="flex items-center gap-2">
          <h2 className="text-h3 font-semibold">Issue</h2>
          <SourceIcon source={bug.source} />
          <span className="text-meta text-fg-3">
            opened <Time at={bug.createdAt} />
          </span>
          {bug.issueUrl && (
            <a
              href={bug.issueUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="ml-auto flex min-h-6 items-center gap-1 text-meta font-medium text-primary"
            >
              {sourceName(bug.source)}
              <ExternalLink aria-hidden className="size-3" />
            </a>
          )}
        </div>
        {bug.text.trim() === "" ? (
          <p className="mt-3 text-fg-3">No description was given.</p>
        ) : (
          <div className={cn("relative mt-3", long && !whole && "max-h-72 overflow-hidden")}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <IssueText text={bug.text} />
            </Suspense>
            {long && !whole && (
              <div
                aria-hidden
                className="absolute inset-x-0 bottom-0 h-16 bg-gradient-to-t from-bg to-transparent dark:from-subtle"
              />
            )}
          </div>
        )}
        {long && (
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="mt-1.5 min-h-6 rounded text-meta font-semibold text-primary"
          >
            {whole ? "Show less" : "Show all"}
          </button>
        )}
      </section>
    </Card>
  );
}
