import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addMember, connect, ensureOrganization, ensureUser, startEmbedded } from "@fixpoint/db";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const AWKWARD = `"quotes" (a, b) \\ back\r\n\u2028line\u2029, {} ü 🐛 \t'`;

let server: TestServer;
let folder: string;
let file: string;

function run(dataFolder: string, ...args: string[]) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], FIXPOINT_DATA_DIR: dataFolder },
  });
}

/** Every row of every table of ours, as text. */
async function contents(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const { db, close } = await connect({ databaseUrl, poolSize: 1 });
  try {
    const tables = await db.execute<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const all: Record<string, unknown[]> = {};
    for (const { name } of tables.rows) {
      const rows = await db.execute<{ line: string }>(`select t::text as line from "${name}" t order by 1`);
      all[name] = rows.rows.map((row) => row.line);
    }
    const next = await db.execute("select nextval('live_events_id_seq') > max(id) as free from live_events");
    all["sequence"] = next.rows;
    return all;
  } finally {
    await close();
  }
}

async function contentsOfFolder(dataFolder: string): Promise<Record<string, unknown[]>> {
  const embedded = await startEmbedded({ dataFolder });
  try {
    return await contents(embedded.databaseUrl);
  } finally {
    await embedded.stop();
  }
}

let before: Record<string, unknown[]>;
let evidence: string;
let place: Awaited<ReturnType<typeof withProject>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fp-backup-"));
  file = join(folder, "data.backup");
  // It is the built-in database that is backed up.
  server = await startTestServer({ DATABASE_URL: "" });
  place = await withProject(server);
  const made = await place.ada.json("POST", place.issues, { title: AWKWARD, text: AWKWARD.repeat(50_000) });
  const id: string = made.body.data.id;
  await waitFor(async () => {
    const issue = (await place.ada.json("GET", `${place.issues}/${id}/details`)).body.data;
    return issue.agentProcessingStatus === "done";
  });
  const [attempt] = await readdir(join(server.dataDir, "evidence", id));
  evidence = join("evidence", id, attempt ?? "", "outputs", "test.txt");
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("a backup of a server that runs", () => {
  it("is one file, private, and nothing beside it", async () => {
    const made = run(server.dataDir, "backup", file);
    before = await contents(server.context.connection.databaseUrl);
    const again = run(server.dataDir, "backup", file);
    const ready = await fetch(`${server.url}/readyz`);

    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining("--force")]);
    expect(ready.status).toBe(200);
    expect(await readdir(folder)).toEqual(["data.backup"]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("comes back with every row and file, also in a folder that never was a server's", async () => {
    const target = join(folder, "elsewhere");

    const made = run(target, "restore", file);
    const after = await contentsOfFolder(target);

    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect(Object.values(before).flat().length).toBeGreaterThan(10);
    expect(before["issues"]?.[0]).toContain("🐛");
    expect(after).toEqual(before);
    expect(await readFile(join(target, evidence), "utf8")).toBe("1 passed");
    expect(await readdir(target)).not.toContainEqual(expect.stringMatching(/^(restore|replaced)-/));
  });

  it("is not put over a server that runs", () => {
    const made = run(server.dataDir, "restore", file, "--force");

    expect([made.status, made.stderr]).toEqual([2, expect.stringContaining("Stop it first")]);
  });
});

it("a database without any files is a backup as well", async () => {
  const [bare, target] = [join(folder, "bare"), join(folder, "bare-again")];
  const archive = join(folder, "bare.tar.gz");
  const embedded = await startEmbedded({ dataFolder: bare });
  const connection = await connect({ databaseUrl: embedded.databaseUrl });
  await ensureOrganization(connection.db, { name: "Bare", slug: "bare" });
  await connection.close();
  await embedded.stop();

  const made = run(bare, "backup", archive);
  const restored = run(target, "restore", archive);

  expect([made.stderr, restored.stderr]).toEqual(["", ""]);
  expect(await contentsOfFolder(target)).toEqual(await contentsOfFolder(bare));
});

describe("a restore where there is data", () => {
  let target: string;
  let kept: Record<string, unknown[]>;

  beforeAll(async () => {
    target = await mkdtemp(join(folder, "target-"));
    const embedded = await startEmbedded({ dataFolder: target });
    const connection = await connect({ databaseUrl: embedded.databaseUrl });
    const organization = await ensureOrganization(connection.db, { name: "Kept", slug: "kept" });
    const user = await ensureUser(connection.db, { email: "kept@example.test", username: "Kept" });
    await addMember(connection.db, organization.id, user.id);
    await connection.close();
    await embedded.stop();
    await writeFile(join(target, "secret.key"), "kept");
    kept = await contentsOfFolder(target);
  });

  it("refuses, and refuses a damaged, a cut-off and a foreign file even with --force", async () => {
    const bytes = await readFile(file);
    const files = ["changed", "cut", "longer", "foreign"].map((name) => join(folder, name));
    const [changed = "", cut = "", longer = "", foreign = ""] = files;
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await writeFile(changed, flipped);
    await writeFile(cut, bytes);
    await truncate(cut, bytes.length - 100);
    await writeFile(longer, bytes);
    await appendFile(longer, "x");
    await writeFile(foreign, "hello");

    const refused = run(target, "restore", file);
    const damaged = [...files, join(folder, "none")].map((name) => run(target, "restore", name, "--force"));

    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining("set aside, not deleted")]);
    expect(damaged.map((ended) => ended.status)).toEqual([2, 2, 2, 2, 2]);
    expect(damaged[0]?.stderr).toContain("Nothing was changed");
    expect(await contentsOfFolder(target)).toEqual(kept);
    expect((await readdir(target)).sort()).toEqual(["postgres", "secret.key"]);
  });

  it("sets aside what was there when told to", async () => {
    const made = run(target, "restore", file, "--force");
    const after = await contentsOfFolder(target);
    const [aside = ""] = (await readdir(target)).filter((name) => name.startsWith("replaced-"));

    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).toContain(aside);
    expect(after).toEqual(before);
    expect(await readFile(join(target, aside, "secret.key"), "utf8")).toBe("kept");
    expect(await contentsOfFolder(join(target, aside))).toEqual(kept);
  });
});
