import type pg from "pg";
import { z } from "zod";

/** drizzle's own list of migrations that were applied. */
export const MIGRATIONS_TABLE = `"drizzle"."__drizzle_migrations"`;

/** What a dump says about itself; the rows of table `n` are in `<n>.rows`. */
export const DumpManifest = z.object({
  /** SHA-256 of each migration that made the schema, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
});
export type DumpManifest = z.infer<typeof DumpManifest>;

/** Quoted names of our tables with the columns that hold data. The job queue's own schema is left out: it is rebuilt from runs and tasks. */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const found = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname = 'public'
    group by 1 order by 1`);
  return found.rows;
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ hash: string }>(`select hash from ${MIGRATIONS_TABLE} order by created_at, id`);
  return found.rows.map((row) => row.hash);
}
