import { Circle, CircleCheck, CircleX, LoaderCircle, type LucideIcon } from "lucide-react";
import type { TaskStatus } from "@fixpoint/contracts";
import { duration } from "../../../lib/format.ts";
import type { AnalysisStage } from "../model/stages.ts";

const LOOKS: Record<TaskStatus, { word: string; icon: LucideIcon; className: string }> = {
  pending: { word: "Waiting", icon: Circle, className: "text-fg-3" },
  running: { word: "Running", icon: LoaderCircle, className: "animate-spin text-info" },
  done: { word: "Done", icon: CircleCheck, className: "text-ok" },
  failed: { word: "Failed", icon: CircleX, className: "text-bad" },
};

export function StageRow({ stage }: { stage: AnalysisStage }) {
  const { word, icon: Icon, className } = LOOKS[stage.status];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{stage.title}</p>
        {stage.detail && <p className="text-[13px] leading-5 text-fg-2 wrap-anywhere">{stage.detail}</p>}
      </div>
      <p className="text-meta text-fg-2">
        {word}
        {stage.milliseconds !== null && ` · ${duration(stage.milliseconds)}`}
      </p>
    </li>
  );
}
