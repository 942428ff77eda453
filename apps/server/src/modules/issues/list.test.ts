import { IssuesAnswer, type IssueListItem } from "@fixpoint/contracts";
import { notePullRequestState, savePullRequest, type NewIssue } from "@fixpoint/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takeIn } from "./intake.ts";
import { startTestServer, withProject, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  place = await withProject(server);
});
afterAll(async () => {
  await server.stop();
});

function imported(externalId: string): NewIssue {
  return {
    organizationId: place.orgId,
    projectId: place.project.id,
    title: `Imported ${externalId}`,
    text: "“Quotes”, \\ and \u2028",
    issueUrl: null,
    source: "github",
    externalId,
    createdById: null,
  };
}

async function list(query = ""): Promise<IssueListItem[]> {
  const answer = await place.ada.json("GET", `${place.issues}${query}`);
  return IssuesAnswer.parse(answer.body).data;
}

it("stores a tracker's issue once, however many import it at the same time, and leaves no gap in the numbers", async () => {
  const stored = await Promise.all(["1", "1", "2", "1", "2"].map((id) => takeIn(server.context, imported(id))));
  const next = await takeIn(server.context, imported("3"));

  const numbers = stored.flatMap((issue) => issue?.number ?? []).toSorted((one, other) => one - other);
  expect([...numbers, next?.number]).toEqual([1, 2, 3]);
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(["Imported 1", "Imported 2", "Imported 3"]);
});

it("tells of each bug of a burst what came of it, and numbers them as they came", async () => {
  const before = (await list()).length;
  const burst = ["a", "b", "nowhere", "a", "c"].map((id) => ({
    ...imported(`burst ${id}`),
    ...(id === "nowhere" ? { projectId: "nothing" } : {}),
  }));
  const wrong = { ...imported("wrong"), organizationId: "nothing" };

  const stored = await Promise.all([...burst, wrong].map((values) => takeIn(server.context, values)));

  expect(stored.map((issue) => issue?.number ?? null)).toEqual([before + 1, before + 2, null, null, before + 3, null]);
  expect((await list()).map(({ title }) => title).slice(0, 3)).toEqual([
    "Imported burst c",
    "Imported burst b",
    "Imported burst a",
  ]);
});

it("shows each change of a bug and of its pull request", async () => {
  const { db } = server.context;
  const issue = await takeIn(server.context, imported("changing"));
  const id = issue?.id ?? "";
  const one = async () => (await list()).find((item) => item.id === id);
  const fresh = await one();

  await place.ada.json("POST", `${place.issues}/${id}/archive`);
  const archived = await one();
  const pullRequest = await savePullRequest(db, {
    organizationId: place.orgId,
    projectId: place.project.id,
    issueId: id,
    status: "OPEN",
    number: 7,
    title: "Fix",
    url: "https://host.test/7",
    branch: "fix",
    baseBranch: "main",
    headSha: "a".repeat(40),
  });
  const opened = await one();
  await notePullRequestState(db, pullRequest.id, { ...pullRequest, status: "MERGED" });
  const merged = await one();

  expect(fresh).toMatchObject({ text: "“Quotes”, \\ and \u2028", isArchived: false, pullRequest: null, source: "github" });
  expect(fresh?.createdAt).toBe(issue?.createdAt.toISOString());
  expect(archived?.isArchived).toBe(true);
  expect(opened?.pullRequest).toMatchObject({ status: "OPEN", number: 7, baseBranch: "main" });
  expect(merged?.pullRequest?.status).toBe("MERGED");
});

it("answers a list of any length whole and in order", async () => {
  const { db } = server.context;
  const { ada, orgId } = place;
  const created = await ada.json("POST", `/api/v1/organizations/${orgId}/projects`, {
    name: "Long",
    repositoryUrl: server.repository,
  });
  const projectId: string = created.body.data.id;
  const issues = `/api/v1/organizations/${orgId}/projects/${projectId}/issues`;
  const lengths: number[] = [];
  for (const length of [0, 1, 2000, 2001, 4001]) {
    await db.$client.query(
      `insert into issues (id, organization_id, project_id, number, key, title, text, preview, status_result, source)
       select gen_random_uuid()::text, $1, $2, n, 'LONG-' || n, 'Bug ' || n, '', '', '{}', 'local'
       from generate_series((select count(*) from issues where project_id = $2) + 1, $3::int) as n`,
      [orgId, projectId, length],
    );
    const answer = await ada.json("GET", issues);
    const keys: string[] = answer.body.data.map((item: { key: string }) => item.key);
    expect(keys).toEqual(Array.from({ length }, (_, index) => `LONG-${length - index}`));
    lengths.push(keys.length);
  }
  const found = await ada.json("GET", `${issues}?q=bug%204000`);

  expect(lengths).toEqual([0, 1, 2000, 2001, 4001]);
  expect(found.body.data.map((item: { key: string }) => item.key)).toEqual(["LONG-4000"]);
});
