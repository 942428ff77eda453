import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = new URL("../../../server/src/", import.meta.url);

/** Runs one of the server's own programs in a process of its own. Resolves with its exit code. */
export function runServerProgram(module: "backup/main.ts" | "admin/create-organization.ts", args: string[]): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(module, SERVER)), ...args], { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
