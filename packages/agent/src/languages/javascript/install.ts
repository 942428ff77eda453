import { lstat, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { InstallResult, LanguageAdapter, Workspace } from "../../types/language.ts";
import { readText } from "./files.ts";
import { NODE_MOUNT, nodePath } from "./guest.ts";
import { link, makeStaging, publish, readCache, type CacheManifest } from "./install/cache.ts";
import { findNpm } from "./install/npm.ts";
import { planInstall, type InstallPlan } from "./install/plan.ts";

const ATTEMPT_MS = 300_000;

/** Installs once per manifest and lockfile into the cache, in the sandbox, then copies into the tree. */
export const install: LanguageAdapter["install"] = async (workspace, profile, { offline }) => {
  const plan = await planInstall(workspace.root, profile);
  if (plan === null) return result("not_needed", "The project has no dependencies.", null, null);
  const present = await missingOf(workspace.root, plan.wanted);
  if (present.length === 0 && (await lstat(path.join(workspace.root, "node_modules")).catch(() => null))?.isDirectory()) {
    return result("not_needed", "The dependencies are part of the tree.", null, null);
  }
  const cached = await readCache(workspace.cacheDir, plan.key);
  if (cached !== null) {
    await link(workspace.cacheDir, plan.key, workspace.root, linksAreSafe(workspace));
    return result("cached", cached.command, plan.key, cached);
  }
  if (offline) {
    return {
      ...result(
        "failed",
        `These dependencies are not in the cache, and there is no network: ${plan.wanted.join(", ")}`,
        plan.key,
        null,
      ),
      dependencies: plan.wanted,
    };
  }
  return attempt(workspace, plan);
};

async function attempt(workspace: Workspace, plan: InstallPlan): Promise<InstallResult> {
  const npm = await findNpm();
  const { sandbox, cacheDir } = workspace;
  const failures: string[] = [];
  let timedOut = false;
  for (const { args, files, words } of plan.attempts) {
    const staging = await makeStaging(cacheDir);
    try {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
        await writeFile(path.join(staging, file), text);
      }
      const mounts = [NODE_MOUNT, npm.mount, ...(npm.certificates === null ? [] : [npm.certificates])];
      const run = await sandbox.run({
        argv: [nodePath(sandbox), `${sandbox.guestPath(npm.mount)}/${npm.cli}`, ...args],
        workTree: staging,
        mounts,
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
        signal: workspace.signal,
      });
      if (run.ended === "aborted") return result("failed", "The run was stopped.", plan.key, null);
      timedOut ||= run.ended === "timeout";
      if (run.exitCode !== 0) {
        failures.push(
          `${words}: ${run.ended === "exited" ? "" : `${run.ended}; `}${`${run.stdout}\n${run.stderr}`.trim().slice(-1500)}`,
        );
        workspace.log("warn", `${words} failed`);
        continue;
      }
      await rm(path.join(staging, ".npm-cache"), { recursive: true, force: true });
      const missing = await missingOf(staging, plan.wanted);
      const manifest: CacheManifest = {
        command: words,
        dependencies: await versionsOf(staging, plan.wanted),
        missing,
        npm: npm.version,
        node: process.versions.node,
      };
      await publish(staging, cacheDir, plan.key, manifest);
      await link(cacheDir, plan.key, workspace.root, linksAreSafe(workspace));
      if (missing.length > 0) workspace.log("warn", `Installed without ${missing.join(", ")}`);
      return result("installed", missing.length > 0 ? `${words}; left out: ${missing.join(", ")}` : words, plan.key, manifest);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }
  return { ...result("failed", failures.join("\n\n"), plan.key, null), dependencies: plan.wanted, timedOut };
}

/** As root bubblewrap runs commands as a user of their own and leaves linked files to root. */
function linksAreSafe({ sandbox }: Workspace): boolean {
  return sandbox.driver === "bubblewrap" && process.getuid?.() === 0;
}

async function missingOf(root: string, names: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) if ((await readText(root, `node_modules/${name}/package.json`)) === null) missing.push(name);
  return missing;
}

async function versionsOf(root: string, names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const version = /"version":\s*"([^"]+)"/.exec((await readText(root, `node_modules/${name}/package.json`)) ?? "")?.[1];
    if (version !== undefined) found.push(`${name}@${version}`);
  }
  return found.sort();
}

function result(
  status: InstallResult["status"],
  detail: string,
  cacheKey: string | null,
  manifest: CacheManifest | null,
): InstallResult {
  const toolVersions: Record<string, string> = {
    node: process.versions.node,
    ...(manifest === null ? {} : { npm: manifest.npm }),
  };
  return {
    status,
    detail,
    toolVersions,
    cacheKey: status === "not_needed" ? null : cacheKey,
    dependencies: manifest?.dependencies ?? [],
  };
}
