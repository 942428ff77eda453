import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Workspace } from "../../../../types/language.ts";
import { askLines } from "../../../ask-lines.ts";
import { baseEnv, GUEST_MOUNT, guestFile, NODE_MOUNT, nodePath } from "../../guest.ts";
import { freePlace, type JudgePlace, NEEDS_MORE, strictPlace } from "../../judge/place.ts";
import type { Probe } from "../../judge/probe.ts";
import type { Item } from "./questions.ts";
import { Shape } from "./shape.ts";

/** Milliseconds; a run ends by itself before, unless it never comes back. */
const ANSWER_MS = 6_000;
const MEBIBYTE = 1024 * 1024;

const Answer = z.object({
  nonce: z.string(),
  ready: z.boolean().optional(),
  error: z.string().nullable().optional(),
  isCut: z.boolean().optional(),
  answers: z.array(z.array(z.string().nullable())).optional(),
  shapes: z.array(z.array(Shape.nullable())).optional(),
});
type Answer = z.infer<typeof Answer>;

export interface WatchedFile {
  file: string;
  /** See `instrument`. */
  pieces: readonly (string | number)[];
}

export interface WatchedPlace {
  before: string | null;
  items: readonly Item[];
}

/** A process that runs the probe on texts that ask, see `instrument`. */
export interface Watcher {
  /**
   * For each item of each place "" where it makes no difference, or else a key: items of a place with the same key make the
   * same difference first. null where that is not known, as of all after a run that does not end.
   */
  watch(files: readonly WatchedFile[], places: readonly WatchedPlace[]): Promise<(string | null)[][]>;
  /** What the names of each place hold there; null for a name that has no value, or where nothing comes by. */
  show(files: readonly WatchedFile[], places: readonly (readonly string[])[]): Promise<(Shape | null)[][]>;
  stop(): Promise<void>;
}

/** `quiet`: see `quietNames`. null where the probe does not fail here in the same way each time. */
export async function startWatcher(workspace: Workspace, probe: Probe, quiet: ReadonlySet<string>): Promise<Watcher | null> {
  for (const placeFor of [strictPlace, freePlace]) {
    const place = await placeFor(workspace);
    const watcher = await startIn(place, workspace, probe, quiet);
    if (watcher !== "needs more") return watcher;
  }
  return null;
}

async function startIn(
  place: JudgePlace,
  workspace: Workspace,
  probe: Probe,
  quiet: ReadonlySet<string>,
): Promise<Watcher | null | "needs more"> {
  const { sandbox } = workspace;
  const child = await sandbox.spawn({
    // Threads and processes are not kept from it: whoever may not start them may not ask V8 either.
    argv: [nodePath(sandbox), "--max-old-space-size=1024", guestFile(sandbox, "watch.cjs")],
    workTree: place.workTree,
    mounts: [GUEST_MOUNT, NODE_MOUNT, ...place.mounts],
    env: baseEnv(sandbox),
    signal: workspace.signal,
    limits: { timeMs: 24 * 3600 * 1000, memoryBytes: 3 * 1024 ** 3, processes: 64, outputBytes: 1024 * MEBIBYTE },
  });
  const nonce = randomBytes(12).toString("hex");
  const asker = askLines(child, nonce, Answer);
  const stop = async (): Promise<void> => {
    await asker.stop();
    await place.remove();
  };
  const run = (question: object): Promise<Answer | null> => asker.ask(question, ANSWER_MS);
  const nothing = { watch: { files: [], places: [] } };
  const isReady = (await asker.ask({ init: { nonce, root: place.root, probe, quiet: [...quiet] } }, ANSWER_MS))?.ready === true;
  const first = isReady ? ((await run(nothing))?.error ?? null) : null;
  const again = first === null ? null : ((await run(nothing))?.error ?? null);
  if (first === null || first !== again || NEEDS_MORE.test(first)) {
    await stop();
    return first !== null && !place.isFree && NEEDS_MORE.test(first) ? "needs more" : null;
  }
  // Where it fails otherwise, it is not the run that edits are made for.
  const isSame = (answer: Answer | null): answer is Answer =>
    answer !== null && (answer.isCut === true || answer.error === first);
  return {
    async watch(files, places) {
      const answer = await run({ watch: { files, places } });
      return isSame(answer) && answer.answers?.length === places.length ? answer.answers : places.map(() => []);
    },
    async show(files, places) {
      const answer = await run({ show: { files, places } });
      return isSame(answer) && answer.shapes?.length === places.length ? answer.shapes : places.map(() => []);
    },
    stop,
  };
}
