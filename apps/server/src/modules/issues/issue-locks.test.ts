import { claimRun, createRun, findIssue, finishRun } from "@fixpoint/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorResult } from "../../jobs/error-evidence.ts";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
});
afterAll(async () => {
  await server.stop();
});

/** Takes the bug and then its runs, as deleting it does, while `other` waits for it. */
async function deleteMeanwhile({ ids }: Tenant, other: () => Promise<unknown>): Promise<unknown> {
  const { db } = server.context;
  let waiting: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(`select id from issues where id = '${ids.issueId}' for update`);
    waiting = other().catch((error: unknown) => error);
    await waitFor(async () => {
      const { rows } = await db.execute("select 1 from pg_locks where not granted");
      return rows.length > 0;
    });
    await tx.execute(`delete from issue_runs where issue_id = '${ids.issueId}'`);
    await tx.execute(`delete from issues where id = '${ids.issueId}'`);
  });
  return waiting;
}

it("a bug can be deleted while a run of it is made, claimed or ended", async () => {
  const { db } = server.context;
  const [first, second, third] = [await makeTenant(server), await makeTenant(server), await makeTenant(server)];
  const run = await createRun(db, second.ids.orgId, second.ids.issueId);
  const last = await createRun(db, third.ids.orgId, third.ids.issueId);
  const claim = await claimRun(db, third.ids.orgId, last.id, "test");
  if (!claim) throw new Error("No claim");
  const { result, change } = errorResult("error", "It broke.", "project");
  const values = { ...result, baseSha: null, patch: null, evidencePath: null };
  await createRun(db, first.ids.orgId, first.ids.issueId);

  const made = await deleteMeanwhile(first, () => db.transaction((tx) => createRun(tx, first.ids.orgId, first.ids.issueId)));
  const claimed = await deleteMeanwhile(second, () => claimRun(db, second.ids.orgId, run.id, "test"));
  const ended = await deleteMeanwhile(third, () => finishRun(db, claim, values, change));

  // There is no bug that the new run could belong to; the others find nothing to change.
  expect(made).toMatchObject({ cause: { code: "23503" } });
  expect([claimed, ended]).toEqual([null, false]);
  for (const { ids } of [first, second, third])
    expect(await findIssue(db, { organizationId: ids.orgId, projectId: ids.projectId, issueId: ids.issueId })).toBeNull();
});
