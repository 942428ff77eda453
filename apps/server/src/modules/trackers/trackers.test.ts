import {
  IntegrationMappingsAnswer,
  IntegrationsAnswer,
  IssuesAnswer,
  type IntegrationHealth,
  type IssueListItem,
  type MappingSync,
} from "@fixpoint/contracts";
import { startGithubFake, type TrackerFake } from "@fixpoint/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let fake: TrackerFake;
let place: Awaited<ReturnType<typeof withProject>>;
let integrations: string;
let integrationId: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_TRACKER_POLL: "0.2" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  fake = await startGithubFake();
  place = await withProject(server, `Project ${(count += 1)}`);
  integrations = `/api/v1/organizations/${place.orgId}/integrations`;
  await place.ada.json("PUT", `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`, {
    importedBugsPerDay: 0,
  });
});
afterEach(async () => {
  const gone = await place.ada.json("DELETE", `${integrations}/${integrationId}`);
  expect(gone.status).toBe(204);
  await fake.close();
  expect(fake.problems).toEqual([]);
});

async function connect(): Promise<void> {
  const made = await place.ada.json("POST", integrations, {
    provider: "github",
    credentials: fake.credentials(),
    baseUrl: fake.url,
  });
  expect(made.status).toBe(201);
  integrationId = made.body.data.id;
}

async function map(...sources: number[]): Promise<void> {
  const mappings = sources.map((source) => ({
    integrationId,
    externalId: fake.sourceId(source),
    externalName: fake.sourceId(source),
  }));
  const put = await place.ada.json("PUT", `${integrations}/projects/${place.project.id}/mappings`, { mappings });
  expect(put.status).toBe(200);
}

async function sync(): Promise<MappingSync | null | undefined> {
  const read = await place.ada.json("GET", `${integrations}/projects/${place.project.id}/mappings`);
  return IntegrationMappingsAnswer.parse(read.body).data[0]?.sync;
}

async function health(): Promise<IntegrationHealth> {
  const read = await place.ada.json("GET", integrations);
  const github = IntegrationsAnswer.parse(read.body).data.find(({ provider }) => provider === "github");
  if (!github?.health) throw new Error("GitHub is not connected");
  return github.health;
}

async function bugs(): Promise<IssueListItem[]> {
  const read = await place.ada.json("GET", place.issues);
  return IssuesAnswer.parse(read.body).data;
}

const synced = () => waitFor(async () => (await sync())?.status === "synced");

describe("a connected tracker", () => {
  it("lists what can be mapped, imports what is open, and shows how it stands", async () => {
    for (let index = 0; index < 130; index += 1) fake.state.addIssue(1);
    fake.state.changeIssue(7, { isOpen: false });
    fake.state.addIssue(2);
    await connect();

    const sources = await place.ada.json("GET", `${integrations}/${integrationId}/sources`);
    await map(1);
    await synced();

    expect(sources.body.data).toMatchObject({
      noun: "repository",
      sources: [{ externalId: "acme/shop" }, { externalId: "acme/depot" }],
    });
    expect(await bugs()).toHaveLength(129);
    expect((await bugs())[0]).toMatchObject({ source: "github", agentProcessingStatus: "not_started", isArchived: false });
    expect(await sync()).toMatchObject({ imported: 129, error: null });
    expect((await health()).lastSyncAt).toEqual(expect.any(String));
  });

  it("brings changes by polling: new, changed, closed and opened again; deleted bugs stay deleted", async () => {
    const [first, second] = [fake.state.addIssue(1), fake.state.addIssue(1)];
    await connect();
    await map(1);
    await synced();
    const deleted = (await bugs()).find(({ title }) => title === second.title);
    await place.ada.json("DELETE", `${place.issues}/${deleted?.id}`);

    fake.state.changeIssue(first.number, { title: "Changed" });
    fake.state.changeIssue(second.number, { title: "Not wanted here" });
    fake.state.addIssue(1, { title: "Third" });
    await waitFor(async () => (await bugs()).some(({ title }) => title === "Third"));
    expect((await bugs()).map(({ title }) => title).sort()).toEqual(["Changed", "Third"]);

    fake.state.changeIssue(first.number, { isOpen: false });
    await waitFor(async () => (await bugs()).some(({ title, isArchived }) => title === "Changed" && isArchived));
    fake.state.changeIssue(first.number, { isOpen: true });
    await waitFor(async () => (await bugs()).some(({ title, isArchived }) => title === "Changed" && !isArchived));
  });

  it("shows a revoked token with its cause, asks no more, and goes on with a new one", async () => {
    fake.state.addIssue(1);
    await connect();
    await map(1);
    await synced();

    fake.tokens.revoke();
    const broken = await waitFor(async () => ((await health()).needsReconnect ? await health() : null));
    const asked = fake.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));

    expect(broken.error).toBe("GitHub does not accept the token any more. Reconnect it.");
    expect(fake.asked.length).toBe(asked);

    fake.tokens.rotate();
    const put = await place.ada.json("PUT", `${integrations}/${integrationId}`, { credentials: fake.credentials() });
    expect(put.body.data.health).toMatchObject({ needsReconnect: false, error: null });
    fake.state.addIssue(1, { title: "After" });
    await waitFor(async () => (await bugs()).some(({ title }) => title === "After"));
  });

  it("keeps what a look gave when the next fails, and says why", async () => {
    fake.state.addIssue(1);
    await connect();
    await map(1);
    await synced();
    fake.faults.chance = { rate: 1, kinds: ["limit"], random: () => 0 };

    const failing = await waitFor(async () => {
      const state = await sync();
      return state?.status === "failing" ? state : null;
    });

    expect(failing).toMatchObject({ imported: 1, error: "GitHub asks to wait. It goes on by itself." });
    expect(new Date(failing.nextSyncAt).getTime()).toBeGreaterThan(Date.now());
    fake.faults.chance = null;
  });
});

