import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { listFiles, readText } from "../files.ts";
import { GROUPS, parseManifest, rangesIn, type PackageManifest } from "./manifest.ts";

const Ranges = z.record(z.string(), z.string()).catch({});
const Patterns = z.array(z.string()).nullable().catch(null);
const Lerna = z.object({ packages: Patterns.default(null) }).catch({ packages: null });
const PnpmWorkspace = z
  .object({
    packages: Patterns.default(null),
    catalog: Ranges.default({}),
    catalogs: z.record(z.string(), Ranges).catch({}).default({}),
  })
  .catch({ packages: null, catalog: {}, catalogs: {} });

export interface Workspaces {
  /** As npm has them in the root's manifest; null where that has them, or there are none. */
  patterns: string[] | null;
  /** Manifests of the packages by their paths, as npm can read them. */
  manifests: Record<string, string>;
  /** Ranges in words of other managers, in words of npm. */
  forNpm(manifest: PackageManifest): PackageManifest;
}

const MOST_DEEP = 4;
const NO_PACKAGE = /(?:^|\/)(?:fixtures?|templates?|examples?)\//;

/** A repository of several packages: as npm, yarn, pnpm or lerna name them. npm installs them all, and links one into the other. */
export async function readWorkspaces(root: string, manifest: PackageManifest): Promise<Workspaces> {
  const pnpm = PnpmWorkspace.parse(yamlOf(await readText(root, "pnpm-workspace.yaml")));
  const lerna = Lerna.parse(parseManifest((await readText(root, "lerna.json")) ?? ""));
  const forNpm = (one: PackageManifest): PackageManifest => translated(one, { ...pnpm.catalogs, default: pnpm.catalog });
  const patterns = "workspaces" in manifest ? null : (pnpm.packages ?? lerna.packages);
  if (patterns === null && !("workspaces" in manifest)) return { patterns, manifests: {}, forNpm };
  const manifests: Record<string, string> = {};
  for (const file of await listFiles(root)) {
    if (!file.endsWith("/package.json") || NO_PACKAGE.test(file) || file.split("/").length > MOST_DEEP) continue;
    const text = await readText(root, file);
    if (text === null) continue;
    const own = parseManifest(text);
    manifests[file] = own === null ? text : JSON.stringify(forNpm(own));
  }
  return { patterns: Object.keys(manifests).length === 0 ? null : patterns, manifests, forNpm };
}

function yamlOf(text: string | null): unknown {
  try {
    return text === null ? null : parseYaml(text);
  } catch {
    return null;
  }
}

/** `workspace:^` is whatever version stands beside it, `catalog:` what the repository's list says. */
function translated(manifest: PackageManifest, catalogs: Record<string, Record<string, string>>): PackageManifest {
  const changed = { ...manifest };
  for (const group of GROUPS) {
    if (!(group in manifest)) continue;
    changed[group] = Object.fromEntries(
      Object.entries(rangesIn(manifest[group])).map(([name, range]): [string, unknown] => {
        const [, protocol, rest = ""] = /^(workspace|catalog):(.*)$/.exec(typeof range === "string" ? range : "") ?? [];
        if (protocol === undefined) return [name, range];
        return [name, protocol === "workspace" ? "*" : (catalogs[rest || "default"]?.[name] ?? "*")];
      }),
    );
  }
  return changed;
}
