import { Writable } from "node:stream";
import { startGithubFake, type TrackerFake } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeDatabase } from "../../testing/whole-database.ts";
import { startTestServer, waitFor, withProject, type TestServer } from "../../testing/test-server.ts";

const log: string[] = [];
let server: TestServer;
let fake: TrackerFake;

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ FIXPOINT_TRACKER_POLL: "0.2", FIXPOINT_LOG_LEVEL: "debug" }, { logTo });
  fake = await startGithubFake();
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

it("tells no token and no webhook secret: not in logs, answers, events, errors, nor in what is stored", async () => {
  const place = await withProject(server);
  const integrations = `/api/v1/organizations/${place.orgId}/integrations`;
  const answers: string[] = [];
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await place.ada.json(method, path, body);
    answers.push(JSON.stringify(answer.body));
    return answer;
  };
  const made = await ask("POST", integrations, { provider: "github", credentials: fake.credentials(), baseUrl: fake.url });
  const { id: integrationId } = made.body.data;
  const mappings = `${integrations}/projects/${place.project.id}/mappings`;
  fake.state.addIssue(1);

  await ask("PUT", mappings, { mappings: [{ integrationId, externalId: fake.sourceId(1), externalName: "shop" }] });
  await waitFor(async () => (await ask("GET", mappings)).body.data[0].sync.status === "synced");
  const webhook = [...fake.state.webhooks.values()][0]!;
  const genuine = fake.delivery(webhook, "changed", [...fake.state.issues.values()][0]!, "one");
  for (const signature of [genuine.headers["x-hub-signature-256"]!, "sha256=0"]) {
    const answer = await fetch(genuine.url, {
      method: "POST",
      headers: { ...genuine.headers, "x-hub-signature-256": signature },
      body: genuine.body,
    });
    answers.push(await answer.text());
  }
  for (const kind of ["error", "break", "limit"] as const) {
    fake.faults.chance = { rate: 1, kinds: [kind], random: () => 0 };
    await ask("GET", `${integrations}/${integrationId}/sources`);
  }
  fake.faults.chance = null;
  const secrets = [...fake.tokens.all, webhook.secret];
  fake.tokens.revoke();
  await ask("POST", `${place.issues}/sync`);
  await waitFor(async () => {
    const read = await ask("GET", integrations);
    return read.body.data.some(({ health }: { health: { needsReconnect: boolean } | null }) => health?.needsReconnect);
  });
  await ask("POST", `${integrations}/${integrationId}/test`);

  const everything = { log: log.join(""), answers: answers.join("\n"), database: await wholeDatabase(server.context.db) };
  expect(log.length).toBeGreaterThan(0);
  expect(everything.database).toContain(integrationId);
  for (const [where, text] of Object.entries(everything))
    for (const secret of secrets) expect([where, text.includes(secret)]).toEqual([where, false]);
});
