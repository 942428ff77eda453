import { parseJson } from "../../../run/json-lines.ts";
import { randomBytes } from "node:crypto";
import type { SandboxProcess } from "@fixpoint/sandbox";
import { z } from "zod";
import type { Judged, TextEdit } from "../../../types/candidate.ts";
import type { Workspace } from "../../../types/language.ts";
import { baseEnv, GUEST_MOUNT, guestFile, NODE_MOUNT, nodePath } from "../guest.ts";
import type { JudgePlace } from "./place.ts";
import type { Probe } from "./probe.ts";

const Answer = z.object({
  nonce: z.string(),
  ready: z.boolean().optional(),
  id: z.string().optional(),
  verdict: z.enum(["pass", "fail", "broken", "timeout"]).optional(),
  ms: z.number().optional(),
  loadMs: z.number().nullable().optional(),
  error: z.string().optional(),
  dirty: z.string().optional(),
});
type Answer = z.infer<typeof Answer>;

export interface Verdict {
  verdict: Judged["verdict"];
  /** Milliseconds that the candidate took inside. */
  ms: number;
  /** Of processor time, until the program was loaded; null where it did not come so far. */
  loadMs: number | null;
  error: string | null;
  /** The process should not judge another one. */
  dirty: boolean;
}

/** A process that judges. `judge` answers in the order asked; it rejects with WorkerGone when the process ends or hangs. */
export interface JudgeWorker {
  /** `alone`: no other candidate shares its fate. */
  judge(id: string, edits: readonly TextEdit[], alone?: boolean): Promise<Verdict>;
  /** `baseEnds`: so that a candidate is likely to. */
  setLimit(ms: number, baseEnds: boolean): Promise<void>;
  stop(): Promise<void>;
}

export class WorkerGone extends Error {
  override name = "WorkerGone";
  /** It had to be killed because it did not answer in time. */
  readonly hung: boolean;
  constructor(message: string, hung: boolean) {
    super(message);
    this.hung = hung;
  }
}

/** Above the limit that the worker keeps itself, this long passes before it is taken for stuck. */
const GRACE_MS = 1500;

export interface StartOptions {
  place: JudgePlace;
  /** Milliseconds of processor time for a candidate. */
  limitMs: number;
  /** Run the base once first: what comes first in a process is slow, and should not be a candidate. */
  warm: boolean;
  /** The base never ends. */
  baseHangs?: boolean;
}

const WARM_LIMIT_MS = 5000;

/** How many times its limit a candidate may last on the wall. Slow programs are less often starved for long, and cost more. */
function patienceFor(limitMs: number): number {
  return limitMs <= 100 ? 16 : 4;
}

/** Starts a judge inside the sandbox. Rejects with WorkerGone when it does not come up within 20 s. */
export async function startWorker(workspace: Workspace, probe: Probe, options: StartOptions): Promise<JudgeWorker> {
  const { sandbox } = workspace;
  const { place } = options;
  const child = await sandbox.spawn({
    argv: [
      nodePath(sandbox),
      "--max-old-space-size=1024",
      "--disable-warning=ExperimentalWarning",
      ...place.nodeArgs,
      guestFile(sandbox, "judge-worker.cjs"),
    ],
    workTree: place.workTree,
    mounts: [GUEST_MOUNT, NODE_MOUNT, ...place.mounts],
    env: baseEnv(sandbox),
    signal: workspace.signal,
    limits: { timeMs: 24 * 3600 * 1000, memoryBytes: 3 * 1024 ** 3, processes: 64, outputBytes: 64 * 1024 },
  });
  const first = options.warm ? FIRST_PATIENCE : HANGING_PATIENCE;
  const limitMs = options.warm ? WARM_LIMIT_MS : options.limitMs;
  const worker = await talk(child, place.root, probe, { limitMs, first, baseHangs: options.baseHangs ?? false });
  if (!options.warm) return worker;
  await worker.judge("warm", []);
  await worker.setLimit(options.limitMs, true);
  return worker;
}

