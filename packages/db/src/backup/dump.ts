import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { appliedMigrations, listTables, type DumpManifest } from "./tables.ts";

/** One row may hold 5 MB of text; so many are in memory at once. */
const ROWS_AT_ONCE = 25;

/** One JSON string without any character that a reader may take for the line's end. */
function lineOf(text: string): string {
  return JSON.stringify(text)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}

interface Counted {
  rows: number;
}

async function* rowLines(
  client: pg.Client,
  table: { name: string; columns: string[] },
  counted: Counted,
): AsyncGenerator<string> {
  await client.query(
    `declare dumped no scroll cursor for select row(${table.columns.join(", ")})::text as line from ${table.name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield rows.map((row) => `${lineOf(row.line)}\n`).join("");
  }
  await client.query("close dumped");
}

/**
 * Writes every table of one moment into `folder`, while others read and write.
 * Rows are in PostgreSQL's own text form, which gives back each value exactly.
 */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<DumpManifest> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'; set datestyle to 'ISO'; set bytea_output to 'hex'");
    await client.query("begin transaction isolation level repeatable read, read only");
    const manifest: DumpManifest = { migrations: await appliedMigrations(client), tables: [], sequences: [] };
    for (const [index, table] of (await listTables(client)).entries()) {
      const counted: Counted = { rows: 0 };
      const file = createWriteStream(join(folder, `${index}.rows`), { mode: 0o600 });
      await pipeline(Readable.from(rowLines(client, table, counted)), file);
      manifest.tables.push({ ...table, rows: counted.rows });
    }
    // Read last: a sequence is not part of the snapshot, and may only be ahead of the rows.
    const sequences = await client.query<{ name: string; lastValue: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
       from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    );
    manifest.sequences = sequences.rows;
    await client.query("commit");
    return manifest;
  } finally {
    await client.end();
  }
}
