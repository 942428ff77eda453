import { randomBytes } from "node:crypto";
import { builtInDatabase } from "@fixpoint/db/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectUnavailable, readiness, untilReady } from "./testing/outage.ts";
import { makeSmallDisk, type SmallDisk } from "./testing/small-disk.ts";
import { startTestServer, waitFor, withProject, type TestServer } from "./testing/test-server.ts";

const DISK_BYTES = 160 * 1024 * 1024;
/** Cannot be compressed and does not fit into what was allocated before. */
const bigText = (): string => randomBytes(1_500_000).toString("hex");

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;

function post(title: string, text = "x") {
  return place.ada.json("POST", place.issues, { title, text });
}

function list() {
  return place.ada.json("GET", place.issues);
}

async function titles(): Promise<string[]> {
  return (await list()).body.data.map((issue: { title: string }) => issue.title);
}

const probe = await makeSmallDisk(DISK_BYTES);
await probe?.remove();

describe.skipIf(probe === null)("the built-in database (needs to mount a disk)", { timeout: 180_000 }, () => {
  let disk: SmallDisk;

  beforeEach(async () => {
    disk = (await makeSmallDisk(DISK_BYTES)) as SmallDisk;
    server = await startTestServer({ FIXPOINT_ROLE: "web", FIXPOINT_DATA_DIR: disk.path, DATABASE_URL: "" });
    place = await withProject(server);
    await post("Before");
  });
  afterEach(async () => {
    disk.setReadOnly(false);
    await disk.free();
    await server.stop();
    await disk.remove();
  });

  it("on a full disk refuses what does not fit, says why it is not ready, and goes on when there is space", async () => {
    await disk.fill();
    const refused = await post("Too big", bigText());
    const unready = await readiness(server.url);
    // Another file for its log: that it cannot make one ends all of PostgreSQL.
    const database = server.context.db;
    for (let count = 0; count < 3; count += 1)
      await database.execute("select pg_logical_emit_message(false, 'test', 'x'), pg_switch_wal()").catch(() => {});
    const written = await post("During");
    const read = await list();
    const stillUnready = await readiness(server.url);
    await disk.free();
    await untilReady(server.url);
    const after = await post("After", bigText());

    const full = { status: 503, code: "disk_full" };
    expectUnavailable(refused);
    expectUnavailable(written);
    expectUnavailable(read);
    expect([unready, stillUnready]).toEqual([full, full]);
    expect(after.status).toBe(201);
    expect(await titles()).toEqual(["After", "Before"]);
  });

  it("on a disk that became read-only answers 503, and goes on when it can be written to", async () => {
    const builtIn = builtInDatabase(disk.path);
    await waitFor(async () => {
      const pid = await builtIn.pid();
      if (pid !== null) process.kill(pid, "SIGKILL");
      return disk.setReadOnly(true);
    });
    const unready = await readiness(server.url);
    const answers = [await post("During"), await list()];
    disk.setReadOnly(false);
    await untilReady(server.url);
    const after = await post("After");

    expect(unready).toEqual({ status: 503, code: "data_folder_not_writable" });
    for (const answer of answers) expectUnavailable(answer);
    expect(after.status).toBe(201);
    expect(await titles()).toEqual(["After", "Before"]);
  });
});
