import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER_MAIN = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));

/** Runs the server in a process of its own, so that the command line needs nothing of it. Resolves with its exit code. */
export function serve(role: "all" | "web" | "worker"): Promise<number> {
  const child = spawn(process.execPath, [SERVER_MAIN], { stdio: "inherit", env: { ...process.env, FIXPOINT_ROLE: role } });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
