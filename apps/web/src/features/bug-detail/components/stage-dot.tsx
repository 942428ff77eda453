import { Check, Minus, X } from "lucide-react";
import { cn } from "../../../lib/cn.ts";
import type { StageStatus } from "../model/timeline.ts";

const WORDS: Record<StageStatus, string> = {
  waiting: "waiting",
  running: "running",
  passed: "passed",
  failed: "failed",
  skipped: "skipped",
};

/** The state of a stage as a shape: ring, turning ring, check, cross or dash. */
export function StageDot({ status, large = false }: { status: StageStatus; large?: boolean }) {
  const size = large ? "size-7" : "size-5";
  const icon = large ? "size-4" : "size-3";
  return (
    <span
      key={status}
      className={cn(
        "relative z-10 inline-flex shrink-0 items-center justify-center rounded-full",
        size,
        status === "passed" && "animate-pop bg-ok-bg text-ok",
        status === "failed" && "animate-pop bg-bad-bg text-bad",
        status === "skipped" && "bg-calm-bg text-calm",
        status === "waiting" && "border-2 border-divider bg-bg",
        status === "running" && "bg-info-bg text-info",
      )}
    >
      {status === "passed" && <Check aria-hidden strokeWidth={3} className={icon} />}
      {status === "failed" && <X aria-hidden strokeWidth={3} className={icon} />}
      {status === "skipped" && <Minus aria-hidden strokeWidth={3} className={icon} />}
      {status === "running" && (
        <svg viewBox="0 0 20 20" aria-hidden className="absolute inset-0 size-full animate-spin">
          <circle
            cx="10"
            cy="10"
            r="8.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeDasharray="38 60"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span className="sr-only">{WORDS[status]}</span>
    </span>
  );
}
