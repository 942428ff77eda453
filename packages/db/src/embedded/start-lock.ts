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

/** What this process holds: a lock that names it and is not among these could not be removed, for want of a disk that takes writes. */
const held = new Set<string>();

/** Makes the lock's file with our number in it; where the disk is full, there is none afterwards. */
async function createLock(path: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(String(process.pid));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function tryLock(path: string): Promise<boolean> {
  if (held.has(path)) return false;
  held.add(path);
  try {
    await createLock(path);
    return true;
  } catch (error) {
    held.delete(path);
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = Number(await readFile(path, "utf8").catch(() => ""));
  const isLeftOver = holder === process.pid ? !held.has(path) : !isAlive(holder);
  // Empty: its holder is just writing the number.
  if (holder > 0 && isLeftOver) await rm(path, { force: true });
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
    await rm(path, { force: true }).catch(() => {});
    held.delete(path);
  }
}
