import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string | null = null;

/** A folder of this process for sockets and made-up system files; holds no secrets and is removed at exit. */
export function stateDir(): string {
  if (folder !== null) return folder;
  const made = mkdtempSync(join(tmpdir(), "fixpoint-sandbox-"));
  chmodSync(made, 0o755);
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
