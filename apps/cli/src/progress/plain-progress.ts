import type { AgentEvent } from "@fixpoint/contracts";
import { seconds, terminalSafe } from "./terminal-text.ts";
import type { Progress } from "./types.ts";
import { STAGE_LABELS } from "./stage-labels.ts";

const MARK = { passed: "ok", failed: "failed", skipped: "skipped" } as const;

/** One line an event; counters are left out, for a log that is read later. */
function lineOf(event: AgentEvent): string | null {
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

export function plainProgress(stream: NodeJS.WritableStream): Progress {
  return {
    onEvent(event) {
      const line = lineOf(event);
      if (line !== null) stream.write(`${terminalSafe(line)}\n`);
    },
    async finish() {},
  };
}
