import { randomFrom, startGithubFake, type FakeDelivery, type FakeEventKind, type TrackerFake } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../../testing/test-server.ts";

// `npm run test:webhooks` sends all 10,000; `npm test` a few of them.
const DELIVERIES = Number(process.env["FIXPOINT_TEST_DELIVERIES"] ?? 200);
const SENT_TWICE = 0.3;
const ROUNDS = 10;
const AT_ONCE = 16;
const SEED = 20261121;

let server: TestServer;
let fake: TrackerFake;

beforeAll(async () => {
  // Never polled again after the first import: what is here came by webhook.
  server = await startTestServer({ FIXPOINT_TRACKER_POLL: "86400" });
  fake = await startGithubFake({ checks: false });
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

const random = randomFrom(SEED);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** One change at the vendor, and what it sends of it. */
function change(id: string): FakeDelivery {
  const webhook = [...fake.state.webhooks.values()][0]!;
  const deliver = (kind: FakeEventKind, number: number) => fake.delivery(webhook, kind, fake.state.issues.get(number)!, id);
  if (random() < 0.1) return deliver("opened", fake.state.addIssue(1, { title: `New ${id}` }).number);
  const { number, isOpen } = pick([...fake.state.issues.values()]);
  const what = random();
  if (what < 0.2) {
    fake.state.addComment(number, `Comment ${id}`);
    return deliver("commented", number);
  }
  if (what < 0.5) {
    fake.state.changeIssue(number, { isOpen: !isOpen });
    return deliver("closed", number);
  }
  fake.state.changeIssue(number, { title: `Title ${id}`, text: `Text ${id}` });
  return deliver("changed", number);
}

async function sendAll(deliveries: readonly FakeDelivery[]): Promise<number[]> {
  const waiting = [...deliveries];
  const statuses: number[] = [];
  async function lane(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await fetch(next.url, { method: next.method, headers: next.headers, body: next.body });
      statuses.push(answer.status);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return statuses;
}

it(`${DELIVERIES} deliveries, nearly a third of them twice and in any order, end as one clean look does`, async () => {
  for (let index = 0; index < 150; index += 1) fake.state.addIssue(1);
  const place = await withProject(server, "By webhook");
  const { orgId, ada } = place;
  const integrations = `/api/v1/organizations/${orgId}/integrations`;
  const made = await ada.json("POST", integrations, { provider: "github", credentials: fake.credentials(), baseUrl: fake.url });
  const mappings = [{ integrationId: made.body.data.id, externalId: fake.sourceId(1), externalName: "shop" }];

  async function mapTo(project: { id: string; name: string }): Promise<void> {
    await ada.json("PUT", `/api/v1/organizations/${orgId}/projects/${project.id}/settings`, { importedBugsPerDay: 0 });
    await ada.json("PUT", `${integrations}/projects/${project.id}/mappings`, { mappings });
    await waitFor(async () => {
      const read = await ada.json("GET", `${integrations}/projects/${project.id}/mappings`);
      return read.body.data[0].sync.status === "synced";
    });
  }
  async function bugsOf(
    projectId: string,
  ): Promise<{ title: string; text: string; issueUrl: string; key: string; isArchived: boolean }[]> {
    return (await ada.json("GET", `/api/v1/organizations/${orgId}/projects/${projectId}/issues`)).body.data;
  }
  await mapTo(place.project);

  const statuses: number[] = [];
  const unique = Math.round(DELIVERIES * (1 - SENT_TWICE));
  let late: FakeDelivery[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = Array.from({ length: unique / ROUNDS }, (_, index) => change(`${round}-${index}`));
    const again = shuffled(fresh).slice(0, (DELIVERIES * SENT_TWICE) / ROUNDS);
    // Half of them come only after the next changes.
    const all = shuffled([...late, ...fresh, ...again]);
    late = round === ROUNDS - 1 ? [] : all.slice(0, all.length / 2);
    statuses.push(...(await sendAll(all.slice(late.length))));
  }

  const { db } = server.context;
  await waitFor(async () => (await db.$client.query("select from tracker_changes limit 1")).rowCount === 0, 300);
  const second = await ada.json("POST", `/api/v1/organizations/${orgId}/projects`, {
    name: "By look",
    repositoryUrl: server.repository,
  });
  await mapTo(second.body.data);

  const byWebhook = await bugsOf(place.project.id);
  const byLook = await bugsOf(second.body.data.id);
  const known = ({ title, text, issueUrl }: (typeof byLook)[number]) => JSON.stringify([issueUrl, title, text]);
  const created = await db.$client.query(
    "select data->>'id' from live_events where type = 'issue_created' and data->>'projectId' = $1",
    [place.project.id],
  );
  expect(statuses).toHaveLength(DELIVERIES);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(
    byWebhook
      .filter(({ isArchived }) => !isArchived)
      .map(known)
      .sort(),
  ).toEqual(byLook.map(known).sort());
  expect(byLook).toHaveLength([...fake.state.issues.values()].filter(({ isOpen }) => isOpen).length);
  // No effect twice: one bug an issue, told once, numbered without a gap.
  expect(new Set(byWebhook.map(({ issueUrl }) => issueUrl)).size).toBe(byWebhook.length);
  expect(created.rowCount).toBe(byWebhook.length);
  expect(Math.max(...byWebhook.map(({ key }) => Number(key.split("-").at(-1))))).toBe(byWebhook.length);
});
