import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "../schema/index.ts";
import { migrateDatabase } from "./migrate.ts";

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A transaction, or the database itself: what repositories take. */
export type Queryable = Pick<Db, "select" | "insert" | "update" | "delete" | "execute" | "selectDistinct">;

/** The same where a function wants to be all or nothing: within a transaction it is a part of that one. */
export type Transactable = Queryable & Pick<Db, "transaction">;

export interface Connection {
  db: Db;
  databaseUrl: string;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Whether it takes no writes: a replica, or one that was told so. Rejects when it does not answer. */
  isReadOnly(): Promise<boolean>;
  /** Connections of the pool, and requests that wait for one. */
  counts(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Migrates and opens a pool. Rejects with the driver's error when the database cannot be reached. */
export async function connect(options: {
  databaseUrl: string;
  poolSize?: number;
  onError?: (error: Error) => void;
}): Promise<Connection> {
  await migrateDatabase(options.databaseUrl);
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // Without a handler a restart of the database would end this process.
  pool.on("error", (error) => options.onError?.(error));
  // The pool listens to idle connections alone; one that breaks within a transaction would end this process too.
  pool.on("connect", (client) => client.on("error", (error) => options.onError?.(error)));
  return {
    db: drizzle(pool, { schema }),
    databaseUrl: options.databaseUrl,
    async ping() {
      await pool.query("select 1");
    },
    async isReadOnly() {
      const found = await pool.query<{ setting: string }>("select current_setting('transaction_read_only') as setting");
      return found.rows[0]?.setting === "on";
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await pool.end();
    },
  };
}