describe("its webhooks", () => {
  async function deliver(kind: "opened" | "changed" | "closed" | "commented", number: number, id: string, change: object = {}) {
    const webhook = [...fake.state.webhooks.values()][0]!;
    const sent = { ...fake.delivery(webhook, kind, fake.state.issues.get(number)!, id), ...change };
    return fetch(sent.url, { method: sent.method, headers: sent.headers, body: sent.body });
  }

  it("are set up, change a bug at once, and are taken away with the mapping", async () => {
    const issue = fake.state.addIssue(1);
    await connect();
    await map(1);
    await synced();
    expect(fake.state.webhooks.size).toBe(1);

    fake.state.changeIssue(issue.number, { title: "Told by webhook" });
    fake.state.addComment(issue.number, "`sum(1)` gives 2");
    const answer = await deliver("changed", issue.number, "one");

    expect(answer.status).toBe(204);
    await waitFor(async () => (await bugs())[0]?.title === "Told by webhook");
    expect((await health()).lastEventAt).toEqual(expect.any(String));
    await map();
    expect(fake.state.webhooks.size).toBe(0);
  });

  it("are refused without the right signature, and have one effect when they come twice", async () => {
    const issue = fake.state.addIssue(1);
    await connect();
    await map(1);
    await synced();

    const forged = await deliver("changed", issue.number, "two", {
      headers: { "x-github-delivery": "two", "x-github-event": "issues", "x-hub-signature-256": "sha256=00" },
    });
    const twice = [await deliver("changed", issue.number, "three"), await deliver("changed", issue.number, "three")];
    const unknown = await fetch(`${server.url}/api/v1/hooks/none`, { method: "POST", body: "{}" });

    expect(forged.status).toBe(401);
    expect(await forged.json()).toMatchObject({ code: "wrong_signature" });
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect(unknown.status).toBe(404);
    await waitFor(async () => fake.asked.filter((operation) => operation.endsWith("/{issue_number}")).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(fake.asked.filter((operation) => operation.endsWith("/{issue_number}"))).toHaveLength(1);
  });
});

describe("the agent", () => {
  it("starts on imported bugs by itself, as many as the project allows for a day", async () => {
    for (let index = 0; index < 5; index += 1) fake.state.addIssue(1);
    await connect();
    await map(1);
    await synced();
    await place.ada.json("PUT", `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`, {
      importedBugsPerDay: 2,
    });

    await waitFor(
      async () => (await bugs()).filter(({ agentProcessingStatus }) => agentProcessingStatus === "done").length === 2,
    );
    await new Promise((resolve) => setTimeout(resolve, 2_000));

    expect((await bugs()).filter(({ agentProcessingStatus }) => agentProcessingStatus !== "not_started")).toHaveLength(2);
  });

  it("reads what people said under an issue, and writes there once when a fix is validated", async () => {
    const settings = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`;
    await place.ada.json("PUT", settings, { importedBugsPerDay: 5, shouldAutoCommentOnIssueFixed: true });
    const fixed = fake.state.addIssue(1, { title: "Fixed" });
    const broken = fake.state.addIssue(1, { title: "Broken" });
    fake.state.addComment(broken.number, "no sandbox");
    await connect();
    await map(1);

    const done = await waitFor(async () => {
      const rows = await bugs();
      return rows.length === 2 && rows.every(({ agentProcessingStatus }) => agentProcessingStatus === "done") ? rows : null;
    });
    const results = Object.fromEntries(done.map(({ title, agentResultStatus }) => [title, agentResultStatus]));
    await waitFor(async () => fixed.comments.length > 0);

    expect(results).toEqual({ Fixed: "validated_fix", Broken: "error" });
    const bug = done.find(({ title }) => title === "Fixed");
    expect(fixed.comments[0]?.text).toContain(`${server.url}/acme/project-${count}/bugs/${bug?.id}`);
    expect(fixed.comments[0]?.text).toContain("The test fails on commit");
    expect(broken.comments).toHaveLength(1);
  });
});
