import process from "node:process";
import { parseArgs } from "node:util";
import { FixpointError, InputError } from "@fixpoint/contracts";
import { parseEnv, type Env } from "../env.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

/** `backup <file> [--force]` or `restore <file> [--force]`: what the command line starts. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: "boolean", default: false } } });
  const [what, file] = positionals;
  if (file === undefined) throw new InputError("no_file", "Give the backup's file");
  const env: Env = parseEnv(process.env);
  if (env.DATABASE_URL)
    throw new InputError("external_database", "DATABASE_URL names a PostgreSQL server of yours", {
      hint: "Back it up with that server's own tools, such as pg_dump, and copy the data folder's files.",
    });
  const options = { dataFolder: env.dataDir, file, force: values.force };
  if (what === "backup") {
    const made = await backUp(options);
    process.stdout.write(`Backed up ${made.rows} rows and the files to ${made.file} (${made.bytes} bytes)\n`);
  } else {
    const made = await restore(options);
    process.stdout.write(`Restored ${made.rows} rows of ${made.createdAt} to ${env.dataDir}\n`);
    if (made.replaced) process.stdout.write(`What was there before is in ${made.replaced}; delete it when you are sure\n`);
  }
}

try {
  await main();
} catch (error) {
  const hint = error instanceof FixpointError && error.hint !== undefined ? `. ${error.hint}` : "";
  process.stderr.write(`fixpoint: ${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = error instanceof InputError ? 2 : 1;
}
