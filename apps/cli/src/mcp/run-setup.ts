import { availableParallelism } from "node:os";
import { createSandbox, type Sandbox } from "@fixpoint/sandbox";
import { dependencyCache, runFolder } from "../folders.ts";
import { sandboxDriver } from "../sandbox-driver.ts";
import type { ToolCall } from "./call.ts";

let folders = 0;

/** Of one run; two that begin in the same moment have each their own. */
function ownFolder(): string {
  folders += 1;
  return `${runFolder(new Date())}-${folders}`;
}

export interface RunSetup extends ToolCall {
  sandbox: Sandbox;
  outDir: string;
  cacheDir: string;
  jobs: number;
}

/** What every run on this machine has. */
export async function runSetup(call: ToolCall): Promise<RunSetup> {
  const sandbox = await createSandbox({ driver: sandboxDriver() });
  return { ...call, sandbox, outDir: ownFolder(), cacheDir: dependencyCache(), jobs: availableParallelism() };
}
