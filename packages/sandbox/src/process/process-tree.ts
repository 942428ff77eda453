import { readFile, readdir } from "node:fs/promises";

/** Host ids of all descendants of `pid`, without itself. A process that ends meanwhile is left out. */
export async function descendants(pid: number): Promise<number[]> {
  const found: number[] = [];
  const open = [pid];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const child of await childrenOf(parent)) {
      found.push(child);
      open.push(child);
    }
  }
  return found;
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

/** Resident bytes of these processes; shared pages are counted in proportion where the kernel tells. */
export async function residentBytes(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(residentOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function residentOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => null);
  const share = rollup?.match(/^Pss:\s+(\d+) kB$/m)?.[1];
  if (share !== undefined) return Number(share) * 1024;
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1] ?? 0) * 1024;
}

/** Whether the first process of a namespace of its own still lives under this id: when it is gone, so are all in it. */
export async function isNamespaceInit(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return /^NSpid:\t\d+(\t\d+)*\t1$/m.test(status) && !/^State:\tZ/m.test(status);
}

/** Sends a signal; a process that is gone is no error. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
