import { TriangleAlert } from "lucide-react";
import { usd } from "../../lib/usd.ts";

const NEARLY = 0.8;

/** How much of a budget is used, in dollars: a bar, the amounts, and a sign from 80 % on. */
export function BudgetBar({ label, used, limit }: { label: string; used: number; limit: number }) {
  const share = limit === 0 ? 1 : used / limit;
  const isNearly = share >= NEARLY;
  return (
    <div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${usd(used)} of ${usd(limit)}`}
        className="h-2.5 overflow-hidden rounded-full border border-control bg-muted"
      >
        <div className={`h-full ${isNearly ? "bg-warn" : "bg-primary"}`} style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
      <p className={`mt-1 flex items-center gap-1 text-meta tabular ${isNearly ? "font-medium text-warn" : "text-fg-3"}`}>
        {isNearly && <TriangleAlert aria-hidden className="size-3.5" />}
        {usd(used)} of {usd(limit)}
        {isNearly && (share >= 1 ? ", used up" : `, ${Math.floor(share * 100)} %`)}
      </p>
    </div>
  );
}
