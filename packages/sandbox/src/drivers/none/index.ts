import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkRequest } from "../../check-request.ts";
import { resolveLimits } from "../../limits.ts";
import { supervise, type Supervised } from "../../process/supervise.ts";
import { talk } from "../../process/talk.ts";
import type { Limits, RunRequest, Sandbox } from "../../types.ts";

const MARK = "FIXPOINT_RUN";

/** Runs commands on the host as they are: limits and clean-up, but no protection. Only for one's own repositories. */
export function createUnsafeSandbox(defaults: Limits): Sandbox {
  const start = async (wanted: RunRequest, mode: "collect" | "lines"): Promise<Supervised> => {
    const request = checkRequest(wanted);
    const home = await mkdtemp(join(tmpdir(), "fixpoint-run-"));
    const mark = randomUUID();
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
        findStrays: () => findMarked(`${MARK}=${mark}`),
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

/** A process that left its tree still carries the environment that it was started with. */
async function findMarked(mark: string): Promise<number[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const marked = await Promise.all(
    pids.map(async (pid) => (await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "")).split("\0").includes(mark)),
  );
  return pids.filter((pid, index) => marked[index] && pid !== process.pid);
}
