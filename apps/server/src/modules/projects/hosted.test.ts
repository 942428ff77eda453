import { OfferedRepositoriesAnswer, ProjectsAnswer } from "@fixpoint/contracts";
import { repositoriesOfProject } from "@fixpoint/db";
import { createHostState, REPOSITORY, startGithubFake, type HostState, type TrackerFake } from "@fixpoint/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHeadFollower } from "../../jobs/follow-heads.ts";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let host: HostState;
let fake: TrackerFake;
let tenant: Tenant;

beforeAll(async () => {
  host = await createHostState({ "sum.js": "export const sum = (a, b) => a - b;\n" });
  await host.git.create("acme/old", { "a.js": "1;\n" });
  host.archived.add("acme/old");
  fake = await startGithubFake({ host });
  server = await startTestServer();
  tenant = await connected();
});
afterAll(async () => {
  await server.stop();
  await fake.close();
  await host[Symbol.asyncDispose]();
  expect(fake.problems).toEqual([]);
});

function call(method: string, path: string, body?: object, as = tenant) {
  return createBrowser(server.url).json(method, `/api/v1/organizations/${as.ids.orgId}${path}`, body, as.asMember);
}

async function connected(): Promise<Tenant> {
  const made = await makeTenant(server);
  const body = { provider: "github", credentials: fake.credentials(), baseUrl: fake.url };
  expect((await call("POST", "/integrations", body, made)).status).toBe(201);
  return made;
}

const urlOf = (name: string) => `${fake.origin}/${name}.git`;

async function add(name: string, more: object = {}) {
  return call("POST", "/projects", { name, provider: "github", repositoryUrl: urlOf(REPOSITORY), ...more });
}

async function reload(projectId: string) {
  const { data } = ProjectsAnswer.parse((await call("GET", "/projects?includeLatestCommit=true")).body);
  return data.find(({ id }) => id === projectId);
}

describe("adding a repository of a connected host", () => {
  it("lists what may be written to, and what is added already", async () => {
    const list = () => call("GET", "/integrations/git/repositories?provider=github");
    const before = OfferedRepositoriesAnswer.parse((await list()).body).data;
    const made = await add("Listed");
    const after = OfferedRepositoriesAnswer.parse((await list()).body).data;

    expect(before).toEqual({
      isWhole: true,
      repositories: [
        { externalId: REPOSITORY, name: REPOSITORY, url: urlOf(REPOSITORY), defaultBranch: "main", isAdded: false },
        { externalId: "acme/depot", name: "acme/depot", url: urlOf("acme/depot"), defaultBranch: "main", isAdded: false },
      ],
    });
    expect(made.status).toBe(201);
    expect(after.repositories.map(({ isAdded }) => isAdded)).toEqual([true, false]);
  });

  it("stores what the host says of it, also for the address of its page", async () => {
    const made = await add("Stored", { repositoryUrl: `${fake.origin}/${REPOSITORY}` });
    const [row] = await repositoriesOfProject(server.context.db, tenant.ids.orgId, made.body.data.id);
    const head = await host.git.head(REPOSITORY, "main");

    expect(made.body.data.repositories).toMatchObject([
      { provider: "github", name: REPOSITORY, url: urlOf(REPOSITORY), defaultBranch: "main", latestCommit: { sha: head } },
    ]);
    expect(row).toMatchObject({ externalId: REPOSITORY, headCommit: { sha: head } });
  });

  it.each([
    ["another host's address", { repositoryUrl: "https://elsewhere.test/acme/shop.git" }, 400, "other_host"],
    ["a repository that is not there", { repositoryUrl: "/acme/none.git" }, 409, "repository_not_found"],
    ["one that cannot be written to", { repositoryUrl: "/acme/old.git" }, 409, "repository_read_only"],
    ["a branch that is not there", { defaultBranch: "none" }, 400, "branch_not_found"],
    ["a host that is not connected", { provider: "gitlab" }, 400, "code_host_not_connected"],
  ])("refuses %s, and says what to do", async (_what, change, status, code) => {
    const url = "repositoryUrl" in change && change.repositoryUrl.startsWith("/") ? fake.origin + change.repositoryUrl : null;
    const refused = await add("Refused", { ...change, ...(url === null ? {} : { repositoryUrl: url }) });

    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.message.length).toBeGreaterThan(20);
  });
});

describe("a project of a host", () => {
  it("moves with its head: asked for, as its base, and by itself", async () => {
    const { id, repositories } = (await add("Moving")).body.data;
    const second = await host.git.commit(REPOSITORY, "main", { "b.js": "2;\n" }, "Second");

    const latest = await call("GET", `/integrations/git/projects/${id}/commits/latest`);
    const stored = await call("PUT", `/projects/${id}/repos/${repositories[0].id}/latest-commit`);
    const moved = await call("POST", `/projects/${id}/base-commit`, { sha: second });
    await waitFor(async () => (await reload(id))?.baseCommitStatus === "completed");

    expect([latest.body.data.sha, stored.body.data.sha, moved.status]).toEqual([second, second, 202]);
    expect(latest.body.data.htmlUrl).toBe(`${fake.origin}/${REPOSITORY}/commit/${second}`);
    expect((await reload(id))?.repositories[0]?.latestCommit?.sha).toBe(second);

    await call("PUT", `/projects/${id}/settings`, { shouldUpdateBaseCommitAutomatically: true });
    const third = await host.git.commit(REPOSITORY, "main", { "c.js": "3;\n" }, "Third");
    await createHeadFollower(server.context)();
    await waitFor(async () => (await reload(id))?.repositories[0]?.latestCommit?.sha === third);
  });

  it("has bugs that are worked on, and a pull request at the host", async () => {
    const { id } = (await add("Worked on")).body.data;
    const bug = (await call("POST", `/projects/${id}/issues`, { title: "Sum subtracts", text: "sum(1, 1) is 0" })).body.data;
    await waitFor(async () => {
      const { data } = (await call("GET", `/projects/${id}/issues/${bug.id}/details`)).body;
      return data.agentProcessingStatus === "done" && data.agentResultStatus === "validated_fix";
    });

    const opened = await call("POST", "/integrations/git/pull-requests", { projectId: id, issueId: bug.id });
    const synced = await call("POST", `/projects/${id}/issues/sync`);

    expect([opened.status, synced.status]).toEqual([200, 204]);
    expect(opened.body.data).toMatchObject({ status: "OPEN", number: host.pullsOf(REPOSITORY).at(-1)?.number });
  });

  it("says that its host does not let it in any more, and asks for a new connection", async () => {
    const other = await connected();
    const body = { name: "Lost", provider: "github", repositoryUrl: urlOf(REPOSITORY) };
    const { id } = (await call("POST", "/projects", body, other)).body.data;
    const { current } = fake.tokens;
    fake.tokens.revoke();

    const refused = await call("GET", `/integrations/git/projects/${id}/commits/latest`, undefined, other);
    const list = await call("GET", "/integrations", undefined, other);
    const offered = await call("GET", "/integrations/git/repositories?provider=github", undefined, other);
    fake.tokens.current = current;

    expect([refused.status, refused.body.code]).toEqual([409, "access_revoked"]);
    const github = list.body.data.find(({ provider }: { provider: string }) => provider === "github");
    expect(github.health.needsReconnect).toBe(true);
    expect([offered.status, offered.body.code]).toEqual([409, "code_host_not_connected"]);
  });
});
