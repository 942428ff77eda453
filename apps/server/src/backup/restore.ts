import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { InfrastructureError, InputError } from "@fixpoint/contracts";
import { hasEmbedded, loadDatabase, startEmbedded, withEmbeddedAtRest } from "@fixpoint/db";
import { execa } from "execa";
import { prepareDataFolder } from "../data-folder.ts";
import { verifySeal } from "./checksum.ts";
import { BackupManifest, DATABASE_FOLDER, FILES_FOLDER, keptEntries, MANIFEST } from "./format.ts";
import { moveAll, movesOf } from "./swap.ts";

export interface RestoreSummary {
  createdAt: string;
  rows: number;
  /** Where the data that was there before is now; null when there was none. */
  replaced: string | null;
}

async function unpack(file: string, draft: string): Promise<BackupManifest> {
  const made = await execa("tar", ["-xzf", file, "-C", draft, "--no-same-owner"], { reject: false });
  if (made.exitCode !== 0)
    throw new InfrastructureError("restore_failed", `The backup could not be unpacked: ${made.stderr.trim().slice(-500)}`);
  const parsed = BackupManifest.safeParse(JSON.parse(await readFile(join(draft, MANIFEST), "utf8")));
  if (!parsed.success)
    throw new InputError("backup_of_other_version", `${file} is a backup of a kind that this version does not know`, {
      hint: "Restore it with the version that made it, or a newer one.",
    });
  return parsed.data;
}

/** A stopped cluster with the backup's rows, in a data folder of its own. */
async function build(draft: string, manifest: BackupManifest): Promise<void> {
  const embedded = await startEmbedded({ dataFolder: draft });
  try {
    await loadDatabase(embedded.databaseUrl, join(draft, DATABASE_FOLDER), manifest.database);
  } finally {
    await embedded.stop();
  }
}

async function putInPlace(dataFolder: string, draft: string, force: boolean): Promise<string | null> {
  return withEmbeddedAtRest(dataFolder, async (cluster) => {
    const clusterName = relative(dataFolder, cluster);
    const old = [...(await keptEntries(dataFolder)), ...(existsSync(cluster) ? [clusterName] : [])];
    if (old.length > 0 && !force) throw notEmpty(dataFolder);
    const aside = join(dataFolder, `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`);
    const files = join(draft, FILES_FOLDER);
    await moveAll([
      ...movesOf(old, dataFolder, aside),
      ...movesOf(await keptEntries(files), files, dataFolder),
      ...movesOf([clusterName], draft, dataFolder),
    ]);
    return old.length > 0 ? aside : null;
  });
}

function notEmpty(dataFolder: string): InputError {
  return new InputError("data_folder_in_use", `${dataFolder} holds data already`, {
    hint: "Give --force to put the backup in its place; what is there now is set aside, not deleted.",
  });
}

/**
 * Puts a backup in place of the data folder's contents. Everything is built and
 * checked beside them first; until the last renames nothing of them is touched.
 */
export async function restore(options: { dataFolder: string; file: string; force: boolean }): Promise<RestoreSummary> {
  const { dataFolder, force } = options;
  const file = resolve(options.file);
  await verifySeal(file);
  await prepareDataFolder(dataFolder);
  if (!force && (hasEmbedded(dataFolder) || (await keptEntries(dataFolder)).length > 0)) throw notEmpty(dataFolder);
  // Said before the long part, and checked again when the places change.
  await withEmbeddedAtRest(dataFolder, async () => {});
  const draft = await mkdtemp(join(dataFolder, "restore-"));
  try {
    const manifest = await unpack(file, draft);
    await build(draft, manifest);
    const replaced = await putInPlace(dataFolder, draft, force);
    const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
    return { createdAt: manifest.createdAt, rows, replaced };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
