import { randomBytes } from "node:crypto";
import type { SandboxProcess } from "@fixpoint/sandbox";
import { z } from "zod";
import type { Workspace } from "../../../../types/language.ts";
import { baseEnv, GUEST_MOUNT, guestFile, NODE_MOUNT, nodePath } from "../../guest.ts";
import { freePlace, type JudgePlace, NEEDS_MORE, strictPlace } from "../../judge/place.ts";
import type { Probe } from "../../judge/probe.ts";
import type { Item } from "./questions.ts";

/** Milliseconds; a run ends by itself before, unless it never comes back. */
const ANSWER_MS = 6_000;
const MEBIBYTE = 1024 * 1024;

const Answer = z.object({
  nonce: z.string(),
  ready: z.boolean().optional(),
  error: z.string().nullable().optional(),
  isCut: z.boolean().optional(),
  answers: z.array(z.array(z.string().nullable())).optional(),
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
  const answers = answersOf(child, nonce);
  const stop = async (): Promise<void> => {
    await child.kill();
    await place.remove();
  };
  const run = async (files: readonly WatchedFile[], places: readonly WatchedPlace[]): Promise<Answer | null> => {
    await child.send(JSON.stringify({ watch: { files, places } })).catch(() => undefined);
    const answer = await within(answers.next(), ANSWER_MS);
    if (answer === null) await child.kill();
    return answer;
  };
  await child.send(JSON.stringify({ init: { nonce, root: place.root, probe, quiet: [...quiet] } })).catch(() => undefined);
  const isReady = (await within(answers.next(), ANSWER_MS))?.ready === true;
  const first = isReady ? ((await run([], []))?.error ?? null) : null;
  const again = first === null ? null : ((await run([], []))?.error ?? null);
  if (first === null || first !== again || NEEDS_MORE.test(first)) {
    await stop();
    return first !== null && !place.isFree && NEEDS_MORE.test(first) ? "needs more" : null;
  }
  return {
    async watch(files, places) {
      const answer = await run(files, places);
      // Where it fails otherwise, it is not the run that edits are made for.
      const isSame = answer !== null && (answer.isCut === true || answer.error === first);
      return isSame && answer.answers?.length === places.length ? answer.answers : places.map(() => []);
    },
    stop,
  };
}

async function within<T>(promise: Promise<IteratorResult<T>>, ms: number): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    const result = await Promise.race([promise, late.promise]);
    return result === null || result.done === true ? null : result.value;
  } finally {
    clearTimeout(timer);
  }
}

/** Lines without the nonce are the project's own output. */
async function* answersOf(child: SandboxProcess, nonce: string): AsyncGenerator<Answer> {
  for await (const line of child.lines) {
    if (!line.includes(nonce)) continue;
    const parsed = Answer.safeParse(parseJson(line));
    if (parsed.success && parsed.data.nonce === nonce) yield parsed.data;
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
