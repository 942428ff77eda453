import { z } from "zod";
import type { IssueFacts, Symptom } from "../../../types/facts.ts";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "../guest-files.ts";

const TIME_LIMIT_MS = 60_000;
const MOST_CASES = 40;

const StatedSymptom = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("wrong_value"), expected: z.string().nullable(), actual: z.string().nullable() }),
  z.object({ kind: z.literal("exception"), errorType: z.string().nullable(), message: z.string().nullable() }),
  z.object({ kind: z.literal("missing_exception"), errorType: z.string().nullable(), message: z.string().nullable() }),
  z.object({ kind: z.literal("hang") }),
]) satisfies z.ZodType<Symptom>;

/** One example of the issue as code: `setup`, then `expression`, then what must hold. */
export const Case = z.object({
  imports: z.array(z.string()),
  setup: z.string(),
  expression: z.string(),
  check: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("equals"), expected: z.string() }),
    z.object({ kind: z.literal("raises"), type: z.string(), message: z.string().nullable() }),
    z.object({ kind: z.literal("runs") }),
    z.object({ kind: z.literal("true") }),
  ]),
  symptom: StatedSymptom,
  derivedFrom: z.string(),
  /** How plainly the issue states it, 0 to 1. */
  weight: z.number(),
});
export type Case = z.infer<typeof Case>;

/** Best first. The guest script parses the issue's code and the sources; it runs neither. */
export async function readCases(workspace: Workspace, profile: ProjectProfile, facts: IssueFacts): Promise<Case[]> {
  const run = await workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, "fixpoint_reproduce"),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: GUEST_ENV,
    limits: { timeMs: TIME_LIMIT_MS },
    signal: workspace.signal,
    stdin: JSON.stringify({
      root: workspace.sandbox.guestRoot(workspace.root),
      sourceRoots: detailsOf(profile).sourceRoots,
      sourceFiles: profile.sourceFiles,
      packageName: profile.packageName,
      limit: MOST_CASES,
      facts,
    }),
  });
  try {
    return z.array(Case).parse(JSON.parse(run.stdout));
  } catch {
    workspace.log("warn", `the issue's examples could not be read: ${run.stderr.trim().slice(-300)}`);
    return [];
  }
}
