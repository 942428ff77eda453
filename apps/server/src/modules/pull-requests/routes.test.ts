import { PullRequestFollowUpAnswer, type PullRequestFollowUp } from "@fixpoint/contracts";
import { createHostState, REPOSITORY, startGithubFake, type HostState, type TrackerFake } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let host: HostState;
let fake: TrackerFake;
let tenant: Tenant;

beforeAll(async () => {
  host = await createHostState({ "sum.js": "export const sum = (a, b) => a - b;\n" });
  fake = await startGithubFake({ host });
  server = await startTestServer({ FIXPOINT_PULL_REQUEST_POLL: "0.2" });
  tenant = await makeTenant(server);
  await call("POST", "/integrations", { provider: "github", credentials: fake.credentials(), baseUrl: fake.url });
});
afterAll(async () => {
  await server.stop();
  await fake.close();
  await host[Symbol.asyncDispose]();
  expect(fake.problems).toEqual([]);
});

function call(method: string, path: string, body?: object) {
  return createBrowser(server.url).json(method, `/api/v1/organizations/${tenant.ids.orgId}${path}`, body, tenant.asMember);
}

async function validatedBug(name: string): Promise<string> {
  const body = { name, provider: "github", repositoryUrl: `${fake.origin}/${REPOSITORY}.git` };
  const project = (await call("POST", "/projects", body)).body.data;
  const issues = `/projects/${project.id}/issues`;
  const { id } = (await call("POST", issues, { title: `Sum subtracts in ${name}`, text: "sum(1, 1) is 0" })).body.data;
  await waitFor(async () => (await call("GET", `${issues}/${id}/details`)).body.data.agentProcessingStatus === "done");
  return `${issues}/${id}`;
}

async function opened(path: string, more: object = {}) {
  const [, , projectId, , issueId] = path.split("/");
  return (await call("POST", "/integrations/git/pull-requests", { projectId, issueId, ...more })).body.data;
}

async function followUp(path: string): Promise<PullRequestFollowUp | null> {
  return PullRequestFollowUpAnswer.parse((await call("GET", `${path}/pull-request`)).body).data;
}

it("tells what was asked for, what became of it, and by which commit", async () => {
  const path = await validatedBug("Followed");
  const before = await followUp(path);
  const { number, headSha } = await opened(path);
  host.setCheck(REPOSITORY, headSha, { name: "ci", state: "pending", summary: "" });
  host.addNote(number, "Please rename `sum` to `total`.", { place: { path: "sum.js", line: 1 } });
  host.addNote(number, "Thanks, looks good!");
  const after = await waitFor(async () => {
    const now = await followUp(path);
    return now?.notes.some(({ state }) => state === "addressed") ? now : null;
  });

  expect(before).toBeNull();
  const sha = await host.git.head(REPOSITORY, host.pulls.get(number)?.branch ?? "");
  const commit = { sha, url: `${fake.origin}/${REPOSITORY}/commit/${sha}` };
  expect(after).toMatchObject({ needsPerson: null, isTakenOver: false, lookError: null, repairRounds: 0 });
  expect(after.notes).toMatchObject([
    { author: "grace", place: { path: "sum.js", line: 1 }, state: "addressed", commit, text: expect.stringContaining("rename") },
    { author: "grace", place: null, state: "noted", reason: null, commit: null },
  ]);
  expect(after.rounds).toMatchObject([{ kind: "review", noteId: after.notes[0]?.id, status: "done", outcome: "pushed", commit }]);
});

it("tells that somebody else has pushed to the branch", async () => {
  const path = await validatedBug("Taken");
  const { branch } = await opened(path, { draft: true });
  await host.git.commit(REPOSITORY, branch, { "own.js": "1;\n" });

  expect(await waitFor(async () => ((await followUp(path))?.isTakenOver ? followUp(path) : null))).toMatchObject({
    isTakenOver: true,
    rounds: [],
  });
});
