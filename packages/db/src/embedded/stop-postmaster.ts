import { setTimeout as delay } from "node:timers/promises";

const STOP_TIMEOUT_MS = 10_000;

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** PostgreSQL's fast shutdown: sessions end, everything is written. Resolves when it has ended, or after ten seconds. */
export async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  const until = Date.now() + STOP_TIMEOUT_MS;
  while (!hasEnded(pid) && Date.now() < until) await delay(20);
}
