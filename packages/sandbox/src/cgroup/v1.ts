import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cgroup, CgroupFactory } from "./cgroup.ts";
import { readKey, readMembers, readNumber, removeFolder } from "./files.ts";

/** Groups beneath the two folders, e.g. `/sys/fs/cgroup/memory/<own>` and `/sys/fs/cgroup/pids/<own>`. */
export function createV1Factory(memoryRoot: string, pidsRoot: string): CgroupFactory {
  return (name, limits): Cgroup => {
    const memory = join(memoryRoot, name);
    const pids = join(pidsRoot, name);
    mkdirSync(memory);
    mkdirSync(pids);
    writeFileSync(join(memory, "memory.limit_in_bytes"), String(limits.memoryBytes));
    const withSwap = join(memory, "memory.memsw.limit_in_bytes");
    if (existsSync(withSwap)) writeFileSync(withSwap, String(limits.memoryBytes));
    writeFileSync(join(pids, "pids.max"), String(limits.processes));
    return {
      procsFiles: [join(memory, "cgroup.procs"), join(pids, "cgroup.procs")],
      members: () => readMembers(join(pids, "cgroup.procs")),
      peakBytes: () => readNumber(join(memory, "memory.max_usage_in_bytes")),
      memoryKills: () => readKey(join(memory, "memory.oom_control"), "oom_kill"),
      remove: async () => {
        await Promise.all([removeFolder(memory), removeFolder(pids)]);
      },
    };
  };
}
