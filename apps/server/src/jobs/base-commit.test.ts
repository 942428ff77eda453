import { execFileSync } from "node:child_process";
import { createOnlyTask, listTasks, updateOpenTask } from "@fixpoint/db";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BASE_COMMIT_UPDATE } from "../modules/projects/service.ts";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";
import { createHeadFollower, releaseStaleTasks } from "./follow-heads.ts";
import { UPDATE_BASE_COMMIT } from "./kinds.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;
let organization: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
});
beforeEach(async () => {
  place = await withProject(server, `Calculator ${(number += 1)}`);
  organization = `/api/v1/organizations/${place.orgId}`;
});

function commit(message: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.test", ...args], {
      cwd: server.repository,
      stdio: "pipe",
    });
  git("commit", "--quiet", "--allow-empty", "-m", message);
  return git("rev-parse", "HEAD").toString().trim();
}

async function project() {
  const all = (await place.ada.json("GET", `${organization}/projects?includeLatestCommit=true`)).body.data;
  return all.find((one: { id: string }) => one.id === place.project.id);
}

async function tasksOfProject() {
  const all = await listTasks(server.context.db, place.orgId);
  return all.filter((task) => task.projectId === place.project.id);
}

function openTask() {
  return createOnlyTask(server.context.db, {
    organizationId: place.orgId,
    projectId: place.project.id,
    type: BASE_COMMIT_UPDATE,
  });
}

describe("an automatic update", () => {
  async function follow(): Promise<void> {
    await place.ada.json("PUT", `${organization}/projects/${place.project.id}/settings`, {
      shouldUpdateBaseCommitAutomatically: true,
    });
  }

  it("happens only where the setting says so, in a task like any other", async () => {
    const sha = commit("Moved");
    await createHeadFollower(server.context)();
    const before = await project();
    await follow();

    const after = await waitFor(async () => {
      const now = await project();
      return now.repositories[0].latestCommit.sha === sha && !now.isLocked ? now : null;
    });

    expect(before.repositories[0].latestCommit.sha).not.toBe(sha);
    expect(after.baseCommitStatus).toBe("completed");
    expect((await tasksOfProject()).map((task) => [task.type, task.status])).toEqual([[BASE_COMMIT_UPDATE, "done"]]);
  });

  it("asks a host that is away again after a minute, and goes on with the other projects", async () => {
    await follow();
    const asked: string[] = [];
    const repositoryId = place.project.repositories[0].id;
    async function latestCommit(repository: object): Promise<never> {
      asked.push((repository as { id: string }).id);
      throw new Error("The host is away");
    }
    let now = 0;
    const context = { ...server.context, codeHost: { ...server.context.codeHost, latestCommit } };
    const look = createHeadFollower(context, () => now);

    await look();
    await look();
    const soon = asked.filter((id) => id === repositoryId).length;
    now = 60_000;
    await look();

    expect([soon, asked.filter((id) => id === repositoryId).length]).toEqual([1, 2]);
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(await tasksOfProject()).toEqual([]);
  });
});

describe("a project's lock", () => {
  it("admits one update, however many ask at once", async () => {
    const path = `${organization}/projects/${place.project.id}/base-commit`;
    const sha = commit("Asked for by many");

    const answers = await Promise.all(Array.from({ length: 8 }, () => place.ada.json("POST", path, { sha })));
    await waitFor(async () => !(await project()).isLocked);

    const accepted = answers.filter((answer) => answer.status === 202).length;
    expect(accepted).toBe((await tasksOfProject()).length);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202, 409]));
  });

  it.each([
    ["pending", true],
    ["running", true],
    ["done", false],
    ["failed", false],
  ] as const)("of a task that is %s is %s", async (status, isLocked) => {
    const task = await openTask();
    await updateOpenTask(server.context.db, place.orgId, task?.id ?? "", { status });

    expect(await project()).toMatchObject({ isLocked, baseCommitStatus: isLocked ? status : "completed" });
  });

  it("ends when the job behind it is lost, and says why", async () => {
    const task = await openTask();
    await updateOpenTask(server.context.db, place.orgId, task?.id ?? "", { status: "running" });

    await releaseStaleTasks(server.context, 3600);
    const tooEarly = await project();
    await releaseStaleTasks(server.context, 0);
    await waitFor(async () => !(await project()).isLocked);

    expect(tooEarly.isLocked).toBe(true);
    expect(await tasksOfProject()).toMatchObject([{ status: "failed", error: expect.stringContaining("Start it again") }]);
  });

  it("stays while its job is in the queue, and a job that comes twice does not lock again", async () => {
    const task = await openTask();
    const sha = commit("Still to come");
    const data = {
      organizationId: place.orgId,
      projectId: place.project.id,
      repositoryId: place.project.repositories[0].id,
      taskId: task?.id ?? "",
      sha,
    };
    await server.context.queue.send(UPDATE_BASE_COMMIT, data, { key: data.taskId, startAfterSeconds: 3 });

    await releaseStaleTasks(server.context, 0);
    await waitFor(async () => !(await project()).isLocked);
    const [done] = await tasksOfProject();
    await waitFor(() => server.context.queue.send(UPDATE_BASE_COMMIT, data, { key: data.taskId }));
    await waitFor(() => server.context.queue.send(UPDATE_BASE_COMMIT, data, { key: data.taskId }));
    const [again] = await tasksOfProject();

    expect(done?.status).toBe("done");
    expect(again).toEqual(done);
  });
});
