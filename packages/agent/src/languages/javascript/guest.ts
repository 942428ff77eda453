import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Mount, RunResult, Sandbox } from "@fixpoint/sandbox";
import type { Workspace } from "../../types/language.ts";
import { readText } from "./files.ts";

/**
 * Our own files that run inside; plain JavaScript. Compilers that a project hooks into `require` (old versions of Babel do not
 * know our syntax) leave alone what is in a folder of this name.
 */
export const GUEST_MOUNT: Mount = { source: path.join(import.meta.dirname, "guest"), target: "/fixpoint/node_modules/guest-js" };
/** The Node that we run on is the Node that project code runs on. */
export const NODE_MOUNT: Mount = { source: path.dirname(process.execPath), target: "/fixpoint/node" };

export function guestFile(sandbox: Sandbox, name: string): string {
  return `${sandbox.guestPath(GUEST_MOUNT)}/${name}`;
}

export function nodePath(sandbox: Sandbox): string {
  return `${sandbox.guestPath(NODE_MOUNT)}/${path.basename(process.execPath)}`;
}

export function baseEnv(sandbox: Sandbox): Record<string, string> {
  return {
    PATH: `${sandbox.guestPath(NODE_MOUNT)}:/usr/local/bin:/usr/bin:/bin`,
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    NODE_NO_WARNINGS: "1",
    // Whether its types are right is asked elsewhere; packages that changed theirs since would keep a suite from running.
    TS_NODE_TRANSPILE_ONLY: "true",
    TZ: "UTC",
  };
}

/** Results are written to a file in the tree, since what the project prints shares stdout. Removed afterwards. */
export interface ResultsFile {
  /** Relative to the root. */
  name: string;
  /** As the command sees it. */
  guest: string;
  read(): Promise<string | null>;
  remove(): Promise<void>;
}

export function resultsFile(workspace: Workspace): ResultsFile {
  const name = `.fixpoint-results-${randomBytes(8).toString("hex")}.json`;
  return {
    name,
    guest: `${workspace.sandbox.guestRoot(workspace.root)}/${name}`,
    read: () => readText(workspace.root, name),
    remove: () => rm(path.join(workspace.root, name), { force: true }),
  };
}

/** Runs Node in the sandbox on the work tree, or in a folder of it, without a network. `args` come after node itself. */
export function runNode(
  workspace: Workspace,
  args: readonly string[],
  options: { env?: Record<string, string>; timeMs: number; cwd?: string },
): Promise<RunResult> {
  return workspace.sandbox.run({
    argv: [nodePath(workspace.sandbox), ...args],
    workTree: workspace.root,
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    mounts: [NODE_MOUNT, GUEST_MOUNT],
    env: { ...baseEnv(workspace.sandbox), ...options.env },
    limits: { timeMs: options.timeMs, memoryBytes: 3 * 1024 ** 3 },
    signal: workspace.signal,
  });
}
