import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { CircleCheckBig } from "lucide-react";
import { Card } from "../../../components/ui/card.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { needsYou } from "../model/funnel.ts";

const ROWS = 5;

export function NeedsYou({
  issues,
  orgSlug,
  projectSlug,
}: {
  issues: readonly IssueListItem[];
  orgSlug: string;
  projectSlug: string;
}) {
  const waiting = needsYou(issues);
  return (
    <Card className="overflow-hidden">
      <h2 className="flex items-center gap-2 px-5 pt-4 pb-3 text-h3 font-semibold">
        Needs you
        {waiting.length > 0 && <span className="rounded-full bg-ok-bg px-2 text-meta text-ok tabular">{waiting.length}</span>}
      </h2>
      {waiting.length === 0 && (
        <p className="flex items-center gap-2 border-t px-5 py-4 text-fg-2">
          <CircleCheckBig aria-hidden className="size-4.5 text-ok" />
          All caught up.
        </p>
      )}
      <ul>
        {waiting.slice(0, ROWS).map((issue) => (
          <li key={issue.id} className="border-t">
            <Link
              to="/$orgSlug/$projectSlug/bugs/$bugId"
              params={{ orgSlug, projectSlug, bugId: issue.id }}
              className="block px-5 py-3 hover:bg-hover"
            >
              <span className="block truncate font-medium">
                <InlineCode text={issue.title} />
              </span>
              <span className="mt-1 flex items-center gap-2 text-meta text-fg-3">
                <ViewChip view={bugView(issue)} />
                <span className="font-mono">{issue.key}</span>
                <Time at={issue.updatedAt} className="ml-auto" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > ROWS && (
        <Link
          to="/$orgSlug/$projectSlug/bugs"
          params={{ orgSlug, projectSlug }}
          search={{ view: "validatedFix" }}
          className="block border-t px-5 py-2.5 text-meta font-semibold text-primary hover:bg-hover"
        >
          All {waiting.length}
        </Link>
      )}
    </Card>
  );
}
