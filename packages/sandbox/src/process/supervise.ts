import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import type { Cgroup } from "../cgroup/cgroup.ts";
import type { EndReason, Limits, RunResult } from "../types.ts";
import { NOT_OWNED } from "../drivers/bubblewrap/guest-init.ts";
import { OutputBuffer } from "./output-buffer.ts";
import { descendants, isNamespaceInit, residentBytes, signalQuietly } from "./process-tree.ts";
import { StatusReader } from "./status-reader.ts";

const WATCH_INTERVAL_MS = 100;
/** Between SIGTERM and SIGKILL; short enough that all is over within a second of the limit. */
const GRACE_MS = 600;

export interface Launch {
  file: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  limits: Limits;
  cgroup: Cgroup | null;
  /** Bytes that the child reads from descriptors 3, 4, … */
  feeds: readonly Buffer[];
  /** The child is bubblewrap and reports on the descriptor after the feeds. */
  reportsStatus: boolean;
  stdin: string | Uint8Array | "open" | null;
  signal: AbortSignal | undefined;
  /** Ids of processes that belong to the command though they left its tree. */
  findStrays: () => Promise<number[]>;
}

export interface Supervised {
  child: ChildProcess;
  /** Ends the whole tree; the first reason given is the one that is told. */
  stop(reason: EndReason): void;
  /** Rejects with InfrastructureError `sandbox_failed` where the sandbox could not be set up. */
  result: Promise<RunResult>;
}

/** Starts a command, holds it to its limits and ends all of it. `collectStdout` false leaves stdout to the caller. */
export function supervise(launch: Launch, collectStdout: boolean): Supervised {
  const started = performance.now();
  const child = start(launch);
  const status = new StatusReader(launch.reportsStatus ? (child.stdio[3 + launch.feeds.length] as Readable) : null);
  const stdout = new OutputBuffer(launch.limits.outputBytes);
  const stderr = new OutputBuffer(launch.limits.outputBytes);
  let reason: EndReason | null = null;
  let peak = 0;

  if (collectStdout) child.stdout?.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk));

  /** Parents before their children: one whose child ends first may be over before it hears of the end itself. */
  const members = async (): Promise<number[]> => {
    const root = launch.reportsStatus ? status.childPid : child.pid;
    const tree = root === null || root === undefined ? [] : await descendants(root);
    if (!launch.reportsStatus && child.pid !== undefined) tree.unshift(child.pid);
    return [...new Set([...tree, ...(await launch.findStrays())])];
  };

  const killAll = async (): Promise<void> => {
    const pids = [...(await members()), ...(launch.cgroup?.members() ?? [])];
    for (const pid of pids) signalQuietly(pid, "SIGKILL");
    if (status.childPid !== null && (await initAlive(status))) signalQuietly(status.childPid, "SIGKILL");
    child.kill("SIGKILL");
  };

  const stop = (why: EndReason): void => {
    if (reason !== null || child.exitCode !== null || child.signalCode !== null) return;
    reason = why;
    void (async () => {
      if (why === "timeout" || why === "aborted") {
        for (const pid of await members()) signalQuietly(pid, "SIGTERM");
        await Promise.race([delay(GRACE_MS, undefined, { ref: false }), exited(child)]);
      }
      await killAll();
    })();
  };

  const watch = setInterval(() => {
    void (async () => {
      if (launch.cgroup !== null) {
        if (launch.cgroup.memoryKills() > 0) stop("memory");
        return;
      }
      const bytes = await residentBytes(await members());
      peak = Math.max(peak, bytes);
      if (bytes > launch.limits.memoryBytes) stop("memory");
    })();
  }, WATCH_INTERVAL_MS);
  const timer = setTimeout(() => stop("timeout"), launch.limits.timeMs);
  const onAbort = (): void => stop("aborted");
  launch.signal?.addEventListener("abort", onAbort, { once: true });
  if (launch.signal?.aborted === true) onAbort();

  const finish = async (): Promise<RunResult> => {
    const startError = await exited(child);
    clearInterval(watch);
    clearTimeout(timer);
    launch.signal?.removeEventListener("abort", onAbort);
    const durationMs = performance.now() - started;
    await endStrays(launch, status, killAll);
    await Promise.all([drained(child.stderr), collectStdout ? drained(child.stdout) : null, status.done]);
    const kills = launch.cgroup?.memoryKills() ?? 0;
    peak = Math.max(peak, launch.cgroup?.peakBytes() ?? 0);
    await launch.cgroup?.remove();
    if (startError !== null) throw failure(launch, startError.message, startError);
    const unready = launch.reportsStatus && (!status.ran || (child.exitCode === 125 && stderr.toString().includes(NOT_OWNED)));
    if (unready && reason === null && kills === 0) throw failure(launch, stderr.toString());
    const ended = reason ?? (kills > 0 ? "memory" : missingCommand(stderr, child) ? "failed_to_start" : "exited");
    return {
      ended,
      ...endOf(child, ended),
      stdout: stdout.toString(),
      stderr: stderr.toString(),
      droppedBytes: stdout.droppedBytes + stderr.droppedBytes,
      durationMs,
      peakMemoryBytes: peak > 0 ? peak : null,
    };
  };
  return { child, stop, result: finish() };
}

