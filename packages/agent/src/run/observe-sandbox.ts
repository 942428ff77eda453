import type { RunRequest, RunResult, Sandbox } from "@fixpoint/sandbox";
import { plainText, type EventLog } from "./event-log.ts";

export interface ObservedSandbox extends Sandbox {
  /** Largest memory of any command so far, bytes; null while none could be measured. */
  peakMemoryBytes(): number | null;
}

/** Puts every command on the timeline and remembers the memory peak; the commands themselves are untouched. */
export function observeSandbox(sandbox: Sandbox, events: EventLog): ObservedSandbox {
  let peak: number | null = null;

  function note(request: RunRequest, result: RunResult): RunResult {
    if (result.peakMemoryBytes !== null) peak = Math.max(peak ?? 0, result.peakMemoryBytes);
    events.emit({
      type: "command",
      command: plainText(request.argv.join(" ").replaceAll("\n", " "), 300),
      ended: result.ended,
      exitCode: result.exitCode,
      durationMs: result.durationMs,
    });
    return result;
  }

  return {
    driver: sandbox.driver,
    strength: sandbox.strength,
    preflight: () => sandbox.preflight(),
    guestRoot: (workTree) => sandbox.guestRoot(workTree),
    guestPath: (mount) => sandbox.guestPath(mount),
    run: async (request) => note(request, await sandbox.run(request)),
    spawn: async (request) => {
      const child = await sandbox.spawn(request);
      child.result.then(
        (result) => note(request, result),
        () => undefined,
      );
      return child;
    },
    peakMemoryBytes: () => peak,
  };
}
