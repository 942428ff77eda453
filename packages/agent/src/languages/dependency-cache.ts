import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { z } from "zod";
import { InfrastructureError } from "@fixpoint/contracts";
import type { Workspace } from "../types/language.ts";

/** Written last, so its presence means that a folder of the cache is whole. */
const MANIFEST = "fixpoint-dependencies.json";

/** What a finished folder of the cache says of itself; null where there is none that is whole. */
export async function readManifest<T>(schema: z.ZodType<T>, cacheDir: string, key: string): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(cacheDir, key, MANIFEST), "utf8")));
  } catch {
    return null;
  }
}

/** A folder in the cache for what is being installed. */
export async function makeStaging(cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, `.staging-${randomBytes(8).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Moves a staging folder in place; the first of several concurrent installs wins. */
export async function publish<T extends object>(
  schema: z.ZodType<T>,
  { staging, cacheDir, key, manifest }: { staging: string; cacheDir: string; key: string; manifest: T },
): Promise<void> {
  await writeFile(path.join(staging, MANIFEST), JSON.stringify(manifest, null, 2));
  const target = path.join(cacheDir, key);
  try {
    await rename(staging, target);
  } catch (cause) {
    if ((await readManifest(schema, cacheDir, key)) === null) {
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
 * Puts a folder of the cache into a tree. `areSafe`: whoever runs project code there is somebody else than these files' owner, so
 * that they may be hard links, which take a tenth of the time. Elsewhere the cache, which is shared, could be written: then they
 * are copies (of shared blocks where the file system can).
 */
export async function place(source: string, target: string, areSafe: boolean): Promise<void> {
  await rm(target, { recursive: true, force: true });
  if (areSafe) {
    const linked = await execa("cp", ["-al", "--", source, target], { reject: false });
    if (!linked.failed) return;
    // Another file system, or one without links.
    await rm(target, { recursive: true, force: true });
  }
  await execa("cp", ["-a", "--reflink=auto", "--", source, target]);
}

/** As root bubblewrap runs commands as a user of their own and leaves linked files to root. */
export function linksAreSafe({ sandbox }: Pick<Workspace, "sandbox">): boolean {
  return sandbox.driver === "bubblewrap" && process.getuid?.() === 0;
}
