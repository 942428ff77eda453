import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RunResult } from "@fixpoint/sandbox";
import type { Workspace } from "../../../types/language.ts";
import { NODE_MOUNT, nodePath } from "../guest.ts";
import type { NpmTool } from "./npm.ts";
import type { Attempt } from "./steps.ts";

const ATTEMPT_MS = 300_000;

/** Runs npm on an attempt's files in a staging folder, in the sandbox, where it reaches the registry and nothing else. */
export async function runNpm(
  { sandbox, signal }: Workspace,
  npm: NpmTool,
  staging: string,
  attempt: Attempt,
): Promise<RunResult> {
  for (const [file, text] of Object.entries(attempt.files)) {
    await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
    await writeFile(path.join(staging, file), text);
  }
  const run = await sandbox.run({
    argv: [nodePath(sandbox), `${sandbox.guestPath(npm.mount)}/${npm.cli}`, ...attempt.args],
    workTree: staging,
    mounts: [NODE_MOUNT, npm.mount, ...(npm.certificates === null ? [] : [npm.certificates])],
    env: {
      PATH: `${sandbox.guestPath(NODE_MOUNT)}:/usr/local/bin:/usr/bin:/bin`,
      npm_config_registry: npm.registry,
      npm_config_cache: `${sandbox.guestRoot(staging)}/.npm-cache`,
      npm_config_update_notifier: "false",
      ...(npm.certificates === null
        ? {}
        : {
            NODE_EXTRA_CA_CERTS: sandbox.guestPath(npm.certificates),
            npm_config_cafile: sandbox.guestPath(npm.certificates),
          }),
    },
    network: { allowHosts: npm.hosts },
    limits: { timeMs: ATTEMPT_MS, memoryBytes: 3 * 1024 ** 3 },
    signal,
  });
  await rm(path.join(staging, ".npm-cache"), { recursive: true, force: true });
  return run;
}
