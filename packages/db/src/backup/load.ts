import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { InputError } from "@fixpoint/contracts";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { migrateDatabase, MIGRATIONS_FOLDER } from "../connection/migrate.ts";
import { MIGRATIONS_TABLE, type DumpManifest } from "./tables.ts";

const BATCH_CHARACTERS = 1_000_000;
const BATCH_ROWS = 500;

/** Brings an empty database to the schema that the dump was made of, which may be older than ours. */
async function makeSchema(client: pg.Client, hashes: string[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await client.query(`create schema if not exists "drizzle"`);
  await client.query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const [index, hash] of hashes.entries()) {
    const migration = known[index];
    if (migration?.hash !== hash)
      throw new InputError("backup_of_other_version", "The backup was made by another version, whose tables are not known here", {
        hint: "Restore it with the version that made it, or a newer one.",
      });
    for (const statement of migration.sql) await client.query(statement);
    await client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, migration.folderMillis]);
  }
}

async function loadTable(client: pg.Client, table: DumpManifest["tables"][number], file: string): Promise<void> {
  const columns = table.columns.join(", ");
  // A type of the dumped columns alone, so that generated ones are computed again.
  await client.query(`create temporary table dumped_row as select ${columns} from ${table.name} with no data`);
  const fields = table.columns.map((column) => `(line).${column}`).join(", ");
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${fields} from (select unnest($1::text[])::pg_temp.dumped_row as line offset 0) as lines`;
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  async function flush(): Promise<void> {
    if (batch.length > 0) await client.query(insert, [batch]);
    rows += batch.length;
    batch = [];
    characters = 0;
  }
  for await (const line of createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Number.POSITIVE_INFINITY })) {
    const row: unknown = JSON.parse(line);
    batch.push(String(row));
    characters += line.length;
    if (characters > BATCH_CHARACTERS || batch.length >= BATCH_ROWS) await flush();
  }
  await flush();
  await client.query("drop table dumped_row");
  if (rows !== table.rows)
    throw new InputError("backup_damaged", `The backup holds ${rows} rows of ${table.name}, where ${table.rows} are announced`);
}

/** Fills an empty database with a dump, in one transaction, then migrates it to our version. */
export async function loadDatabase(databaseUrl: string, folder: string, manifest: DumpManifest): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("begin");
    await makeSchema(client, manifest.migrations);
    // Rows come table by table, not in the order of their references.
    await client.query("set local session_replication_role to replica");
    for (const [index, table] of manifest.tables.entries()) await loadTable(client, table, join(folder, `${index}.rows`));
    for (const sequence of manifest.sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [sequence.name, sequence.lastValue]);
    await client.query("commit");
  } finally {
    await client.end();
  }
  await migrateDatabase(databaseUrl);
}
