import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cgroup, CgroupFactory } from "./cgroup.ts";
import { readKey, readMembers, readNumber, removeFolder } from "./files.ts";

/** Groups beneath a folder whose `cgroup.subtree_control` names memory and pids. */
export function createV2Factory(root: string): CgroupFactory {
  return (name, limits): Cgroup => {
    const folder = join(root, name);
    mkdirSync(folder);
    writeFileSync(join(folder, "memory.max"), String(limits.memoryBytes));
    writeFileSync(join(folder, "pids.max"), String(limits.processes));
    if (existsSync(join(folder, "memory.swap.max"))) writeFileSync(join(folder, "memory.swap.max"), "0");
    if (existsSync(join(folder, "memory.oom.group"))) writeFileSync(join(folder, "memory.oom.group"), "1");
    return {
      procsFiles: [join(folder, "cgroup.procs")],
      members: () => readMembers(join(folder, "cgroup.procs")),
      peakBytes: () => readNumber(join(folder, "memory.peak")),
      memoryKills: () => readKey(join(folder, "memory.events"), "oom_kill"),
      remove: () => removeFolder(folder),
    };
  };
}
