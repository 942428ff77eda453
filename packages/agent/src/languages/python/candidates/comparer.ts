import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { askLines } from "../../ask-lines.ts";
import { detailsOf, guestRoots, projectEnv } from "../details.ts";
import { GUEST_MOUNT, guestCommand } from "../guest-files.ts";

/** Milliseconds; a run ends by itself before, unless it never comes back. */
const ANSWER_MS = 8_000;
const MEBIBYTE = 1024 * 1024;

/** Expressions of statements, and what edits would put there. */
export const Comparisons = z.array(
  z.object({
    file: z.string(),
    line: z.number().int(),
    last: z.number().int(),
    frame: z.string(),
    kind: z.enum(["truth", "value"]),
    before: z.string(),
    items: z.array(z.string()),
  }),
);
export type Comparisons = z.infer<typeof Comparisons>;

const Answer = z.object({ nonce: z.string(), answers: z.array(z.array(z.string().nullable())).nullable() });

/** A process that runs the reproduction's probe and asks on its way what edits would change. */
export interface Comparer {
  /**
   * For each item of each place "" where it never makes a difference, or else a key: items of a place with the same key make the
   * same difference first. null where that is not known. One question at a time.
   */
  compare(places: Comparisons): Promise<(string | null)[][] | null>;
  stop(): Promise<void>;
}

/** @throws where the sandbox cannot start it. `stop` must be called. */
export async function startComparer(workspace: Workspace, profile: ProjectProfile, script: string): Promise<Comparer> {
  const { sandbox } = workspace;
  const child = await sandbox.spawn({
    argv: guestCommand(sandbox, "fixpoint_ask_edits"),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: projectEnv(profile),
    limits: { timeMs: 24 * 3600 * 1000, memoryBytes: 2 * 1024 * MEBIBYTE, outputBytes: 1024 * MEBIBYTE },
    signal: workspace.signal,
  });
  const nonce = randomBytes(12).toString("hex");
  const root = sandbox.guestRoot(workspace.root);
  await child
    .send(JSON.stringify({ nonce, root, sourceRoots: guestRoots(root, detailsOf(profile)), script }))
    .catch(() => undefined);
  const asker = askLines(child, nonce, Answer);
  return {
    async compare(places) {
      const answers = (await asker.ask(places, ANSWER_MS))?.answers ?? null;
      const fits = answers?.length === places.length && places.every(({ items }, at) => answers[at]?.length === items.length);
      return fits ? answers : null;
    },
    stop: () => asker.stop(),
  };
}
