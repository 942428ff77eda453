import { randomBytes } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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

/**
 * Puts the cached packages into the tree. `areSafe`: whoever runs project code there is somebody else than these files'
 * owner, so that they may be hard links, which take a tenth of the time. Elsewhere the cache, which is shared, could be
 * written: then they are copies (of shared blocks where the file system can).
 */
export async function link(cacheDir: string, key: string, root: string, areSafe: boolean): Promise<void> {
  const source = path.join(cacheDir, key, "node_modules");
  const target = path.join(root, "node_modules");
  if ((await lstat(source).catch(() => null)) === null) return;
  await rm(target, { recursive: true, force: true });
  if (areSafe) {
    const linked = await execa("cp", ["-al", "--", source, target], { reject: false });
    if (!linked.failed) return;
    // Another file system, or one without links.
    await rm(target, { recursive: true, force: true });
  }
  await execa("cp", ["-a", "--reflink=auto", "--", source, target]);
}
