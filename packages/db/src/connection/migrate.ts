import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../migrations", import.meta.url));
/** Any number, the same for all starters: drizzle's migrator takes no lock of its own, and of 18 parallel ones 12 failed. */
const LOCK = 4_711_202_611;

/** Brings the schema up to date; safe to run from many processes at once. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // The query under way fails as well, which is where it is seen.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}
