import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The key that was set, or the data folder's own, made at the first call. Processes that start together agree on one. */
export async function encryptionKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, "encryption.key");
  const own = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const present = await readFile(file, "utf8").catch(() => null);
  if (present) return present.trim();
  await writeFile(own, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  // A link is made whole or not at all, and never over one that is there.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(own, { force: true });
  return (await readFile(file, "utf8")).trim();
}
