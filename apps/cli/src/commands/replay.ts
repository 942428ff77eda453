import { availableParallelism } from "node:os";
import path from "node:path";
import { replayEvidence } from "@fixpoint/agent";
import { createSandbox } from "@fixpoint/sandbox";
import { EXIT_FAILED } from "../exit-codes.ts";
import { dependencyCache } from "../folders.ts";
import { createProgress } from "../progress/progress.ts";
import { sandboxDriver } from "../sandbox-driver.ts";

/** Reruns an evidence bundle without a network. Resolves with the exit code: 0 only when every verdict came out the same. */
export async function replay(folder: string, signal: AbortSignal): Promise<number> {
  const sandbox = await createSandbox({ driver: sandboxDriver() });
  const progress = createProgress(process.stderr);
  const result = await replayEvidence({
    dir: path.resolve(folder),
    sandbox,
    cacheDir: dependencyCache(),
    signal,
    jobs: availableParallelism(),
    onEvent: progress.onEvent,
  }).finally(() => progress.finish());
  if (result.ok) {
    process.stdout.write(`Same verdict: ${result.verdict}.\n`);
    return 0;
  }
  process.stderr.write("The evidence does not hold:\n");
  for (const difference of result.differences) process.stderr.write(`- ${difference}\n`);
  return EXIT_FAILED;
}
