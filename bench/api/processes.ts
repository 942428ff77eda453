import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";

const ROOT = path.join(import.meta.dirname, "../..");

export interface ServerProcess {
  url: string;
  /** Resident memory in MiB: now, and the most so far. */
  memory(): Promise<{ now: number; most: number }>;
  stop(): Promise<void>;
}

/** Where a server that was started says that it answers. Rejects with what it printed when it ends first. */
export async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the server has no stdout");
  const seen: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    seen.push(line);
    const url = /^Fixpoint is ready at (http:\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error(`The server ended before it was ready:\n${seen.join("\n")}`);
}

async function residentMiB(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return { now: kilobytes("VmRSS") / 1024, most: kilobytes("VmHWM") / 1024 };
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.exitCode === null && child.signalCode === null && child.kill("SIGTERM")) await ended;
}

/** The real server in a process of its own; in its web role jobs are queued and nobody takes them. */
export async function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      FIXPOINT_DATA_DIR: dataDir,
      FIXPOINT_DEMO: "false",
      FIXPOINT_ROLE: "web",
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await readyUrl(child);
  child.stdout?.resume();
  return { url, memory: () => residentMiB(child.pid ?? 0), stop: () => end(child) };
}

/** A module of this folder in a process of its own, so that its work is not measured as the server's wait. */
export function startHelper(module: string, args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, module), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** Rejects when the helper ends first. */
export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    function gone(code: number | null): void {
      reject(new Error(`A helper ended with ${code}`));
    }
    child.once("exit", gone);
    child.once("message", (message) => {
      child.off("exit", gone);
      resolve(message as T);
    });
  });
}
