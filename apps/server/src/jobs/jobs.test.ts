import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimRun, createRun, finishRun } from "@fixpoint/db";
import type { JobKind } from "@fixpoint/queue";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";
import { errorResult } from "./error-evidence.ts";
import { OPEN_PULL_REQUEST } from "./kinds.ts";
import { queueUnfinishedRuns } from "./unfinished-runs.ts";

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

async function details(id: string) {
  return (await place.ada.json("GET", `${place.issues}/${id}/details`)).body.data;
}

function untilDone(id: string) {
  return waitFor(async () => {
    const issue = await details(id);
    return issue.agentProcessingStatus === "done" ? issue : null;
  });
}

describe("a bug", () => {
  it("goes through the agent, and its fix becomes one pull request whose merge is seen", async () => {
    const id = await create("Sum subtracts", "works");
    const done = await untilDone(id);
    const events = await place.ada.json("GET", `${place.issues}/${id}/events`);
    const bundle = await place.ada.request(`${place.issues}/${id}/evidence`);
    const artifact = await place.ada.request(`${place.issues}/${id}/artifacts/outputs/test.txt`);
    const escape = await place.ada.request(`${place.issues}/${id}/artifacts/..%2f..%2f..%2frepository%2fsum.js`);
    const path = `/api/v1/organizations/${place.orgId}/integrations/git/pull-requests`;
    const [one, two] = await Promise.all([
      place.ada.json("POST", path, { projectId: place.project.id, issueId: id }),
      place.ada.json("POST", path, { projectId: place.project.id, issueId: id }),
    ]);
    execFileSync(
      "git",
      [
        "-c",
        "user.name=T",
        "-c",
        "user.email=t@example.test",
        "merge",
        "--quiet",
        "--no-ff",
        "-m",
        "Merge",
        one.body.data.branch,
      ],
      { cwd: server.repository, stdio: "pipe" },
    );
    const merged = await waitFor(async () => {
      const issue = await details(id);
      return issue.pullRequest.status === "MERGED" ? issue : null;
    });

    expect(done).toMatchObject({
      agentResultStatus: "validated_fix",
      rawData: { status_process: "agent_done", status_result: { has_fix: true } },
    });
    expect(events.body.data.map((event: { seq: number }) => event.seq)).toEqual([0, 1, 2]);
    expect(bundle.headers.get("content-type")).toBe("application/gzip");
    expect((await bundle.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect([artifact.status, await artifact.text(), escape.status]).toEqual([200, "1 passed", 404]);
    expect(one.body.data).toMatchObject({ status: "OPEN" });
    expect(two.body.data.headSha).toBe(one.body.data.headSha);
    expect(merged.pullRequest.branch).toBe(one.body.data.branch);
  });

  it("is tried again when the agent's process dies", async () => {
    const id = await create("Once", "crash once");

    const done = await untilDone(id);

    expect(done.agentResultStatus).toBe("validated_fix");
  });

  it("ends in an error of the infrastructure, in words, where there is no sandbox", async () => {
    const id = await create("Unsafe", "no sandbox");

    const done = await untilDone(id);
    const settings = await place.ada.json("GET", "/api/v1/public-settings");

    expect(done).toMatchObject({
      agentResultStatus: "error",
      evidence: {
        verdict: {
          reason: "no_safe_sandbox",
          errorKind: "infrastructure",
          summary: expect.stringContaining("Install bubblewrap."),
        },
      },
    });
    expect(settings.body.data.notices).toContainEqual(expect.objectContaining({ code: "no_safe_sandbox" }));
  });

  it("that is computed again leaves the run under way without effect", async () => {
    const id = await create("Hangs", "hang");
    await waitFor(async () => (await details(id)).agentProcessingStatus === "working");
    const { db } = server.context;

    const run = await db.transaction((tx) => createRun(tx, place.orgId, id));
    const first = await claimRun(db, place.orgId, run.id, "one");
    const second = await claimRun(db, place.orgId, run.id, "other");
    const stored = errorResult("x", "x", "project");
    const late = first && (await finishRun(db, first, stored.result, stored.change));
    const inTime = second && (await finishRun(db, second, stored.result, stored.change));

    expect([late, inTime]).toEqual([false, true]);
  });
});

/** The next job of that kind cannot be queued, as when the process dies at that moment. */
function failToQueueOnce(kind: JobKind): { times(): number } {
  const { queue } = server.context;
  const { send } = queue;
  let failed = 0;
  queue.send = async (wanted, ...rest) => {
    if (wanted.name !== kind.name || failed > 0) return send(wanted, ...rest);
    failed += 1;
    queue.send = send;
    throw new Error("connection terminated");
  };
  return { times: () => failed };
}

describe("a job that cannot be queued", () => {
  it("leaves no bug behind that nobody works on", async () => {
    const before = await place.ada.json("GET", place.issues);
    const { queue } = server.context;
    const { sendAll } = queue;
    queue.sendAll = async () => {
      queue.sendAll = sendAll;
      throw new Error("connection terminated");
    };

    const refused = await place.ada.json("POST", place.issues, { title: "Half", text: "works" });
    const after = await place.ada.json("GET", place.issues);

    expect([refused.status, queue.sendAll]).toEqual([503, sendAll]);
    expect(after.body.data.length).toBe(before.body.data.length);
  });

  it("takes the fix's result with it, so that the automatic pull request is opened by the next try", async () => {
    const settings = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`;
    await place.ada.json("PUT", settings, { shouldAutoOpenPullRequestOnIssueFixed: true });
    const lost = failToQueueOnce(OPEN_PULL_REQUEST);

    const id = await create("Automatic", "works");
    const opened = await waitFor(async () => {
      const issue = await details(id);
      return issue.pullRequest ? issue : null;
    });
    await place.ada.json("PUT", settings, { shouldAutoOpenPullRequestOnIssueFixed: false });

    expect(lost.times()).toBe(1);
    expect(opened.agentResultStatus).toBe("validated_fix");
  });
});

it("a run whose job was lost is queued again while the worker runs", async () => {
  const id = await create("Lost", "works");
  await untilDone(id);
  await server.context.db.transaction((tx) => createRun(tx, place.orgId, id));
  const waiting = await details(id);

  await queueUnfinishedRuns(server.context);
  const done = await untilDone(id);

  expect(waiting.agentProcessingStatus).toBe("not_started");
  expect(done.agentResultStatus).toBe("validated_fix");
});

describe("the base commit", () => {
  it("moves to the head in a task that locks the project meanwhile", async () => {
    execFileSync(
      "git",
      ["-c", "user.name=T", "-c", "user.email=t@example.test", "commit", "--quiet", "--allow-empty", "-m", "Second"],
      { cwd: server.repository, stdio: "pipe" },
    );
    const organization = `/api/v1/organizations/${place.orgId}`;
    const head = (await place.ada.json("GET", `${organization}/integrations/git/projects/${place.project.id}/commits/latest`))
      .body.data;

    const asked = await place.ada.json("POST", `${organization}/projects/${place.project.id}/base-commit`, { sha: head.sha });
    const task = await waitFor(async () =>
      (await place.ada.json("GET", `${organization}/tasks`)).body.data.find(
        (one: { id: string; status: string }) => one.id === asked.body.data.id && one.status === "done",
      ),
    );
    const projects = await place.ada.json("GET", `${organization}/projects?includeLatestCommit=true`);

    expect(asked.status).toBe(202);
    expect(task.type).toBe("base_commit_update");
    expect(projects.body.data[0]).toMatchObject({ isLocked: false, repositories: [{ latestCommit: { sha: head.sha } }] });
  });
});
