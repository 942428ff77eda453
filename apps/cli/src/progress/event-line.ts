import type { AgentEvent } from "@fixpoint/contracts";
import { STAGE_LABELS } from "./stage-labels.ts";
import { seconds } from "./terminal-text.ts";

const MARK = { passed: "ok", failed: "failed", skipped: "skipped" } as const;

/** An event in one line; null for counters. */
export function eventLine(event: AgentEvent): string | null {
  switch (event.type) {
    case "stage_started":
      return `${STAGE_LABELS[event.stage]} …`;
    case "stage_finished":
      return `  ${MARK[event.outcome]} in ${seconds(event.durationMs)}: ${event.summary}`;
    case "log":
      return `  ${event.level === "warn" ? "warning: " : ""}${event.message}`;
    case "command":
      return `  $ ${event.command} (${event.ended === "exited" ? `exit ${event.exitCode}` : event.ended}, ${seconds(event.durationMs)})`;
    case "progress":
      return null;
  }
}
