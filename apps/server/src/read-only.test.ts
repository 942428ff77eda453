import { connect } from "@fixpoint/db";
import { expect, it } from "vitest";
import { expectUnavailable, readiness, untilReady } from "./testing/outage.ts";
import { createBrowser, startTestServer, waitFor, withProject } from "./testing/test-server.ts";

it("a database that takes no writes is read from, refuses writes with 503, and is used again when it takes them", async () => {
  const server = await startTestServer({ FIXPOINT_ROLE: "web" });
  const place = await withProject(server);
  const post = (title: string) => place.ada.json("POST", place.issues, { title, text: "x" });
  const titles = async (): Promise<string[]> =>
    (await place.ada.json("GET", place.issues)).body.data.map((issue: { title: string }) => issue.title);
  await post("Before");
  const made = await place.ada.json("POST", "/api/v1/auth/tokens", { name: "Script", organizationId: place.orgId });
  const script = createBrowser(server.url);
  // Of its own: it stays able to write.
  const operator = await connect({ databaseUrl: server.context.connection.databaseUrl, poolSize: 1 });
  const switchTo = async (setting: "on" | "off"): Promise<void> => {
    await operator.db.execute(`do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${setting}', current_database()); end $$`);
    await operator.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
  };

  await switchTo("on");
  const unready = await waitFor(async () => {
    const found = await readiness(server.url);
    return found.code === "database_read_only" ? found : null;
  });
  const refused = await post("During");
  const read = await titles();
  const readByToken = await script.json("GET", place.issues, undefined, { authorization: `Bearer ${made.body.data.token}` });
  await switchTo("off");
  await untilReady(server.url);
  const after = await post("After");
  await operator.close();
  await server.stop();

  expect(unready.status).toBe(503);
  expectUnavailable(refused);
  expect(read).toEqual(["Before"]);
  expect(readByToken.status).toBe(200);
  expect(after.status).toBe(201);
});
