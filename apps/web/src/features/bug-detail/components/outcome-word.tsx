import type { TestOutcome } from "@fixpoint/contracts";
import { Check, Minus, TriangleAlert, X } from "lucide-react";
import { cn } from "../../../lib/cn.ts";

const LOOKS = {
  PASSED: { icon: Check, tone: "bg-ok-bg text-ok" },
  FAILED: { icon: X, tone: "bg-bad-bg text-bad" },
  ERROR: { icon: TriangleAlert, tone: "bg-bad-bg text-bad" },
  SKIPPED: { icon: Minus, tone: "bg-calm-bg text-calm" },
} as const;

/** `PASSED`, `FAILED`, `ERROR` or `SKIPPED`, exactly as the runner said it. */
export function OutcomeWord({ outcome, className }: { outcome: TestOutcome; className?: string }) {
  const { icon: Icon, tone } = LOOKS[outcome];
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-[11px] leading-4 font-semibold tracking-wide",
        tone,
        className,
      )}
    >
      <Icon aria-hidden strokeWidth={3} className="size-3" />
      {outcome}
    </span>
  );
}
