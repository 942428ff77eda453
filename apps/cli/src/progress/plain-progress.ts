import { eventLine } from "./event-line.ts";
import { terminalSafe } from "./terminal-text.ts";
import type { Progress } from "./types.ts";

/** One line an event; counters are left out, for a log that is read later. */
export function plainProgress(stream: NodeJS.WritableStream): Progress {
  return {
    onEvent(event) {
      const line = eventLine(event);
      if (line !== null) stream.write(`${terminalSafe(line)}\n`);
    },
    async finish() {},
  };
}
