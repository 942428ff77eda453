import { IssuesAnswer, type IssueListItem } from "@fixpoint/contracts";
import {
  ATLASSIAN_CLIENT,
  startAsanaFake,
  startAtlassianFake,
  startClickupFake,
  startGithubFake,
  startGitlabFake,
  startSentryFake,
  startTrelloFake,
  TRELLO_APP_SECRET,
  type FakeWebhook,
  type TrackerFake,
} from "@fixpoint/testing";
import type { TrackerProvider } from "@fixpoint/connectors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../../testing/test-server.ts";
import { connectOrReplace } from "../integrations/service.ts";

const SENTRY_SECRET = "the secret of the Sentry app";
const ISSUES = 12;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    // What is seen after the first import came by webhook.
    FIXPOINT_TRACKER_POLL: "86400",
    FIXPOINT_ATLASSIAN_CLIENT_ID: ATLASSIAN_CLIENT.id,
    FIXPOINT_ATLASSIAN_CLIENT_SECRET: ATLASSIAN_CLIENT.secret,
    FIXPOINT_TRELLO_CLIENT_ID: "key",
    FIXPOINT_TRELLO_CLIENT_SECRET: TRELLO_APP_SECRET,
    FIXPOINT_SENTRY_CLIENT_ID: "sentry",
    FIXPOINT_SENTRY_CLIENT_SECRET: SENTRY_SECRET,
  });
});
afterAll(() => server.stop());

/** What the vendor would sign its next delivery for: its own webhook, or the app's where it is set up by hand. */
function webhookOf(fake: TrackerFake, provider: TrackerProvider): FakeWebhook {
  if (provider === "sentry") return fake.state.addWebhook(1, `${server.url}/api/v1/hooks/apps/sentry`, SENTRY_SECRET);
  const [webhook] = fake.state.webhooks.values();
  if (!webhook) throw new Error("No webhook was set up");
  return webhook;
}

it.each<[TrackerProvider, () => Promise<TrackerFake>]>([
  ["github", startGithubFake],
  ["gitlab", startGitlabFake],
  ["asana", startAsanaFake],
  ["atlassian", startAtlassianFake],
  ["trello", startTrelloFake],
  ["clickup", startClickupFake],
  ["sentry", startSentryFake],
])("%s: from its connection to a comment on its issue", async (provider, startFake) => {
  const fake = await startFake();
  const place = await withProject(server, `From ${provider}`);
  const { ada, orgId, project } = place;
  const integrations = `/api/v1/organizations/${orgId}/integrations`;
  const change = (settings: object) =>
    ada.json("PUT", `/api/v1/organizations/${orgId}/projects/${project.id}/settings`, settings);
  const bugs = async (): Promise<IssueListItem[]> => IssuesAnswer.parse((await ada.json("GET", place.issues)).body).data;
  const crash = { type: "TypeError", message: "cart is undefined", frames: [] };
  const made = Array.from({ length: ISSUES }, () => fake.state.addIssue(1, { crash }));
  try {
    await change({ importedBugsPerDay: 0, shouldAutoCommentOnIssueFixed: true });
    const userId = (await ada.json("GET", "/api/v1/auth/user-info")).body.data.id;
    const owner = { organizationId: orgId, userId, provider, baseUrl: fake.url };
    const { id: integrationId } = await connectOrReplace(server.context, owner, fake.credentials());
    const mappings = [{ integrationId, externalId: fake.sourceId(1), externalName: "shop" }];

    const offered = await ada.json("GET", `${integrations}/${integrationId}/sources`);
    await ada.json("PUT", `${integrations}/projects/${project.id}/mappings`, { mappings });
    await waitFor(async () => (await bugs()).length === ISSUES);
    expect(offered.body.data.sources.map((source: { externalId: string }) => source.externalId)).toContain(fake.sourceId(1));
    await waitFor(async () => {
      const read = await ada.json("GET", `${integrations}/projects/${project.id}/mappings`);
      return read.body.data[0].sync.status === "synced";
    });

    const told = fake.state.changeIssue(made[3]?.number ?? 0, { title: "Told by a delivery" });
    const sent = fake.delivery(webhookOf(fake, provider), "changed", told, "delivery-1");
    const answer = await fetch(sent.url, { method: sent.method, headers: sent.headers, body: sent.body });
    expect(answer.status).toBe(204);
    await waitFor(async () => (await bugs()).some(({ title }) => title.includes("Told by a delivery")));
    expect(await bugs()).toHaveLength(ISSUES);

    await change({ importedBugsPerDay: 1 });
    const commented = await waitFor(async () => [...fake.state.issues.values()].find(({ comments }) => comments.length > 0));
    expect(commented.comments[0]?.text).toContain("/bugs/");

    const gone = await ada.json("DELETE", `${integrations}/${integrationId}`);
    expect(gone.status).toBe(204);
    if (provider !== "sentry") expect(fake.state.webhooks.size).toBe(0);
    expect(fake.problems).toEqual([]);
  } finally {
    await fake.close();
  }
});
