import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../embedded/start-embedded.ts";

/** A server whose user may create databases; each test gets one of its own there. Unset: the built-in PostgreSQL. */
const EXTERNAL = process.env["FIXPOINT_TEST_DATABASE_URL"];

export interface TestDatabase {
  databaseUrl: string;
  /** Closes it for everybody and removes it. */
  remove(): Promise<void>;
}

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: EXTERNAL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database on the external server; null when tests run on the built-in PostgreSQL, which a server starts itself. */
export async function externalTestDatabase(): Promise<TestDatabase | null> {
  if (!EXTERNAL) return null;
  const name = `fixpoint_test_${randomBytes(6).toString("hex")}`;
  await execute(`create database ${name}`);
  const url = new URL(EXTERNAL);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, remove: () => execute(`drop database if exists ${name} with (force)`) };
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
