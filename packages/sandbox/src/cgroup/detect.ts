import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CgroupFactory } from "./cgroup.ts";
import { createV1Factory } from "./v1.ts";
import { createV2Factory } from "./v2.ts";

const ROOT = "/sys/fs/cgroup";

/** Lines of /proc/self/cgroup as `controllers → path`; version 2 has the empty name. */
function ownGroups(): Map<string, string> {
  const groups = new Map<string, string>();
  for (const line of readFileSync("/proc/self/cgroup", "utf8").split("\n")) {
    const [, controllers, path] = line.match(/^\d+:([^:]*):(.*)$/) ?? [];
    if (controllers === undefined || path === undefined) continue;
    for (const name of controllers.split(",")) groups.set(name, path);
  }
  return groups;
}

function findV2Root(path: string): string | null {
  for (let folder = join(ROOT, path); folder.startsWith(ROOT); folder = dirname(folder)) {
    const control = join(folder, "cgroup.subtree_control");
    if (!existsSync(control)) continue;
    const names = readFileSync(control, "utf8").trim().split(" ");
    if (names.includes("memory") && names.includes("pids")) return folder;
  }
  return null;
}

/** Groups of workers that were killed stay behind; their names hold the worker's id. */
function sweep(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = name.match(/^fixpoint-(\d+)-/)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    try {
      rmdirSync(join(root, name));
    } catch {
      // Still in use, or another worker was faster.
    }
  }
}

function candidates(): CgroupFactory[] {
  const groups = ownGroups();
  const memory = groups.get("memory");
  const pids = groups.get("pids");
  if (memory !== undefined && pids !== undefined) {
    const roots = [join(ROOT, "memory", memory), join(ROOT, "pids", pids)] as const;
    roots.forEach(sweep);
    return [createV1Factory(...roots)];
  }
  const root = existsSync(join(ROOT, "cgroup.controllers")) ? findV2Root(groups.get("") ?? "/") : null;
  if (root === null) return [];
  sweep(root);
  return [createV2Factory(root)];
}

/** A way to make groups that was tried with a real process, or null where this host gives none. */
export async function detectCgroups(): Promise<CgroupFactory | null> {
  try {
    for (const factory of candidates()) {
      const group = factory(`fixpoint-${process.pid}-probe-${randomUUID().slice(0, 8)}`, {
        memoryBytes: 256 * 1024 * 1024,
        processes: 8,
      });
      try {
        execFileSync("/bin/sh", ["-c", 'for f; do echo $$ > "$f" || exit 1; done', "sh", ...group.procsFiles], {
          stdio: "ignore",
          env: {},
        });
        return factory;
      } finally {
        await group.remove();
      }
    }
  } catch {
    // Not permitted here: the watchdog takes over.
  }
  return null;
}
