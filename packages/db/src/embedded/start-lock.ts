import { open, readFile, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function tryLock(path: string): Promise<boolean> {
  try {
    const handle = await open(path, "wx", 0o600);
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = Number(await readFile(path, "utf8").catch(() => ""));
  // Empty: its holder is just writing the number.
  if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
  return false;
}

/** Runs `work` while no other process of this machine does so for the same lock file; a dead holder's lock is taken over. */
export async function withStartLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 60_000;
  while (!(await tryLock(path))) {
    if (Date.now() > until)
      throw new InfrastructureError(
        "database_start_locked",
        `Another process has been starting the database for a minute (${path})`,
        { hint: "If none is running, delete that file." },
      );
    await delay(50);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
