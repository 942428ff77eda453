import { IssueDetailsAnswer, IssuesAnswer, ProjectsAnswer } from "@fixpoint/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, withProject, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;

beforeAll(async () => {
  // No worker: bugs stay as they were made.
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  place = await withProject(server);
});
afterAll(async () => {
  await server.stop();
});

async function create(body: object) {
  return place.ada.json("POST", place.issues, body);
}

describe("bugs", () => {
  it("are stored as they were written, without NUL", async () => {
    const made = await create({
      title: "Sum subtracts",
      text: "a\u0000b <script>alert(1)</script> \u001b[31m",
      issueUrl: "https://tracker.test/1",
    });

    const details = await place.ada.json("GET", `${place.issues}/${made.body.data.id}/details`);

    expect(made.status).toBe(201);
    expect(IssueDetailsAnswer.parse(details.body).data).toMatchObject({
      title: "Sum subtracts",
      text: "ab <script>alert(1)</script> \u001b[31m",
      agentProcessingStatus: "not_started",
      agentResultStatus: null,
      evidence: null,
      source: "local",
    });
    expect(details.body.data.rawData).toMatchObject({ status_process: "agent_not_started", issue_url: "https://tracker.test/1" });
  });

  it("are listed newest first, without raw data, with 200 characters of text", async () => {
    await create({ title: "Long", text: `${"😀".repeat(300)}needle-in-the-end` });

    const list = await place.ada.json("GET", place.issues);
    const rows = IssuesAnswer.parse(list.body).data;

    expect(rows[0]?.title).toBe("Long");
    expect(rows[0]?.text.length).toBeLessThanOrEqual(200);
    expect(list.body.data[0]).not.toHaveProperty("rawData");
    expect(rows[0]?.key).toMatch(/^CALC-\d+$/);
  });

  it("are found by their whole text, whatever its signs", async () => {
    await create({ title: "Percent", text: "exactly 100%_sure" });

    const inText = await place.ada.json("GET", `${place.issues}?q=NEEDLE-in`);
    const literal = await place.ada.json("GET", `${place.issues}?q=${encodeURIComponent("100%_s")}`);
    const nothing = await place.ada.json("GET", `${place.issues}?q=${encodeURIComponent("1%0_")}`);

    expect([inText.body.data.length, literal.body.data.length, nothing.body.data.length]).toEqual([1, 1, 0]);
  });

  it("that are too large or malformed are refused in words", async () => {
    const large = await create({ title: "Large", text: "x".repeat(5 * 1024 * 1024 + 1) });
    const nameless = await create({ title: " ", text: "t" });
    const broken = await place.ada.request(place.issues, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });

    expect(large).toMatchObject({ status: 413, body: { code: "too_large", title: "That is too large" } });
    expect(nameless).toMatchObject({ status: 400, body: { code: "invalid_input", message: "title: Give the bug a title" } });
    expect(broken.status).toBe(400);
  });

  it("can be archived, unarchived, computed again and deleted", async () => {
    const { id } = (await create({ title: "Moves", text: "" })).body.data;
    const path = `${place.issues}/${id}`;

    const archived = await place.ada.json("POST", `${path}/archive`);
    const whenArchived = await place.ada.json("GET", `${path}/details`);
    await place.ada.json("POST", `${path}/unarchive`);
    const again = await place.ada.json("POST", `${path}/recompute`, { force: true });
    const unforced = await place.ada.json("POST", `${path}/recompute`, {});
    const deleted = await place.ada.json("DELETE", path);
    const gone = await place.ada.json("GET", `${path}/details`);

    expect([archived.status, again.status, unforced.status, deleted.status, gone.status]).toEqual([204, 202, 400, 204, 404]);
    expect(whenArchived.body.data.isArchived).toBe(true);
    expect(again.body.data.isArchived).toBe(false);
  });

  it("without a validated fix get no pull request, and without a run no evidence", async () => {
    const { id } = (await create({ title: "No fix", text: "" })).body.data;

    const opened = await place.ada.json("POST", `/api/v1/organizations/${place.orgId}/integrations/git/pull-requests`, {
      projectId: place.project.id,
      issueId: id,
    });
    const evidence = await place.ada.json("GET", `${place.issues}/${id}/evidence`);

    expect([opened.status, opened.body.code, evidence.status]).toEqual([409, "no_validated_fix", 404]);
  });
});

describe("projects", () => {
  it("show their base commit when it is asked for", async () => {
    const answer = await place.ada.json("GET", `/api/v1/organizations/${place.orgId}/projects?includeLatestCommit=true`);

    const [project] = ProjectsAnswer.parse(answer.body).data;

    expect(project).toMatchObject({
      slug: "calculator",
      isLocked: false,
      baseCommitStatus: "completed",
      repositories: [{ latestCommit: { message: "First" } }],
    });
  });

  it("keep their settings, all off at first", async () => {
    const path = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`;

    const first = await place.ada.json("GET", path);
    const put = await place.ada.json("PUT", path, { ...first.body.data, shouldAutoCommentOnIssueFixed: true });
    const later = await place.ada.json("GET", path);

    expect(Object.values(first.body.data)).toEqual([false, false, false, false, 20]);
    expect(put.status).toBe(200);
    expect(later.body.data).toMatchObject({ shouldAutoCommentOnIssueFixed: true, shouldUpdateBaseCommitAutomatically: false });
  });

  it("need a repository, a free address and a name that is no page", async () => {
    const path = `/api/v1/organizations/${place.orgId}/projects`;

    const taken = await place.ada.json("POST", path, { name: "Calculator", repositoryUrl: server.repository });
    const reserved = await place.ada.json("POST", path, { name: "Users", repositoryUrl: server.repository });
    const nowhere = await place.ada.json("POST", path, { name: "X", repositoryUrl: "/does/not/exist" });

    expect([taken.body.code, reserved.body.code, nowhere.body.code]).toEqual([
      "slug_taken",
      "reserved_slug",
      "repository_not_found",
    ]);
  });
});

describe("the rest", () => {
  it("serves health, metrics, its own description and the public settings", async () => {
    const [health, ready, metrics, openapi, settings] = await Promise.all(
      ["/healthz", "/readyz", "/metrics", "/api/v1/openapi.json", "/api/v1/public-settings"].map((path) =>
        fetch(server.url + path),
      ),
    );

    expect([health?.status, ready?.status, metrics?.status, openapi?.status, settings?.status]).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect(await metrics?.text()).toContain("fixpoint_event_streams");
    expect(settings?.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  it("answers unknown calls with a problem", async () => {
    const answer = await place.ada.json("GET", "/api/v1/nothing");

    expect(answer).toMatchObject({ status: 404, body: { code: "not_found", requestId: expect.any(String) } });
  });
});
