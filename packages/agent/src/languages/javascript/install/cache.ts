import { lstat, readdir, realpath } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { place, publish as publishFolder, readManifest } from "../../dependency-cache.ts";

export { makeStaging } from "../../dependency-cache.ts";

/** What a finished cache folder says of itself. */
export const CacheManifest = z.object({
  command: z.string(),
  dependencies: z.array(z.string()),
  missing: z.array(z.string()),
  npm: z.string(),
  node: z.string(),
});
export type CacheManifest = z.infer<typeof CacheManifest>;

export const readCache = (cacheDir: string, key: string): Promise<CacheManifest | null> =>
  readManifest(CacheManifest, cacheDir, key);

export const publish = (staging: string, cacheDir: string, key: string, manifest: CacheManifest): Promise<void> =>
  publishFolder(CacheManifest, { staging, cacheDir, key, manifest });

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

/** Puts the cached packages into the tree, as `place` does. */
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
