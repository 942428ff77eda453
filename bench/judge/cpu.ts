import { readdir, readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;
const EVERY_MS = 200;

interface Stat {
  parent: number;
  /** Of the process and of its children that have ended. */
  ticks: number;
}

async function statOf(pid: string): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0) };
}

/**
 * Processor seconds of all that descends from this process while `work` runs, looked at five times a second. What
 * lives for one look alone is left out: its parent counts it when it ends.
 */
export async function withProcessorTime<T>(work: () => Promise<T>): Promise<{ value: T; cpuSeconds: number }> {
  const seen = new Map<number, { first: number; last: number; looks: number }>();
  const look = async (isStart: boolean): Promise<void> => {
    const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    const stats = new Map<number, Stat>();
    for (const pid of pids) {
      const stat = await statOf(pid);
      if (stat !== null) stats.set(Number(pid), stat);
    }
    const isOurs = (pid: number): boolean => {
      const parent = stats.get(pid)?.parent ?? 0;
      return parent === process.pid || (parent > 1 && isOurs(parent));
    };
    for (const [pid, { ticks }] of stats) {
      if (!isOurs(pid)) continue;
      const known = seen.get(pid) ?? { first: isStart ? ticks : 0, last: ticks, looks: 0 };
      seen.set(pid, { ...known, last: ticks, looks: known.looks + 1 });
    }
  };
  await look(true);
  let looking = Promise.resolve();
  const timer = setInterval(() => (looking = looking.then(() => look(false))), EVERY_MS);
  try {
    const value = await work();
    await looking;
    const ticks = [...seen.values()].reduce((sum, one) => (one.looks > 1 ? sum + one.last - one.first : sum), 0);
    return { value, cpuSeconds: ticks / TICKS_PER_SECOND };
  } finally {
    clearInterval(timer);
    await looking;
  }
}
