import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStream } from "./testing/event-stream.ts";
import { startServerChild, stopServerChild, type ServerChild } from "./testing/server-child.ts";
import {
  makeRepository,
  makeStorage,
  signIn,
  startTestServer,
  waitFor,
  withProject,
  type TestServer,
  type TestStorage,
} from "./testing/test-server.ts";

let storage: TestStorage;
let children: ServerChild[];

beforeEach(async () => {
  storage = await makeStorage();
  children = [];
});
afterEach(async () => {
  for (const child of children) await stopServerChild(child);
  await storage.remove();
});

async function start(env: Record<string, string> = {}): Promise<ServerChild> {
  const started = await startServerChild({ ...storage.env, ...env });
  children.push(started);
  return started;
}

describe("SIGTERM", () => {
  it("in the middle of a job ends streams and process in order, and the next start finishes the job", async () => {
    const repository = await makeRepository(storage.dataDir);
    const first = await start({ FIXPOINT_SHUTDOWN_DELAY: "3" });
    const place = await withProject({ url: first.url, repository });
    const made = await place.ada.json("POST", place.issues, { title: "Interrupted", text: "hang once" });
    const details = `${place.issues}/${made.body.data.id}/details`;
    await waitFor(async () => (await place.ada.json("GET", details)).body.data.agentProcessingStatus === "working");
    const stream = await openStream(first.url, place.orgId, `fixpoint_session=${place.ada.cookies.get("fixpoint_session")}`);
    await waitFor(async () => stream.events.length > 0);

    first.child.kill("SIGTERM");
    const unready = await waitFor(async () => {
      const answer = await fetch(`${first.url}/readyz`);
      return answer.status === 503 ? ((await answer.json()) as { code: string }) : null;
    });
    const alive = await fetch(`${first.url}/healthz`);
    const endedInOrder = await stream.ended;
    const [code] = await first.ended;
    const second = await start();
    const ada = await signIn(second.url, "ada@acme.test");
    const done = await waitFor(async () => {
      const issue = (await ada.json("GET", details)).body.data;
      return issue.agentProcessingStatus === "done" ? issue : null;
    });

    expect([unready.code, alive.status, endedInOrder, code]).toEqual(["stopping", 200, true, 0]);
    expect(done.agentResultStatus).toBe("validated_fix");
  });
});

describe("SIGKILL", () => {
  it("in the middle of base commit updates leaves no project locked", async () => {
    const repository = await makeRepository(storage.dataDir);
    const first = await start();
    const places = [];
    for (const name of ["One", "Two", "Three"]) places.push(await withProject({ url: first.url, repository }, name));
    const projects = `/api/v1/organizations/${places[0]?.orgId}/projects`;
    const asked = await Promise.all(
      places.map(({ ada, project }) =>
        ada.json("POST", `${projects}/${project.id}/base-commit`, { sha: project.repositories[0].latestCommit.sha }),
      ),
    );
    first.child.kill("SIGKILL");
    await first.ended;

    const second = await start();
    const ada = await signIn(second.url, "ada@acme.test");
    await waitFor(async () => {
      const all: { isLocked: boolean }[] = (await ada.json("GET", projects)).body.data;
      return all.every((project) => !project.isLocked);
    });
    const tasks: { status: string }[] = (await ada.json("GET", projects.replace("/projects", "/tasks"))).body.data;

    expect(asked.map((answer) => answer.status)).toEqual([202, 202, 202]);
    expect(tasks.map((task) => task.status)).toEqual(["done", "done", "done"]);
  });
});

describe("a request under way when the server is told to stop", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ FIXPOINT_ROLE: "web" });
  });

  it("is answered", async () => {
    const place = await withProject(server);
    const { latestCommit } = server.context.codeHost;
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    server.context.codeHost.latestCommit = async (repository) => {
      asked.resolve();
      await release.promise;
      return latestCommit(repository);
    };

    const answer = place.ada.json(
      "GET",
      `/api/v1/organizations/${place.orgId}/integrations/git/projects/${place.project.id}/commits/latest`,
    );
    await asked.promise;
    const stopped = server.stop();
    release.resolve();

    expect((await answer).status).toBe(200);
    await stopped;
  });
});

describe("readiness", () => {
  it("is lost with the database, while the process lives", async () => {
    const server = await startTestServer({ FIXPOINT_ROLE: "web" });
    const before = await fetch(`${server.url}/readyz`);

    await server.context.connection.close();
    const after = await fetch(`${server.url}/readyz`);
    const alive = await fetch(`${server.url}/healthz`);
    await server.stop();

    expect([before.status, after.status, alive.status]).toEqual([200, 503, 200]);
    expect(await after.json()).toMatchObject({ code: "not_ready" });
  });
});
