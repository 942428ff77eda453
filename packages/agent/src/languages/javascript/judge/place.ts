import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Mount } from "@fixpoint/sandbox";
import type { Workspace } from "../../../types/language.ts";

/** Where judges run. */
export interface JudgePlace {
  /** Absolute host path of what they may write to. */
  workTree: string;
  mounts: readonly Mount[];
  /** The project's root as they see it. */
  root: string;
  nodeArgs: readonly string[];
  /** Nothing more can be given. */
  isFree: boolean;
  remove(): Promise<void>;
}

/** Threads and processes would go on when their candidate is over, native code knows no bounds. */
const NO_THREADS_NO_PROCESSES = ["--permission", "--allow-fs-read=*", "--allow-fs-write=*"];

/** What a program says that needs more than the strict place gives. */
export const NEEDS_MORE = /Access to this API has been restricted|\b(?:EROFS|EACCES|EPERM)\b/;

/** The project itself, read-only; without threads, processes and native code. For nearly all programs. */
export async function strictPlace({ sandbox, root }: Workspace): Promise<JudgePlace> {
  const workTree = await mkdtemp(path.join(os.tmpdir(), "fixpoint-judge-"));
  const project: Mount = { source: root, target: "/project" };
  return {
    workTree,
    mounts: [project],
    root: sandbox.guestPath(project),
    nodeArgs: NO_THREADS_NO_PROCESSES,
    isFree: false,
    remove: () => rm(workTree, { recursive: true, force: true }),
  };
}

/** A copy of the project that may be written to; everything else that the sandbox allows. */
export async function freePlace({ sandbox, root }: Workspace): Promise<JudgePlace> {
  const workTree = await mkdtemp(path.join(os.tmpdir(), "fixpoint-judge-"));
  await cp(root, workTree, { recursive: true, verbatimSymlinks: true });
  return {
    workTree,
    mounts: [],
    root: sandbox.guestRoot(workTree),
    nodeArgs: [],
    isFree: true,
    remove: () => rm(workTree, { recursive: true, force: true }),
  };
}
