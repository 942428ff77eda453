import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { z } from "zod";
import { InfrastructureError } from "@fixpoint/contracts";

/** What a finished cache folder says of itself; written last, so its presence means that the folder is whole. */
export const CacheManifest = z.object({
  command: z.string(),
  dependencies: z.array(z.string()),
  missing: z.array(z.string()),
  npm: z.string(),
  node: z.string(),
});
export type CacheManifest = z.infer<typeof CacheManifest>;

const MANIFEST = "fixpoint-dependencies.json";

export async function readCache(cacheDir: string, key: string): Promise<CacheManifest | null> {
  try {
    return CacheManifest.parse(JSON.parse(await readFile(path.join(cacheDir, key, MANIFEST), "utf8")));
  } catch {
    return null;
  }
}

export async function makeStaging(cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, `.staging-${randomBytes(8).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Moves a staging folder in place; the first of several concurrent installs wins. */
export async function publish(staging: string, cacheDir: string, key: string, manifest: CacheManifest): Promise<void> {
  await writeFile(path.join(staging, MANIFEST), JSON.stringify(manifest, null, 2));
  const target = path.join(cacheDir, key);
  try {
    await rename(staging, target);
  } catch (cause) {
    if ((await readCache(cacheDir, key)) === null) {
      await rm(target, { recursive: true, force: true });
      await rename(staging, target).catch((error: unknown) => {
        throw new InfrastructureError("cache_not_writable", "The dependency cache could not be written.", {
          cause: error ?? cause,
        });
      });
    } else await rm(staging, { recursive: true, force: true });
  }
}

/** Deeper there are no packages of a repository. */
const MOST_DEEP = 3;

/** Folders of packages in what is installed, the root's first: a package of several may have versions of its own. */
async function packageFolders(installed: string, folder = "", depth = 0): Promise<string[]> {
  const entries = await readdir(path.join(installed, folder), { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  const own = folders.filter((one) => path.basename(one) === "node_modules");
  const others = depth >= MOST_DEEP ? [] : folders.filter((one) => path.basename(one) !== "node_modules");
  return [...own, ...(await Promise.all(others.map((one) => packageFolders(installed, one, depth + 1)))).flat()];
}

/**
 * Puts the cached packages into the tree. `areSafe`: whoever runs project code there is somebody else than these files'
 * owner, so that they may be hard links, which take a tenth of the time. Elsewhere the cache, which is shared, could be
 * written: then they are copies (of shared blocks where the file system can).
 */
export async function link(cacheDir: string, key: string, root: string, areSafe: boolean): Promise<void> {
  const installed = path.join(cacheDir, key);
  for (const folder of await packageFolders(installed)) {
    const target = path.join(root, folder);
    if (!(await isInside(root, path.dirname(target)))) continue;
    await place(path.join(installed, folder), target, areSafe);
  }
}

/** A folder that is there, and that no link of the tree leads out of. */
async function isInside(root: string, folder: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => null);
  return real === path.join(await realpath(root), path.relative(root, folder)) && (await lstat(folder)).isDirectory();
}

async function place(source: string, target: string, areSafe: boolean): Promise<void> {
  await rm(target, { recursive: true, force: true });
  if (areSafe) {
    const linked = await execa("cp", ["-al", "--", source, target], { reject: false });
    if (!linked.failed) return;
    // Another file system, or one without links.
    await rm(target, { recursive: true, force: true });
  }
  await execa("cp", ["-a", "--reflink=auto", "--", source, target]);
}
