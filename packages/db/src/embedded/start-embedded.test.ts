import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../connection/connect.ts";
import { isUnavailable } from "../connection/errors.ts";
import { migrateDatabase } from "../connection/migrate.ts";
import { startEmbedded } from "./start-embedded.ts";
import { withStartLock } from "./start-lock.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fp-db-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts the database in a process of its own, stores a row, and is killed without a chance to clean up. */
async function startAndKill(): Promise<number> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL("./start-embedded.ts", import.meta.url).href)});
    const { connect } = await import(${JSON.stringify(new URL("../connection/connect.ts", import.meta.url).href)});
    const { ensureOrganization } = await import(${JSON.stringify(new URL("../repositories/organizations.ts", import.meta.url).href)});
    const database = await startEmbedded({ dataFolder: ${JSON.stringify(folder)} });
    const connection = await connect({ databaseUrl: database.databaseUrl });
    await ensureOrganization(connection.db, { name: "Kept", slug: "kept" });
    process.stdout.write(String(database.pid()));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  child.kill("SIGKILL");
  await once(child, "exit");
  return Number(chunk.toString());
}

it("is used again when its parent was killed, with every acknowledged row", async () => {
  const pid = await startAndKill();

  const database = await startEmbedded({ dataFolder: folder });
  const connection = await connect({ databaseUrl: database.databaseUrl });
  const rows = await connection.db.execute(sql`select slug from organizations`);
  await connection.close();
  await database.stop();

  expect(database.reused).toBe(true);
  expect(database.pid()).toBe(pid);
  expect(rows.rows).toEqual([{ slug: "kept" }]);
  expect(isAlive(pid)).toBe(false);
});

it("recovers when PostgreSQL itself was killed, and listens on no TCP port", async () => {
  const first = await startAndKill();
  process.kill(first, "SIGKILL");

  const database = await startEmbedded({ dataFolder: folder });
  const connection = await connect({ databaseUrl: database.databaseUrl });
  const rows = await connection.db.execute(
    sql`select slug, current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync from organizations`,
  );
  await connection.close();
  await database.stop();

  expect(database.pid()).not.toBe(first);
  expect(rows.rows).toEqual([{ slug: "kept", tcp: "", fsync: "on" }]);
});

it("stays while another process uses it, and migrates once for many starters", async () => {
  const one = await startEmbedded({ dataFolder: folder });
  const other = await startEmbedded({ dataFolder: folder });
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(one.databaseUrl)));
  const connection = await connect({ databaseUrl: other.databaseUrl });

  await one.stop();
  const stillThere = await connection.ping().then(() => true);
  await connection.close();
  await other.stop();

  expect(other.pid()).toBe(one.pid());
  expect(stillThere).toBe(true);
  expect(isAlive(one.pid())).toBe(false);
});

it("is started again when it was killed within a transaction, for the same pool", async () => {
  const database = await startEmbedded({ dataFolder: folder });
  const connection = await connect({ databaseUrl: database.databaseUrl });
  const first = database.pid();
  const entered = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();

  const cutOff = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    entered.resolve();
    await release.promise;
    await tx.execute(sql`select 1`);
  });
  await entered.promise;
  process.kill(first, "SIGKILL");
  await expect.poll(() => database.pid(), { timeout: 50_000 }).not.toBe(first);
  release.resolve();
  const outcome = await cutOff.then(
    () => "stored",
    (error: unknown) => isUnavailable(error),
  );
  const again = await connection.db.execute(sql`select 1 as one`);
  await connection.close();
  await database.stop();

  expect(outcome).toBe(true);
  expect(again.rows).toEqual([{ one: 1 }]);
  expect(isAlive(database.pid())).toBe(false);
});

it("a lock that this process could not remove is taken over by it, and by nobody while it is held", async () => {
  const lock = join(folder, "start.lock");
  await writeFile(lock, String(process.pid));
  const order: string[] = [];

  await withStartLock(lock, async () => {
    order.push("first");
    void withStartLock(lock, async () => void order.push("second"));
    await delay(200);
    order.push("first ends");
  });
  await expect.poll(() => order).toEqual(["first", "first ends", "second"]);
});
