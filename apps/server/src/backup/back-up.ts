import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { InfrastructureError, InputError, PRODUCT_NAME } from "@fixpoint/contracts";
import { dumpDatabase, hasEmbedded, startEmbedded } from "@fixpoint/db";
import { execa } from "execa";
import { seal } from "./checksum.ts";
import { DATABASE_FOLDER, FILES_FOLDER, keptEntries, MANIFEST, type BackupManifest } from "./format.ts";

export interface BackupSummary {
  file: string;
  bytes: number;
  rows: number;
}

async function dump(dataFolder: string, draft: string): Promise<BackupManifest> {
  const folder = join(draft, DATABASE_FOLDER);
  await mkdir(folder);
  // One that runs is used as it is; otherwise it runs for as long as this takes.
  const embedded = await startEmbedded({ dataFolder });
  try {
    const database = await dumpDatabase(embedded.databaseUrl, folder);
    return { format: 1, product: PRODUCT_NAME, createdAt: new Date().toISOString(), database };
  } finally {
    await embedded.stop();
  }
}

/** Exit code 1 is a file of a run under way that changed or went meanwhile: no finished evidence does that. */
async function pack(draft: string, dataFolder: string, archive: string): Promise<void> {
  const entries = await keptEntries(dataFolder);
  const made = await execa(
    "tar",
    [
      "-czf",
      archive,
      "--ignore-failed-read",
      "--warning=no-file-ignored",
      "-C",
      draft,
      MANIFEST,
      DATABASE_FOLDER,
      "--transform",
      `flags=rSh;s,^\\./,${FILES_FOLDER}/,`,
      // tar refuses a folder that nothing is taken from.
      ...(entries.length > 0 ? ["-C", dataFolder, ...entries.map((entry) => `./${entry}`)] : []),
    ],
    { reject: false },
  );
  if (made.exitCode !== 0 && made.exitCode !== 1)
    throw new InfrastructureError("backup_failed", `The archive could not be written: ${made.stderr.trim().slice(-500)}`);
}

/**
 * Writes one moment of the embedded database, with the files that belong to it,
 * into one file; a server may go on meanwhile. What fails leaves no file.
 */
export async function backUp(options: { dataFolder: string; file: string; force: boolean }): Promise<BackupSummary> {
  const file = resolve(options.file);
  if (!hasEmbedded(options.dataFolder))
    throw new InputError("nothing_to_back_up", `There is no built-in database in ${options.dataFolder}`, {
      hint: "Set FIXPOINT_DATA_DIR to the server's data folder.",
    });
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists && !options.force)
    throw new InputError("file_exists", `${file} exists`, { hint: "Choose another name, or overwrite it with --force." });
  // Beside the file, so that the last step is a rename on one disk.
  const draft = await mkdtemp(join(dirname(file), `.${basename(file)}-`)).catch((cause: unknown) => {
    throw new InputError("cannot_write", `Cannot write to ${dirname(file)}: ${(cause as Error).message}`, { cause });
  });
  try {
    const manifest = await dump(options.dataFolder, draft);
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest));
    const archive = join(draft, "archive.tar.gz");
    await writeFile(archive, "", { mode: 0o600 });
    await pack(draft, options.dataFolder, archive);
    await seal(archive);
    await rename(archive, file);
    const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes: (await stat(file)).size, rows };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
