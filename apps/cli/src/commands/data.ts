import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const BACKUP_MAIN = fileURLToPath(new URL("../../../server/src/backup/main.ts", import.meta.url));

/** Backs the built-in database up, or restores it, in a process of its own. Resolves with its exit code. */
export function moveData(what: "backup" | "restore", file: string, options: { force: boolean }): Promise<number> {
  const child = spawn(process.execPath, [BACKUP_MAIN, what, ...(options.force ? ["--force"] : []), "--", file], {
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
