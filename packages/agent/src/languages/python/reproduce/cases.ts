import { z } from "zod";
import type { IssueFacts, Symptom } from "../../../types/facts.ts";
import { locateFrames } from "../../../crash/locate-frames.ts";
import type { ProjectProfile, UnusableRecord, Workspace } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "../guest-files.ts";
import { withPrograms } from "./programs.ts";

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
  /** The issue says that it is right as it is: a second example whose value is learned. */
  fine: z.boolean(),
  /** Position of the expectation that it is one reading of; null for what is read of nothing but code. */
  statement: z.number().nullable(),
  /** Files that it runs as programs. */
  programs: z.array(z.string()).optional(),
});
export type Case = z.infer<typeof Case>;

const Reading = z.object({
  cases: z.array(Case),
  /** Recorded calls of which no case could be made. */
  unusable: z.array(z.object({ what: z.string(), reason: z.string() })),
  /** What stopped the reading. */
  error: z.string().nullable(),
});

/** A text on its way to the guest, and what is known of it here. */
async function prepared(workspace: Workspace, profile: ProjectProfile, facts: IssueFacts) {
  const programs = await withPrograms(workspace.root, profile, facts);
  const { crash, ...text } = programs.facts;
  const { located, unusable } =
    crash === null ? { located: [], unusable: [] } : await locateFrames(workspace.root, profile.sourceFiles, crash);
  const asked = {
    facts: text,
    crash: {
      type: crash?.type ?? null,
      message: crash?.message ?? null,
      frames: located.map((frame) => ({ ...frame, variables: Object.fromEntries(frame.variables) })),
    },
  };
  return { asked, unusable, files: programs.files };
}

/** Of each text its cases, best first. The guest script parses its code, recorded values and the sources; it runs none of them. */
export async function readCasesOf(
  workspace: Workspace,
  profile: ProjectProfile,
  texts: readonly IssueFacts[],
  tell: (unusable: UnusableRecord) => void,
): Promise<Case[][]> {
  const ready = await Promise.all(texts.map((facts) => prepared(workspace, profile, facts)));
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
      testFiles: profile.testFiles,
      packageName: profile.packageName,
      limit: MOST_CASES,
      texts: ready.map(({ asked }) => asked),
    }),
  });
  const warn = (error: string): void =>
    workspace.log("warn", `the issue's examples could not be read: ${error.trim().slice(-300)}`);
  const readings = z.array(Reading).safeParse(parsed(run.stdout));
  if (!readings.success) {
    warn(run.stderr);
    return texts.map(() => []);
  }
  return ready.map(({ files, unusable }, at) => {
    const reading = readings.data[at] ?? { cases: [], unusable: [], error: "it is missing" };
    if (reading.error !== null) warn(reading.error);
    for (const one of [...unusable, ...reading.unusable]) tell(one);
    return reading.cases.map((one) => {
      const runs = [...files].flatMap(([head, file]) => (one.expression.includes(head) ? [file] : []));
      return runs.length === 0 ? one : { ...one, programs: runs };
    });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
