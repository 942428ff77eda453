import { FixpointError } from "@fixpoint/contracts";
import { startServer, type RunningServer, type StartOptions } from "./start-server.ts";

/** One line for a person; no stack, which would hide it. */
function fail(error: unknown): never {
  const text =
    error instanceof FixpointError && error.hint
      ? `${error.message}. ${error.hint}`
      : error instanceof Error
        ? error.message
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function stopOnSignals(server: RunningServer): void {
  let asked = false;
  function stop(): void {
    // A second Ctrl+C does not wait.
    if (asked) process.exit(130);
    asked = true;
    server.stop().then(() => process.exit(0), fail);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** Starts the server of this process and keeps it running until it is told to stop. */
export async function main(options: Pick<StartOptions, "agentEntry" | "pace"> = {}): Promise<void> {
  try {
    stopOnSignals(await startServer({ ...options, env: process.env, print: (line) => process.stdout.write(`${line}\n`) }));
  } catch (error) {
    fail(error);
  }
}

if (import.meta.main) await main();
