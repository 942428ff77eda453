import { STAGES } from "@fixpoint/contracts";
import { cn } from "../../../lib/cn.ts";
import { clock } from "../../../lib/format.ts";
import { useLiveStage } from "../../../lib/live-stages.ts";
import { STAGE_WORDS } from "../../../lib/stage-words.ts";
import { useNow } from "../../../lib/use-now.ts";

/** Where the agent is with a bug right now: eight small steps, the word and how long it has been at it. */
export function LiveStageText({ issueId, className }: { issueId: string; className?: string }) {
  const live = useLiveStage(issueId);
  const now = useNow(1000, live !== undefined);
  if (!live) return null;
  const at = STAGES.indexOf(live.stage);
  return (
    <span className={cn("shrink-0 animate-fade items-center gap-2 text-meta text-info", className)}>
      <span aria-hidden className="flex gap-0.5">
        {STAGES.map((stage, index) => (
          <span
            key={stage}
            className={cn(
              "h-1 w-2.5 rounded-full transition-colors duration-300",
              index < at ? "bg-info" : index === at ? "animate-breathe bg-info" : "bg-divider",
            )}
          />
        ))}
      </span>
      {STAGE_WORDS[live.stage].short} <span className="tabular">{clock(now - live.since)}</span>
    </span>
  );
}
