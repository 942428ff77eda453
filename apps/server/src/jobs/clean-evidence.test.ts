import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { claimRound, createRound, findIssue, findPullRequestOfIssue, finishRound, type PullRequestRoundRow } from "@fixpoint/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { roundFolder } from "../modules/pull-requests/round-folder.ts";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";
import { cleanEvidence } from "./clean-evidence.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_CONCURRENCY: "2" });
  place = await withProject(server);
});
afterAll(async () => {
  await server.stop();
});

async function create(title: string, text: string): Promise<string> {
  return (await place.ada.json("POST", place.issues, { title, text })).body.data.id;
}

function untilStatus(id: string, status: string): Promise<unknown> {
  return waitFor(
    async () => (await place.ada.json("GET", `${place.issues}/${id}/details`)).body.data.agentProcessingStatus === status,
  );
}

function folders(id: string): Promise<string[]> {
  return readdir(join(server.dataDir, "evidence", id));
}

async function currentRun(id: string): Promise<string> {
  const found = await findIssue(server.context.db, { organizationId: place.orgId, issueId: id });
  return found?.issue.currentRunId ?? "";
}

/** A round that has ended, in one transaction: a worker that looks for open rounds never sees it. */
function endedRound(of: { organizationId: string; pullRequestId: string; headSha: string }): Promise<PullRequestRoundRow> {
  return server.context.db.transaction(async (db) => {
    const created = await createRound(db, { ...of, kind: "checks", checkName: "test" });
    const claimed = await claimRound(db, created?.id ?? "");
    if (!claimed) throw new Error("The round could not be claimed.");
    await finishRound(db, claimed, { outcome: "stale", reason: "The branch moved." });
    return claimed;
  });
}

it("keeps the newest evidence of each bug, and removes what superseded runs left", async () => {
  const id = await create("Twice", "works");
  await untilStatus(id, "done");
  const first = await currentRun(id);
  await place.ada.json("POST", `${place.issues}/${id}/recompute`, { force: true });
  await untilStatus(id, "done");
  const before = await folders(id);

  await cleanEvidence(server.context);

  expect(before).toHaveLength(2);
  expect(await folders(id)).toEqual([`${await currentRun(id)}-1`]);
  expect(await currentRun(id)).not.toBe(first);
  expect((await place.ada.request(`${place.issues}/${id}/artifacts/outputs/test.txt`)).status).toBe(200);
});

it("keeps what a bug's pull request goes back to: the proof of its fix, and its rounds", async () => {
  const id = await create("With a pull request", "works");
  await untilStatus(id, "done");
  const proven = await currentRun(id);
  const path = `/api/v1/organizations/${place.orgId}/integrations/git/pull-requests`;
  await place.ada.json("POST", path, { projectId: place.project.id, issueId: id });
  const pullRequest = await findPullRequestOfIssue(server.context.db, place.orgId, id);
  const round = await endedRound({
    organizationId: place.orgId,
    pullRequestId: pullRequest?.id ?? "",
    headSha: pullRequest?.headSha ?? "",
  });
  const kept = roundFolder(round);
  for (const folder of [kept, roundFolder({ ...round, fence: 0 })])
    await mkdir(join(server.dataDir, "evidence", id, folder), { recursive: true });
  await place.ada.json("POST", `${place.issues}/${id}/recompute`, { force: true });
  await untilStatus(id, "done");

  await cleanEvidence(server.context);

  expect((await folders(id)).sort()).toEqual([kept, `${proven}-1`, `${await currentRun(id)}-1`].sort());
});

it("leaves alone what a run under way is writing, and what was proven before it", async () => {
  const id = await create("Again", "works");
  await untilStatus(id, "done");
  const proven = await currentRun(id);
  const hanging = await create("Hangs", "hang");
  await waitFor(async () => existsSync(join(server.dataDir, "evidence", hanging)));

  await cleanEvidence(server.context);

  expect(await folders(hanging)).toEqual([`${await currentRun(hanging)}-1`]);
  expect(await folders(id)).toEqual([`${proven}-1`]);
});

it("removes what belongs to no bug any more, and nothing outside of the evidence", async () => {
  const id = await create("Deleted", "works");
  await untilStatus(id, "done");
  const orphan = join(server.dataDir, "evidence", "no-such-bug", "run-1");
  const neighbour = join(server.dataDir, "cache", "no-such-bug");
  for (const folder of [orphan, neighbour]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "manifest.json"), "{}");
  }
  await place.ada.json("DELETE", `${place.issues}/${id}`);

  await cleanEvidence(server.context);

  const left = await readdir(join(server.dataDir, "evidence"));
  expect(left).not.toContain(id);
  expect(left).not.toContain("no-such-bug");
  expect(existsSync(neighbour)).toBe(true);
});
