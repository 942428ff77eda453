import { z } from "zod";
import { parseJsonLines } from "../../run/json-lines.ts";
import type { LanguageAdapter } from "../../types/language.ts";
import { inputsIn, namesFractions } from "../numbers-in.ts";
import { detailsOf, guestRoots } from "./details.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "./guest-files.ts";
import { Probe } from "./judge/protocol.ts";

const Line = z.object({
  input: z.string(),
  outcome: z.string(),
  kind: z.enum(["value", "nothing", "throws"]),
  isOfOtherKind: z.literal(true).optional(),
});

/** Runs the probe's neighbours one after the other in one process. */
export const observe: LanguageAdapter["observe"] = async (workspace, profile, reproduction, options) => {
  const probe = Probe.safeParse(reproduction.probe);
  if (!probe.success) return [];
  const text = options.text ?? "";
  const root = workspace.sandbox.guestRoot(workspace.root);
  const run = await workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, "fixpoint_observe"),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: GUEST_ENV,
    limits: { timeMs: options.timeMs, memoryBytes: 2 * 1024 ** 3 },
    signal: workspace.signal,
    stdin: JSON.stringify({
      root,
      sourceRoots: guestRoots(root, detailsOf(profile)),
      script: probe.data.script,
      inputs: inputsIn(text),
      withFractions: namesFractions(`${text}\n${probe.data.script}`),
    }),
  });
  return parseJsonLines(run.stdout, Line);
};
