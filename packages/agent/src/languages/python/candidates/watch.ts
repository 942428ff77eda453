import { z } from "zod";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { detailsOf, guestRoots, projectEnv } from "../details.ts";
import { GUEST_MOUNT, guestCommand } from "../guest-files.ts";

/** It ends by itself after four seconds, unless it keeps that from happening. */
const TIME_LIMIT_MS = 10_000;
const MEBIBYTE = 1024 * 1024;

/** Statements, and conditions that could be asked before them. */
export const Questions = z.array(z.object({ file: z.string(), line: z.number().int(), conditions: z.array(z.string()) }));
export type Questions = z.infer<typeof Questions>;

/** For each statement what each condition gives, a letter each time that the statement is reached; null where that is not known. */
const Answers = z.object({ places: z.array(z.array(z.string()).nullable()) });

/** Runs the reproduction's probe once and asks the conditions on its way. null where there is nothing to run or it does not end. */
export async function watch(
  workspace: Workspace,
  profile: ProjectProfile,
  script: string,
  places: Questions,
): Promise<(string[] | null)[] | null> {
  if (script === "" || places.length === 0) return null;
  const root = workspace.sandbox.guestRoot(workspace.root);
  const run = await workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, "fixpoint_watch"),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: projectEnv(profile),
    limits: { timeMs: TIME_LIMIT_MS, memoryBytes: 2 * 1024 * MEBIBYTE, outputBytes: 64 * MEBIBYTE },
    signal: workspace.signal,
    stdin: JSON.stringify({ root, sourceRoots: guestRoots(root, detailsOf(profile)), script, places }),
  });
  try {
    const answers = Answers.safeParse(JSON.parse(run.stdout));
    return answers.success && answers.data.places.length === places.length ? answers.data.places : null;
  } catch {
    return null;
  }
}
