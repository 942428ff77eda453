import { count } from "../../../lib/format.ts";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import type { ProjectSummary } from "../model/project-order.ts";

const STEPS = [
  { id: "all", label: "Bugs", view: "" },
  { id: "inProgress", label: "Working", view: "inProgress" },
  { id: "validated", label: "Fixed", view: "validatedFix" },
  { id: "open", label: "In PR", view: "open" },
  { id: "merged", label: "Merged", view: "merged" },
] as const;

/** The way of the bugs through a project in five numbers and bars. */
export function MiniFunnel({ counts }: { counts: ProjectSummary["counts"] }) {
  if (!counts) return <Skeleton className="h-14" />;
  const most = Math.max(1, counts.all);
  return (
    <dl className="grid grid-cols-5 gap-2">
      {STEPS.map((step) => (
        <div key={step.id} data-view={step.view} className="flex flex-col">
          <dt className="order-2 mt-1 truncate text-[11px] leading-4 text-fg-3">{step.label}</dt>
          <dd>
            <span className="block text-[17px] leading-6 font-semibold tabular">{count(counts[step.id])}</span>
            <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-muted">
              <span
                className="block h-full origin-left animate-wipe rounded-full bg-(--chip-fg)"
                style={{ width: `${(counts[step.id] / most) * 100}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