/** On the wall at first: to be cut off for a moment's load costs more than to wait, unless most candidates hang. */
const FIRST_PATIENCE = 1.5;
const HANGING_PATIENCE = 1;

interface Limit {
  ms: number;
  first: number;
  patience: number;
  base: number;
}

/** The base that is known to hang is not waited for as what loads much on a busy machine is. */
function limitOf(ms: number, first: number, baseHangs: boolean): Limit {
  const patience = patienceFor(ms);
  return { ms, first, patience, base: baseHangs ? first : patience };
}

interface Waiter {
  resolve(verdict: Verdict): void;
  reject(error: WorkerGone): void;
}

async function talk(
  child: SandboxProcess,
  root: string,
  probe: Probe,
  began: { limitMs: number; first: number; baseHangs: boolean },
): Promise<JudgeWorker> {
  const nonce = randomBytes(12).toString("hex");
  const waiting = new Map<string, Waiter>();
  let { limitMs, first } = began;
  const { baseHangs } = began;
  let timer: NodeJS.Timeout | undefined;
  let gone: WorkerGone | null = null;
  const started = Promise.withResolvers<void>();

  const end = (error: WorkerGone): void => {
    gone ??= error;
    clearTimeout(timer);
    started.reject(gone);
    for (const waiter of waiting.values()) waiter.reject(gone);
    waiting.clear();
  };
  const watch = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(new WorkerGone("The judge did not answer in time.", true));
      void child.kill();
    }, ms);
  };
  const watchOne = (): void => watch(limitMs * patienceFor(limitMs) + GRACE_MS);
  const take = (answer: Answer): void => {
    if (answer.ready === true) started.resolve();
    if (answer.id === undefined || answer.verdict === undefined) return;
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    waiter?.resolve({
      verdict: answer.verdict,
      ms: answer.ms ?? 0,
      loadMs: answer.loadMs ?? null,
      error: answer.error ?? null,
      dirty: answer.dirty !== undefined,
    });
    if (waiting.size === 0) clearTimeout(timer);
    else watchOne();
  };

  started.promise.catch(() => undefined);
  void read(child, nonce, take).then(
    async () => {
      const result = await child.result;
      end(
        new WorkerGone(
          `The judge ended (${result.ended}, code ${result.exitCode ?? "none"}): ${result.stderr.slice(-400)}`,
          false,
        ),
      );
    },
    (error: unknown) => end(new WorkerGone(`The judge cannot be read: ${String(error)}`, false)),
  );
  watch(20_000);
  await child
    .send(JSON.stringify({ init: { nonce, root, probe, limit: limitOf(limitMs, first, baseHangs) } }))
    .catch(() => undefined);
  await started.promise;
  clearTimeout(timer);

  return {
    judge(id, edits, alone = false) {
      if (gone !== null) return Promise.reject(gone);
      const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
      if (waiting.size === 0) watchOne();
      waiting.set(id, { resolve, reject });
      child.send(JSON.stringify({ judge: { id, edits, alone } })).catch(() => end(new WorkerGone("The judge has ended.", false)));
      return promise;
    },
    async setLimit(ms, baseEnds) {
      limitMs = ms;
      first = baseEnds ? FIRST_PATIENCE : HANGING_PATIENCE;
      await child.send(JSON.stringify({ limit: limitOf(ms, first, baseHangs) })).catch(() => undefined);
    },
    async stop() {
      end(new WorkerGone("The judge was stopped.", false));
      await child.kill();
    },
  };
}

/** Lines without the nonce are the project's own output. */
async function read(child: SandboxProcess, nonce: string, take: (answer: Answer) => void): Promise<void> {
  for await (const line of child.lines) {
    if (!line.includes(nonce)) continue;
    const parsed = Answer.safeParse(parseJson(line));
    if (parsed.success && parsed.data.nonce === nonce) take(parsed.data);
  }
}
