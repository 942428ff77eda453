import { createHash } from "node:crypto";
import { parse as parseYaml } from "yaml";
import type { ProjectProfile } from "../../../types/language.ts";
import { detailsOf, isRunnerPackage } from "../details.ts";
import { readText } from "../files.ts";
import { GROUPS, parseManifest, rangesIn, type PackageManifest } from "./manifest.ts";
import { loadedBy, reduce, withDevelopment, withoutTests } from "./reduce.ts";
import { contentOf, stepsOf, type Attempt, type Step } from "./steps.ts";
import { readWorkspaces } from "./workspaces.ts";

export interface InstallPlan {
  /** Of the whole installation in the cache. */
  key: string;
  /** Direct dependencies that tests may need. */
  wanted: string[];
  /** Of these, the ones that npm itself may leave out. */
  optional: ReadonlySet<string>;
  /** What the code itself needs. */
  runtime: string[];
  /** Best first. */
  steps: Step[];
}

/**
 * Where an attempt's packages are kept. One that leaves something out has a key of its own, made of what it asks for:
 * it serves nobody who has not just failed to install the whole.
 */
export function keyOf(plan: InstallPlan, attempt: Attempt): string {
  return attempt.whole ? plan.key : `${plan.key}-${contentOf(attempt)}`;
}

/** null when the project needs nothing. */
export async function planInstall(root: string, profile: ProjectProfile): Promise<InstallPlan | null> {
  const text = await readText(root, "package.json");
  if (text === null) return null;
  const written = parseManifest(text);
  if (written === null) return null;
  const workspaces = await readWorkspaces(root, written);
  const manifest: PackageManifest = {
    ...workspaces.forNpm(written),
    ...(workspaces.patterns !== null && { workspaces: workspaces.patterns }),
  };
  const declared: PackageManifest = { name: "project", version: "0.0.0", private: true };
  for (const key of [...GROUPS, "overrides", "peerDependenciesMeta", "workspaces"])
    if (key in manifest) declared[key] = manifest[key];
  const hasTests = profile.testFiles.length > 0 || "workspaces" in manifest;
  const kept = hasTests ? declared : await withoutTests(root, profile, declared, manifest);
  const wanted = [
    ...new Set(GROUPS.flatMap((group) => (group === "peerDependencies" ? [] : Object.keys(rangesIn(kept[group]))))),
  ];
  if (wanted.length === 0 && Object.keys(rangesIn(kept["peerDependencies"])).length === 0) return null;
  const lockName = await firstExisting(root, ["npm-shrinkwrap.json", "package-lock.json"]);
  const yarn = await readText(root, "yarn.lock");
  const pins = pnpmPins(await readText(root, "pnpm-lock.yaml"));
  const lock = lockName === null ? null : await readText(root, lockName);
  const locks: Record<string, string> = {
    ...(yarn !== null && /^# yarn lockfile v1/m.test(yarn) ? { "yarn.lock": yarn } : {}),
    ...(lock === null || lockName === null ? {} : { [lockName]: lock }),
  };
  const tidy = pin(kept, pins);
  // Packages that are bundled stand among those of the development, though the code loads them.
  const byCode = await loadedBy(root, profile.sourceFiles);
  const byTests = await loadedBy(root, profile.testFiles);
  const { through } = detailsOf(profile);
  const isRunner = (name: string): boolean => isRunnerPackage(name, profile.testRunner) || name === through?.package;
  const basis = JSON.stringify([
    kept,
    lock,
    yarn,
    pins,
    workspaces.manifests,
    process.platform,
    process.arch,
    process.versions.node.split(".")[0],
    2,
  ]);
  return {
    key: `js-${createHash("sha256").update(basis).digest("hex").slice(0, 40)}`,
    wanted,
    optional: new Set(Object.keys(rangesIn(kept["optionalDependencies"]))),
    runtime: [...Object.keys(rangesIn(kept["dependencies"])), ...requiredPeers(kept)],
    steps: stepsOf({
      // What only another manager knows to be packages is in no lockfile of npm.
      ci:
        lock === null || lockName === null || !hasTests || workspaces.patterns !== null
          ? null
          : { "package.json": text, ...workspaces.manifests, [lockName]: lock },
      pinned: { "package.json": JSON.stringify(tidy), ...workspaces.manifests },
      locks,
      less: [
        ["what the tests need", await reduce(root, profile, tidy)],
        [
          "what the code and its tests load",
          withDevelopment(tidy, (name) => isRunner(name) || byCode.has(name) || byTests.has(name)),
        ],
        ["what the code loads and the test runner", withDevelopment(tidy, (name) => isRunner(name) || byCode.has(name))],
        ["what the code needs", withDevelopment(tidy, () => false)],
      ],
    }),
  };
}

function requiredPeers(manifest: PackageManifest): string[] {
  const meta = rangesIn(manifest["peerDependenciesMeta"]) as Record<string, unknown>;
  return Object.keys(rangesIn(manifest["peerDependencies"])).filter(
    (name) => (meta[name] as { optional?: unknown } | undefined)?.optional !== true,
  );
}

async function firstExisting(root: string, candidates: string[]): Promise<string | null> {
  for (const name of candidates) if ((await readText(root, name)) !== null) return name;
  return null;
}

/** Direct versions that a pnpm lockfile resolved; npm cannot read the rest. */
function pnpmPins(text: string | null): Record<string, string> {
  if (text === null) return {};
  try {
    const lock = parseYaml(text) as { importers?: Record<string, Record<string, unknown>> } & Record<string, unknown>;
    const importer = lock.importers?.["."] ?? lock;
    const pins: Record<string, string> = {};
    for (const group of GROUPS) {
      for (const [name, value] of Object.entries(rangesIn(importer[group]) as Record<string, unknown>)) {
        const version = typeof value === "string" ? value : (value as { version?: unknown } | null)?.version;
        const exact = typeof version === "string" ? /^(\d+\.\d+\.\d+[\w.-]*)/.exec(version)?.[1] : undefined;
        if (exact !== undefined) pins[name] = exact;
      }
    }
    return pins;
  } catch {
    return {};
  }
}

function pin(manifest: PackageManifest, pins: Record<string, string>): PackageManifest {
  const changed: PackageManifest = { ...manifest };
  for (const group of GROUPS) {
    const entries = Object.entries(rangesIn(manifest[group])).filter(
      ([, range]) => !/^(?:workspace|link|portal|catalog):/.test(typeof range === "string" ? range : ""),
    );
    if (group in manifest)
      changed[group] = Object.fromEntries(
        entries.map(([name, range]) => [name, group === "peerDependencies" ? range : (pins[name] ?? range)]),
      );
  }
  return changed;
}
