import { homedir } from "node:os";
import path from "node:path";

/** `$XDG_CACHE_HOME/fixpoint`, else `~/.cache/fixpoint`. */
export function cacheRoot(env: NodeJS.ProcessEnv = process.env): string {
  const base = env["XDG_CACHE_HOME"];
  return path.join(base && path.isAbsolute(base) ? base : path.join(homedir(), ".cache"), "fixpoint");
}

/** Dependencies by lockfile hash, shared by every run and by replay. */
export function dependencyCache(): string {
  return path.join(cacheRoot(), "dependencies");
}

/** A new folder for one run, sortable by its name: `2026-11-21T09-10-40-123Z`. */
export function runFolder(now: Date): string {
  return path.join(cacheRoot(), "runs", now.toISOString().replace(/[:.]/g, "-"));
}
