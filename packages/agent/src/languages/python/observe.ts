import { z } from "zod";
import { parseJsonLines } from "../../run/json-lines.ts";
import type { RunResult } from "@fixpoint/sandbox";
import type {
  EditedFiles,
  LanguageAdapter,
  ObserveOptions,
  ProjectProfile,
  ReproductionTest,
  Workspace,
} from "../../types/language.ts";
import { inputsIn, namesFractions } from "../numbers-in.ts";
import { detailsOf, guestRoots, projectEnv } from "./details.ts";
import { GUEST_MOUNT, guestCommand } from "./guest-files.ts";
import { Probe } from "./judge/protocol.ts";

const Line = z.object({
  input: z.string(),
  outcome: z.string(),
  kind: z.enum(["value", "nothing", "throws"]),
  isOfOtherKind: z.literal(true).optional(),
  isExample: z.literal(true).optional(),
});

const EachLine = z.object({ each: z.number().int(), answers: z.array(Line) });

interface Asked {
  script: string;
  hangs: boolean;
  text: string;
  timeMs: number;
  only: readonly string[] | null;
}

function ask(workspace: Workspace, profile: ProjectProfile, guest: string, asked: Asked, more: object = {}): Promise<RunResult> {
  const root = workspace.sandbox.guestRoot(workspace.root);
  return workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, guest),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: projectEnv(profile),
    limits: { timeMs: asked.timeMs, memoryBytes: 2 * 1024 ** 3 },
    signal: workspace.signal,
    stdin: JSON.stringify({
      root,
      sourceRoots: guestRoots(root, detailsOf(profile)),
      script: asked.script,
      hangs: asked.hangs,
      only: asked.only,
      inputs: inputsIn(asked.text),
      withFractions: namesFractions(`${asked.text}\n${asked.script}`),
      ...more,
    }),
  });
}

function askedOf(script: string, { hangMs }: ReproductionTest, { text = "", timeMs, only }: ObserveOptions): Asked {
  return { script, hangs: hangMs !== undefined, text, timeMs, only: only === undefined ? null : [...only] };
}

/** Runs the probe's neighbours one after the other in one process. */
export const observe: LanguageAdapter["observe"] = async (workspace, profile, reproduction, options) => {
  const probe = Probe.safeParse(reproduction.probe);
  if (!probe.success) return [];
  const asked = askedOf(probe.data.script, reproduction, options);
  return parseJsonLines((await ask(workspace, profile, "fixpoint_observe", asked)).stdout, Line);
};

/** The same in a forked child for each edit, all in one sandbox. */
export const observeEach: LanguageAdapter["observeEach"] = async (workspace, profile, reproduction, edits, options) => {
  const probe = Probe.safeParse(reproduction.probe);
  if (!probe.success) return [];
  const root = workspace.sandbox.guestRoot(workspace.root);
  const absolute = (files: EditedFiles["base"]): object =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${root}/${file}`, text]));
  const each = edits.map(({ patched, base }) => ({ patched: absolute(patched), base: absolute(base) }));
  const asked = askedOf(probe.data.script, reproduction, options);
  const run = await ask(workspace, profile, "fixpoint_observe_each", asked, { each });
  return parseJsonLines(run.stdout, EachLine).map(({ answers }) => answers);
};
