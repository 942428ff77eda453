import { InfrastructureError } from "@fixpoint/contracts";
import { randomUUID } from "node:crypto";
import type { CgroupFactory } from "../../cgroup/cgroup.ts";
import { detectCgroups } from "../../cgroup/detect.ts";
import { type CheckedRequest, checkRequest } from "../../check-request.ts";
import { resolveLimits } from "../../limits.ts";
import { type EgressLease, openEgress } from "../../network/egress.ts";
import { supervise, type Supervised } from "../../process/supervise.ts";
import { talk } from "../../process/talk.ts";
import { stateDir } from "../../state-dir.ts";
import type { Limits, Preflight, RunRequest, Sandbox } from "../../types.ts";
import { bubblewrapArguments, GUEST_HOME, GUEST_ROOT } from "./arguments.ts";
import { findBubblewrap } from "./find-bubblewrap.ts";
import { ROOT_INIT, USER_INIT } from "./guest-init.ts";
import { identityFor } from "./identity.ts";
import { runPreflight } from "./preflight.ts";
import { buildSeccompFilter } from "./seccomp.ts";
import { currentArchitecture } from "./seccomp-calls.ts";

export interface BubblewrapOptions {
  defaults: Limits;
  /** Hosts that may be reached though they resolve to private addresses. */
  privateHosts: readonly string[];
}

/** Linux namespaces through bubblewrap: no host files, network, processes or secrets. */
export function createBubblewrapSandbox(options: BubblewrapOptions): Sandbox {
  const hostUid = process.getuid?.() ?? -1;
  const architecture = currentArchitecture();
  const filter = architecture === null ? null : buildSeccompFilter(architecture);
  let cgroups: Promise<CgroupFactory | null> | null = null;
  let preflight: Promise<Preflight> | null = null;
  /** Processes allowed to each slot by runs under way: the kernel counts them per user, not per run. */
  const allowance = new Map<number, number>();

  const start = async (wanted: RunRequest, mode: "collect" | "lines"): Promise<Supervised> => {
    const request = checkRequest(wanted);
    const bubblewrap = findBubblewrap();
    if (bubblewrap === null || filter === null) {
      throw new InfrastructureError("no_safe_sandbox", "bubblewrap is not available on this machine.");
    }
    const limits = resolveLimits(options.defaults, request.limits);
    const makeCgroup = await (cgroups ??= detectCgroups());
    const cgroup = makeCgroup?.(`fixpoint-${process.pid}-${randomUUID().slice(0, 8)}`, limits) ?? null;
    const identity = identityFor(request.workTree, hostUid);
    const egress = await openEgress(request.network ?? "none", options.privateHosts);
    const processes = (allowance.get(identity.uid) ?? 0) + limits.processes;
    allowance.set(identity.uid, processes);
    const done = async (): Promise<void> => {
      allowance.set(identity.uid, (allowance.get(identity.uid) ?? 0) - limits.processes);
      await egress?.close();
    };
    const flags = bubblewrapArguments(request, identity, { stateDir: stateDir(), extraMounts: egress?.mounts ?? [] });
    const supervised = supervise(
      {
        file: bubblewrap,
        args: [
          "--args",
          "3",
          "--seccomp",
          "4",
          "--json-status-fd",
          "5",
          "--",
          "/usr/bin/bash",
          "-c",
          identity.slot ? ROOT_INIT : USER_INIT,
          "init",
          ...[Math.ceil(limits.fileBytes / 1024), processes, identity.uid].map(String),
          ...guestCommand(request, egress),
        ],
        env: {},
        cwd: "/",
        limits,
        cgroup,
        feeds: [Buffer.from(flags.join("\0") + "\0"), filter],
        reportsStatus: true,
        stdin: mode === "lines" ? "open" : (request.stdin ?? null),
        signal: request.signal,
        findStrays: async () => [],
      },
      mode === "collect",
    );
    return { ...supervised, result: supervised.result.finally(done) };
  };

  const sandbox: Sandbox = {
    driver: "bubblewrap",
    strength: "isolated",
    preflight: () => (preflight ??= runPreflight(sandbox)),
    guestRoot: () => GUEST_ROOT,
    guestPath: (mount) => mount.target,
    run: async (request) => (await start(request, "collect")).result,
    spawn: async (request) => talk(await start(request, "lines")),
  };
  return sandbox;
}

function guestCommand(request: CheckedRequest, egress: EgressLease | null): string[] {
  const env = {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    HOME: GUEST_HOME,
    TMPDIR: "/tmp",
    LANG: "C.UTF-8",
    ...egress?.env,
    ...request.env,
  };
  const command = [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...request.argv];
  // The relay starts with an empty environment and hands the command its own.
  return egress === null ? command : [...egress.relay, "/usr/bin/env", "-i", "--", ...command];
}
