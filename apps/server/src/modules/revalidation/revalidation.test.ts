import { execFileSync } from "node:child_process";
import { createOnlyTask } from "@fixpoint/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../../testing/test-server.ts";
import { BASE_COMMIT_UPDATE } from "../projects/service.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  place = await withProject(server);
  project = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}`;
});
afterAll(async () => {
  await server.stop();
});

async function details(id: string) {
  return (await place.ada.json("GET", `${place.issues}/${id}/details`)).body.data;
}

async function validated(title: string): Promise<string> {
  const { body } = await place.ada.json("POST", place.issues, { title, text: "works" });
  await untilDone(body.data.id);
  return body.data.id;
}

async function untilDone(id: string): Promise<void> {
  await waitFor(async () => (await details(id)).agentProcessingStatus === "done");
}

async function moveBase(): Promise<string> {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.test", ...args], { cwd: server.repository });
  git("commit", "--quiet", "--allow-empty", "-m", "Next");
  const sha = git("rev-parse", "HEAD").toString().trim();
  await place.ada.json("POST", `${project}/base-commit`, { sha });
  await waitFor(async () => {
    const { body } = await place.ada.json("GET", `${project}/revalidation`);
    return body.data.baseSha === sha;
  });
  return sha;
}

it("offers the open fixes that a moved base has left behind, and proves again those that are asked for", async () => {
  const [first, second, archived] = [await validated("First"), await validated("Second"), await validated("Archived")];
  await place.ada.json("POST", `${place.issues}/${archived}/archive`);
  const before = await place.ada.json("GET", `${project}/revalidation`);
  const proven = (await details(first)).evidence.baseSha;

  const sha = await moveBase();
  const offered = await place.ada.json("GET", `${project}/revalidation`);
  const untouched = await details(first);
  const started = await place.ada.json("POST", `${project}/revalidation`, { issueIds: [first, archived, first] });
  const unknown = await place.ada.json("POST", `${project}/revalidation`, { issueIds: [second, "nothing"] });
  await untilDone(first);
  const after = await place.ada.json("GET", `${project}/revalidation`);

  expect(before.body.data.fixes).toEqual([]);
  expect(offered.body.data.fixes.map((fix: { issueId: string }) => fix.issueId)).toEqual([second, first]);
  expect(offered.body.data.fixes[0].baseSha).toBe(proven);
  expect(untouched.agentResultStatus).toBe("validated_fix");
  expect(unknown.status).toBe(404);
  expect([started.status, started.body.data.issueIds]).toEqual([202, [first]]);
  expect(after.body.data.fixes.map((fix: { issueId: string }) => fix.issueId)).toEqual([second]);
  expect((await details(first)).evidence.baseSha).toBe(sha);
});

it("waits for a base commit that is being moved", async () => {
  const id = await validated("Waiting");
  await createOnlyTask(server.context.db, {
    organizationId: place.orgId,
    projectId: place.project.id,
    type: BASE_COMMIT_UPDATE,
  });

  const refused = await place.ada.json("POST", `${project}/revalidation`, { issueIds: [id] });

  expect([refused.status, refused.body.code]).toEqual([409, "project_locked"]);
});
