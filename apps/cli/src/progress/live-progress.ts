import { STAGES, type AgentEvent, type Stage } from "@fixpoint/contracts";
import { Listr, ProcessOutput, type ListrTaskWrapper, type DefaultRenderer, type SimpleRenderer } from "listr2";
import { seconds, terminalSafe } from "./terminal-text.ts";
import type { Progress } from "./types.ts";
import { STAGE_LABELS } from "./stage-labels.ts";

type Task = ListrTaskWrapper<unknown, typeof DefaultRenderer, typeof SimpleRenderer>;

interface Row {
  task: Task | null;
  finished: PromiseWithResolvers<{ outcome: "passed" | "failed" | "skipped"; summary: string; durationMs: number } | null>;
}

function newRow(): Row {
  return { task: null, finished: Promise.withResolvers() };
}

function detailOf(event: AgentEvent): string | null {
  if (event.type === "log") return event.message;
  if (event.type === "command") return `$ ${event.command}`;
  if (event.type === "progress") return `${event.label}: ${event.done}${event.total === null ? "" : ` of ${event.total}`}`;
  return null;
}

/** One row a stage with a spinner, its last entry below it while it runs. */
export function liveProgress(stream: NodeJS.WriteStream): Progress {
  const rows = new Map<Stage, Row>(STAGES.map((stage) => [stage, newRow()]));
  const list = new Listr(
    STAGES.map((stage) => ({
      title: STAGE_LABELS[stage],
      task: async (_context: unknown, task: Task): Promise<void> => {
        const row = rows.get(stage) ?? newRow();
        row.task = task;
        const end = await row.finished.promise;
        if (!end) {
          task.skip(STAGE_LABELS[stage]);
          return;
        }
        const line = terminalSafe(`${STAGE_LABELS[stage]} (${seconds(end.durationMs)}): ${end.summary}`);
        if (end.outcome === "passed") task.title = line;
        else if (end.outcome === "skipped") task.skip(line);
        else throw new Error(line);
      },
    })),
    {
      exitOnError: false,
      collectErrors: false,
      registerSignalListeners: false,
      rendererOptions: { collapseErrors: false, collapseSkips: false, processOutput: new ProcessOutput(stream, stream) },
    } as ConstructorParameters<typeof Listr>[1],
  );
  const shown = list.run().catch(() => undefined);
  return {
    onEvent(event) {
      const row = rows.get(event.stage);
      if (!row) return;
      if (event.type === "stage_finished") row.finished.resolve(event);
      const detail = detailOf(event);
      if (detail !== null && row.task) row.task.output = terminalSafe(detail);
    },
    async finish() {
      for (const row of rows.values()) row.finished.resolve(null);
      await shown;
    },
  };
}
