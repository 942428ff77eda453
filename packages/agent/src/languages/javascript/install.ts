import { lstat, rm } from "node:fs/promises";
import path from "node:path";
import type { InstallResult, LanguageAdapter, Workspace } from "../../types/language.ts";
import { readText } from "./files.ts";
import { linksAreSafe } from "../dependency-cache.ts";
import { link, makeStaging, publish, readCache, type CacheManifest } from "./install/cache.ts";
import { requestsOf } from "./install/manifest.ts";
import { asksForGit, cannotBeHad, isUnreachable, reasonOf } from "./install/npm-says.ts";
import { findNpm } from "./install/npm.ts";
import { keyOf, planInstall, type InstallPlan } from "./install/plan.ts";
import { runNpm } from "./install/run-npm.ts";
import { contentOf, type Attempt } from "./install/steps.ts";

/** npm names one package that it cannot have at a time. */
const MOST_LEFT_OUT = 6;
/** Each takes npm a minute or more, and a third attempt reaches a registry no better. */
const MOST_UNREACHED = 2;

/** Installs once per manifest and lockfile into the cache, in the sandbox, then copies into the tree. */
export const install: LanguageAdapter["install"] = async (workspace, profile, { offline, cacheKey }) => {
  const plan = await planInstall(workspace.root, profile);
  if (plan === null) return result("not_needed", "The project has no dependencies.", null, null);
  const present = await missingOf(workspace.root, plan.wanted);
  if (present.length === 0 && (await lstat(path.join(workspace.root, "node_modules")).catch(() => null))?.isDirectory()) {
    return result("not_needed", "The dependencies are part of the tree.", null, null);
  }
  if (offline && cacheKey === null) return result("not_needed", "Nothing was installed.", null, null);
  // What was installed with something left out is put in place again only where it is asked for by its own key.
  const isOwn = offline && typeof cacheKey === "string" && cacheKey.startsWith(plan.key) && /^[\w-]+$/.test(cacheKey);
  const key = isOwn ? cacheKey : plan.key;
  const cached = await fromCache(workspace, key);
  if (cached !== null) return cached;
  if (offline) {
    const detail = `These dependencies are not in the cache, and there is no network: ${plan.wanted.join(", ")}`;
    return { ...result("failed", detail, plan.key, null), dependencies: plan.wanted };
  }
  return attemptAll(workspace, plan);
};

/** Tries one step after the other; one that names what it cannot have is repeated without that. */
async function attemptAll(workspace: Workspace, plan: InstallPlan): Promise<InstallResult> {
  const { registry } = await findNpm();
  const gone = new Set<string>();
  const tried = new Set<string>();
  const failures: { text: string; reason: string }[] = [];
  let telling: string | undefined;
  let timedOut = false;
  let unreached = 0;
  let asksGit = false;
  const told = (answer: InstallResult): InstallResult => {
    const missing = [...new Set([...(answer.missing ?? []), ...gone])].filter((name) => !plan.optional.has(name));
    const reason = telling ?? failures.at(-1)?.reason;
    return {
      ...answer,
      ...(timedOut ? { timedOut } : {}),
      ...(missing.length === 0 ? {} : { missing, ...(reason === undefined ? {} : { reason }) }),
    };
  };
  for (const step of plan.steps) {
    for (let left = MOST_LEFT_OUT; left >= 0 && unreached < MOST_UNREACHED; left -= 1) {
      const attempt = step(gone, asksGit);
      if (attempt === null || tried.has(contentOf(attempt))) break;
      tried.add(contentOf(attempt));
      const done = await attemptOne(workspace, plan, attempt);
      if (done === "aborted") return result("failed", "The run was stopped.", plan.key, null);
      if ("status" in done) return told(done);
      const reason = reasonOf(done.output) || `npm ended as ${done.ended}`;
      failures.push({ text: `${attempt.words}: ${done.output.slice(-1500)}`, reason });
      workspace.log("warn", `${attempt.words} failed: ${reason}`);
      timedOut ||= done.ended === "timeout";
      if (isUnreachable(done.output, registry)) unreached += 1;
      asksGit ||= asksForGit(done.output);
      const named = attempt.locked || done.ended !== "exited" ? [] : cannotBeHad(done.output, requestsOf(attempt.files));
      if (named.length === 0) break;
      telling ??= reason;
      for (const name of named) gone.add(name);
    }
  }
  if (plan.runtime.length === 0)
    return told({
      ...result("not_needed", "The code itself needs no package, and what its development needs could not be had.", null, null),
      missing: plan.wanted,
    });
  const text = failures.map((failure) => failure.text).join("\n\n");
  return told({ ...result("failed", text, plan.key, null), dependencies: plan.wanted, missing: plan.wanted });
}

type Failed = { ended: string; output: string };

async function attemptOne(
  workspace: Workspace,
  plan: InstallPlan,
  attempt: Attempt,
): Promise<InstallResult | Failed | "aborted"> {
  const { cacheDir } = workspace;
  const key = keyOf(plan, attempt);
  // Of the whole it is known that it is not there.
  const known = attempt.whole ? null : await fromCache(workspace, key);
  if (known !== null) return known;
  const npm = await findNpm();
  const staging = await makeStaging(cacheDir);
  try {
    const run = await runNpm(workspace, npm, staging, attempt);
    if (run.ended === "aborted") return "aborted";
    if (run.exitCode !== 0)
      return {
        ended: run.ended,
        output: `${run.ended === "exited" ? "" : `${run.ended}; `}${`${run.stdout}\n${run.stderr}`.trim()}`,
      };
    const manifest: CacheManifest = {
      command: attempt.words,
      dependencies: await versionsOf(staging, plan.wanted),
      missing: (await missingOf(staging, plan.wanted)).filter((name) => !plan.optional.has(name)),
      npm: npm.version,
      node: process.versions.node,
    };
    await publish(staging, cacheDir, key, manifest);
    await link(cacheDir, key, workspace.root, linksAreSafe(workspace));
    return result("installed", described(manifest), key, manifest);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function fromCache(workspace: Workspace, key: string): Promise<InstallResult | null> {
  const cached = await readCache(workspace.cacheDir, key);
  if (cached === null) return null;
  await link(workspace.cacheDir, key, workspace.root, linksAreSafe(workspace));
  return result("cached", described(cached), key, cached);
}

function described({ command, missing }: CacheManifest): string {
  return missing.length > 0 ? `${command}; left out: ${missing.join(", ")}` : command;
}

/** The manifest's text of an installed package; null also for a name that leads out of the folder of packages. */
async function manifestOf(root: string, name: string): Promise<string | null> {
  return name.split(/[/\\]/).includes("..") ? null : readText(root, `node_modules/${name}/package.json`);
}

async function missingOf(root: string, names: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) if ((await manifestOf(root, name)) === null) missing.push(name);
  return missing;
}

async function versionsOf(root: string, names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const version = /"version":\s*"([^"]+)"/.exec((await manifestOf(root, name)) ?? "")?.[1];
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
    ...(manifest === null || manifest.missing.length === 0 ? {} : { missing: manifest.missing }),
  };
}
