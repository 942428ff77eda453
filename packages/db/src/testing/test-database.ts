import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../embedded/start-embedded.ts";

/** A server whose user may create databases; each test gets one of its own there. Unset: the built-in PostgreSQL. */
const EXTERNAL = process.env["FIXPOINT_TEST_DATABASE_URL"];

/** Of this run, see `templates-of-run.ts`. Unset: nothing takes templates away, so there are none. */
const TEMPLATES = process.env["FIXPOINT_TEST_DATABASE_TEMPLATES"];

/** What databases of tests are copied from: a copy takes a tenth of the time that migrations take. */
export interface DatabaseTemplate {
  /** Of letters. */
  name: string;
  /** Puts into an empty database what each copy is to have, and leaves no connection open. */
  fill(databaseUrl: string): Promise<void>;
}

export interface TestDatabase {
  databaseUrl: string;
  /** Closes it for everybody and removes it. */
  remove(): Promise<void>;
}

async function connected<T>(perform: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: EXTERNAL });
  await client.connect();
  try {
    return await perform(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(EXTERNAL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** The template's database, which the first test that asks for it makes while the others wait. */
async function templateDatabase({ name, fill }: DatabaseTemplate): Promise<string | null> {
  if (!TEMPLATES) return null;
  const database = `${TEMPLATES}_${name}`;
  const unfinished = `${database}_unfinished`;
  await connected(async (client) => {
    // The lock goes with the connection.
    await client.query("select pg_advisory_lock(hashtext($1))", [database]);
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount !== 0) return;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await fill(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${database}`);
  });
  return database;
}

/**
 * A database on the external server, empty or a copy of a template; null when tests run on the built-in PostgreSQL, which a
 * server starts itself.
 */
export async function externalTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase | null> {
  if (!EXTERNAL) return null;
  const from = template ? await templateDatabase(template) : null;
  const name = `fixpoint_test_${randomBytes(6).toString("hex")}`;
  await connected((client) => client.query(`create database ${name}${from === null ? "" : ` template ${from}`}`));
  return {
    databaseUrl: urlOf(name),
    async remove() {
      await connected((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** An empty database, wherever tests run. */
export async function testDatabase(): Promise<TestDatabase> {
  const external = await externalTestDatabase();
  if (external) return external;
  const folder = await mkdtemp(join(tmpdir(), "fp-db-"));
  const embedded = await startEmbedded({ dataFolder: folder });
  return {
    databaseUrl: embedded.databaseUrl,
    async remove() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
