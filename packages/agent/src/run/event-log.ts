import type { AgentEvent, Stage } from "@fixpoint/contracts";

const MAX_TEXT = 2000;

type Distribute<T> = T extends unknown ? Omit<T, "seq" | "at" | "stage"> : never;
/** An event without what the log itself knows: position, time and stage. */
export type EventBody = Distribute<AgentEvent>;

export interface EventLog {
  /** Stage that later events belong to. */
  enter(stage: Stage): void;
  emit(body: EventBody): void;
  log(level: "info" | "warn", message: string): void;
}

/** Control characters other than newline and tab would reach terminals and logs; they are replaced. */
export function plainText(text: string, limit = MAX_TEXT): string {
  // oxlint-disable-next-line no-control-regex -- these are what must go
  const clean = text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1)}…`;
}

/** A listener that throws must not end the run: its error is dropped. */
export function createEventLog(listen: (event: AgentEvent) => void, now: () => Date): EventLog {
  let seq = 0;
  let stage: Stage = "intake";

  function emit(body: EventBody): void {
    // The union is rebuilt from one of its own members, which the compiler cannot follow through the spread.
    const event = { seq, at: now().toISOString(), stage, ...body } as AgentEvent;
    seq += 1;
    try {
      listen(event);
    } catch {
      // The listener's own trouble.
    }
  }

  return {
    enter(next) {
      stage = next;
    },
    emit,
    log(level, message) {
      emit({ type: "log", level, message: plainText(message) });
    },
  };
}
