import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { checkRequest } from "../../check-request.ts";
import { resolveLimits } from "../../limits.ts";
import { supervise, type Supervised } from "../../process/supervise.ts";
import { talk } from "../../process/talk.ts";
import type { Limits, RunRequest, Sandbox } from "../../types.ts";

const MARK = "FIXPOINT_RUN";
/** Linux shows user space 100 a second, whatever the kernel's own timer is. */
const TICKS_PER_SECOND = 100;
/** Threads of the kernel are children of this process; they have no environment either. */
const KERNEL_PARENT = "2";
/** How often a process that is just starting is waited for. */
const SCANS = 20;

/** Runs commands on the host as they are: limits and clean-up, but no protection. Only for one's own repositories. */
export function createUnsafeSandbox(defaults: Limits): Sandbox {
  const start = async (wanted: RunRequest, mode: "collect" | "lines"): Promise<Supervised> => {
    const request = checkRequest(wanted);
    const home = await mkdtemp(join(tmpdir(), "fixpoint-run-"));
    const mark = randomUUID();
    const since = await ticksNow();
    const older = new Set(await processIds());
    const limits = resolveLimits(defaults, request.limits);
    const blocks = Math.ceil(limits.fileBytes / 512);
    const supervised = supervise(
      {
        file: "/bin/sh",
        args: ["-c", 'ulimit -c 0; ulimit -f "$1"; shift; exec /usr/bin/env "$@"', "sh", String(blocks), ...request.argv],
        env: {
          PATH: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
          HOME: home,
          TMPDIR: home,
          LANG: "C.UTF-8",
          ...request.env,
          [MARK]: mark,
        },
        cwd: resolve(request.workTree, request.cwd),
        limits,
        cgroup: null,
        feeds: [],
        reportsStatus: false,
        stdin: mode === "lines" ? "open" : (request.stdin ?? null),
        signal: request.signal,
        findStrays: () => findMarked(`${MARK}=${mark}`, since, older),
      },
      mode === "collect",
    );
    const removeHome = (): Promise<void> => rm(home, { recursive: true, force: true });
    return { ...supervised, result: supervised.result.finally(removeHome) };
  };

  return {
    driver: "none",
    strength: "none",
    preflight: async () => ({
      ok: true,
      checks: [
        {
          name: "protection",
          ok: false,
          detail: "Commands run on this machine without any protection, as was asked for by name.",
        },
      ],
      remedy: null,
    }),
    guestRoot: (workTree) => workTree,
    guestPath: (mount) => mount.source,
    run: async (request) => (await start(request, "collect")).result,
    spawn: async (request) => talk(await start(request, "lines")),
  };
}

async function processIds(): Promise<number[]> {
  return (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
}

/**
 * A process that left its tree still carries the environment that it was started with. `older`: processes that were there before;
 * a machine has hundreds, and all of them are looked through ten times a second. The id of one that has ended may be given anew.
 */
async function findMarked(mark: string, since: number, older: Set<number>): Promise<number[]> {
  for (let attempt = 1; ; attempt += 1) {
    const alive = await processIds();
    const ids = new Set(alive);
    for (const pid of older) if (!ids.has(pid)) older.delete(pid);
    const pids = alive.filter((pid) => !older.has(pid));
    const environments = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/environ`, "latin1").catch(() => null)));
    const marked = pids.filter((pid, index) => environments[index]?.split("\0").includes(mark) === true && pid !== process.pid);
    const silent = pids.filter((_, index) => environments[index] === "");
    const starting = await Promise.all(silent.map((pid) => isYoung(pid, since)));
    if (marked.length > 0 || attempt === SCANS || !starting.includes(true)) return marked;
    await delay(5);
  }
}

/** In the middle of an exec a process shows no environment; what is older than the run cannot belong to it. */
async function isYoung(pid: number, since: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent, startedAt] = [fields[0], fields[1], Number(fields[19])];
  return state !== "Z" && parent !== KERNEL_PARENT && startedAt >= since;
}

/** Now, in the clock ticks since boot that /proc counts a process's start in. */
async function ticksNow(): Promise<number> {
  const uptime = await readFile("/proc/uptime", "latin1").catch(() => "0");
  return Math.floor(Number(uptime.split(" ")[0]) * TICKS_PER_SECOND);
}