function start(launch: Launch): ChildProcess {
  const join = launch.cgroup?.procsFiles ?? [];
  // The shell joins the groups before it becomes the command, so nothing runs outside them.
  const script = 'while [ "$1" != -- ]; do echo $$ > "$1" || exit 1; shift; done; shift; exec "$@"';
  const child = spawn("/bin/sh", ["-c", script, "sh", ...join, "--", launch.file, ...launch.args], {
    cwd: launch.cwd,
    env: launch.env,
    detached: true,
    stdio: [
      launch.stdin === null ? "ignore" : "pipe",
      "pipe",
      "pipe",
      ...launch.feeds.map(() => "pipe" as const),
      ...(launch.reportsStatus ? ["pipe" as const] : []),
    ],
  });
  launch.feeds.forEach((bytes, index) => feed(child.stdio[3 + index] as Writable, bytes));
  if (child.stdin !== null) {
    // The command may end without reading its input.
    child.stdin.on("error", () => undefined);
    if (launch.stdin !== "open" && launch.stdin !== null) child.stdin.end(launch.stdin);
  }
  return child;
}

function feed(stream: Writable, bytes: Buffer): void {
  stream.on("error", () => undefined);
  stream.end(bytes);
}

/** Resolves with null when the child has ended, or with the error that kept it from starting. */
function exited(child: ChildProcess): Promise<Error | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
  return new Promise((resolve) => {
    child.once("exit", () => resolve(null));
    child.once("error", resolve);
  });
}

async function initAlive(status: StatusReader): Promise<boolean> {
  return status.childPid !== null && (await isNamespaceInit(status.childPid));
}

async function endStrays(launch: Launch, status: StatusReader, killAll: () => Promise<void>): Promise<void> {
  const alive = async (): Promise<boolean> =>
    (await initAlive(status)) || (launch.cgroup?.members().length ?? 0) > 0 || (await launch.findStrays()).length > 0;
  // Without a namespace, twice in a row: what a stray starts while it is looked for is missed the first time.
  const wanted = launch.reportsStatus ? 1 : 2;
  for (let attempt = 0, quiet = 0; attempt < 40; attempt += 1) {
    quiet = (await alive()) ? 0 : quiet + 1;
    if (quiet === wanted) return;
    if (quiet === 0) await killAll();
    await delay(10);
  }
}

function drained(stream: Readable | null): Promise<void> {
  if (stream === null || stream.closed || stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => stream.once("close", () => resolve()));
}

const SIGNAL_NAMES = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** Shells and bubblewrap tell a death by signal as 128 + its number. */
function endOf(child: ChildProcess, ended: EndReason): Pick<RunResult, "exitCode" | "signal"> {
  if (ended !== "exited" && ended !== "failed_to_start") return { exitCode: null, signal: child.signalCode ?? "SIGKILL" };
  const signal = child.signalCode ?? SIGNAL_NAMES.get((child.exitCode ?? 0) - 128) ?? null;
  return { exitCode: signal === null ? child.exitCode : null, signal };
}

function missingCommand(stderr: OutputBuffer, child: ChildProcess): boolean {
  if (child.exitCode !== 127 && child.exitCode !== 126) return false;
  return /^\/usr\/bin\/env: .+: [A-Z][^\n]+\n$/.test(stderr.toString());
}

function failure(launch: Launch, detail: string, cause?: unknown): InfrastructureError {
  return new InfrastructureError("sandbox_failed", `The sandbox could not start the command: ${detail.trim().slice(-500)}`, {
    hint: `Look at what ${launch.file} says, or run the set-up script again.`,
    cause,
  });
}
