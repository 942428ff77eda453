import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Workspace } from "../../../types/language.ts";
import { linksAreSafe, makeStaging, place, publish, readManifest } from "../../dependency-cache.ts";
import { notFound, pipInstall, reasonOf } from "./pip.ts";
import { normalized } from "./specifiers.ts";

/** The folder of a tree that guests look for packages in, behind the standard library and before the system's. */
const FOLDER = ".fixpoint-packages";
/** pip names one that it cannot have at a time, and takes a second for it. */
const MOST_TRIES = 12;
/** What runs the tests is the system's own, with the parts that it is made of. */
const SYSTEMS_OWN = ["pytest", "_pytest", "pluggy", "py", "iniconfig", "pip", "setuptools", "pkg_resources"];

const Manifest = z.object({ requirements: z.array(z.string()), reason: z.string().nullable() });
type Manifest = z.infer<typeof Manifest>;

export interface Packages extends Manifest {
  key: string;
  status: "installed" | "cached";
}

export interface NoPackages {
  status: "failed";
  reason: string;
  timedOut: boolean;
}

export function keyOf(python: string, requirements: readonly string[]): string {
  const minor = python.split(".").slice(0, 2).join(".");
  const hash = createHash("sha256").update(JSON.stringify([1, minor, process.arch, requirements.toSorted()]));
  return `py-${hash.digest("hex").slice(0, 40)}`;
}

/** Puts what was installed under a key into the tree; null where nothing was. */
export async function fromCache(workspace: Workspace, key: string): Promise<Packages | null> {
  const manifest = await readManifest(Manifest, workspace.cacheDir, key);
  if (manifest === null) return null;
  await place(path.join(workspace.cacheDir, key, "packages"), path.join(workspace.root, FOLDER), linksAreSafe(workspace));
  return { ...manifest, key, status: "cached" };
}

/**
 * Installs what can be had into the cache and puts it into the tree. `steps`: the requirements as they are asked for, then with
 * less, and less.
 */
export async function installPackages(
  workspace: Workspace,
  key: string,
  steps: readonly (readonly string[])[],
): Promise<Packages | NoPackages> {
  const cached = await fromCache(workspace, key);
  if (cached !== null) return cached;
  const { cacheDir, signal } = workspace;
  const staging = await makeStaging(cacheDir);
  const target = path.join(staging, "packages");
  const [pinned, gone] = [new Set<string>(), new Set<string>()];
  const tried = new Set<string>();
  let reason: string | null = null;
  try {
    for (const step of steps) {
      for (let left = MOST_TRIES; left >= 0; left -= 1) {
        const asked = step.filter((one) => !gone.has(nameOf(one)));
        const wanted = asked.map((one) => (pinned.has(nameOf(one)) ? nameOf(one) : one));
        if (wanted.length === 0 || tried.has(wanted.join(" "))) break;
        tried.add(wanted.join(" "));
        const run = await pipInstall(wanted, target, signal);
        workspace.log("info", `pip install ${wanted.join(" ")} → ${run.ok ? "installed" : reasonOf(run.output)}`);
        if (run.ok) {
          for (const name of SYSTEMS_OWN) await rm(path.join(target, name), { recursive: true, force: true });
          const manifest = { requirements: wanted, reason };
          await publish(Manifest, { staging, cacheDir, key, manifest });
          return { ...((await fromCache(workspace, key)) ?? { ...manifest, key }), status: "installed" };
        }
        reason ??= reasonOf(run.output);
        if (run.timedOut || signal.aborted)
          return { status: "failed", reason: "pip was stopped at its time limit", timedOut: true };
        await rm(target, { recursive: true, force: true });
        const named = notFound(run.output).map(normalized);
        if (named.length === 0) break;
        // In another version it may be there.
        for (const name of named) (pinned.has(name) || wanted.includes(name) ? gone : pinned).add(name);
      }
    }
    return { status: "failed", reason: reason ?? "pip installs nothing", timedOut: false };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The same in any version, for what is asked for in one that nobody has here. Pure. */
export const inAnyVersion = (requirements: readonly string[]): string[] => [...new Set(requirements.map(nameOf))];

function nameOf(requirement: string): string {
  return normalized(/^[A-Za-z0-9._-]+/.exec(requirement)?.[0] ?? requirement);
}
