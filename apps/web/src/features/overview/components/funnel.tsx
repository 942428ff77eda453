import { BUG_VIEW_LABELS, type IssueListItem } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { Card } from "../../../components/ui/card.tsx";
import { ViewIcon } from "../../../components/ui/view-icon.tsx";
import { count } from "../../../lib/format.ts";
import { funnelOf, sideExits } from "../model/funnel.ts";

/** The way of the bugs from imported to merged; every bar leads to its list. */
export function Funnel({
  issues,
  orgSlug,
  projectSlug,
}: {
  issues: readonly IssueListItem[];
  orgSlug: string;
  projectSlug: string;
}) {
  const steps = funnelOf(issues);
  const most = Math.max(1, steps[0]?.reached ?? 1);
  return (
    <Card className="p-5">
      <h2 className="text-h3 font-semibold">From report to merge</h2>
      <ol className="mt-4 space-y-1">
        {steps.map((step, index) => (
          <li key={step.view}>
            <Link
              to="/$orgSlug/$projectSlug/bugs"
              params={{ orgSlug, projectSlug }}
              search={step.view === "all" ? {} : { view: step.view }}
              data-view={step.view}
              className="group grid grid-cols-[128px_minmax(0,1fr)_40px] items-center gap-3 rounded-control p-1.5 hover:bg-hover"
            >
              <span className="flex items-center gap-2 text-label font-medium">
                <ViewIcon view={step.view} />
                {step.label}
              </span>
              <span aria-hidden className="h-7 overflow-hidden rounded-control bg-muted/60">
                <span
                  className="block h-full origin-left animate-wipe rounded-control border-l-3 border-(--chip-fg) bg-(--chip-bg)"
                  style={{
                    width: `${Math.max(step.reached > 0 ? 3 : 0, (step.reached / most) * 100)}%`,
                    animationDelay: `${index * 60}ms`,
                  }}
                />
              </span>
              <span className="text-right text-[17px] font-semibold tabular">{count(step.reached)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-2 border-t pt-4">
        {sideExits(issues).map(({ view, count: amount }) => (
          <li key={view}>
            <Link
              to="/$orgSlug/$projectSlug/bugs"
              params={{ orgSlug, projectSlug }}
              search={{ view }}
              data-view={view}
              className="inline-flex items-center gap-1.5 rounded-full border px-2.5 py-1 text-meta font-medium text-fg-2 hover:bg-hover"
            >
              <ViewIcon view={view} className={amount === 0 ? "size-3.5 animate-none" : "size-3.5"} />
              {BUG_VIEW_LABELS[view]} <span className="font-semibold text-fg tabular">{count(amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
