import { readdir } from "node:fs/promises";
import { DumpManifest } from "@fixpoint/db";
import { z } from "zod";

export const MANIFEST = "manifest.json";
/** The rows, in the archive. */
export const DATABASE_FOLDER = "database";
/** What the data folder holds besides the database, in the archive. */
export const FILES_FOLDER = "files";

export const BackupManifest = z.object({
  format: z.literal(1),
  product: z.string(),
  createdAt: z.string(),
  database: DumpManifest,
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** The cluster is dumped instead, the dependency cache fills again, and the rest are a restore's own. */
const LEFT_OUT = /^(postgres|cache|restore-.*|replaced-.*)$/;

/** Entries of the data folder that belong to a backup: evidence, the demo's repositories, keys. */
export async function keptEntries(dataFolder: string): Promise<string[]> {
  const entries = await readdir(dataFolder).catch(() => []);
  return entries.filter((entry) => !LEFT_OUT.test(entry)).sort();
}
