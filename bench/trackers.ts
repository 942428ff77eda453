// How fast a tracker's issues become bugs: `node bench/trackers.ts [issues] [embedded|external]`.
// Beside it, the same connector reads the same issues and stores nothing: what the vendor's side of it costs.
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createGuardedAgent, createVendorFetch, issueTrackerFor } from "@fixpoint/connectors";
import { connect, createProject } from "@fixpoint/db";
import { startGithubFake, type TrackerFake } from "@fixpoint/testing";
import { startDatabase } from "./api/databases.ts";
import { startServerProcess, type ServerProcess } from "./api/processes.ts";
import { seedPlace, type Place } from "./api/seed.ts";

const GOAL_PER_SECOND = 500;
/** MiB that the server may grow by from a tenth of the import to its end. */
const GOAL_GROWTH = 64;
const LOOK_EVERY_MS = 50;

interface Imported {
  seconds: number;
  /** MiB, once a tenth was stored and at the end. */
  memory: { early: number; late: number };
}

function fill(fake: TrackerFake, count: number): void {
  const text = "The total of the cart is wrong when a coupon is used twice. ".repeat(20);
  for (let index = 0; index < count; index += 1) fake.state.addIssue(1, { text: `${text}\n\n\`cart(${index})\`` });
}

/** Seconds in which the connector alone reads all of it. */
async function readOnly(fake: TrackerFake, count: number): Promise<number> {
  const tracker = issueTrackerFor("github");
  if (!tracker) throw new Error("no tracker");
  const agent = createGuardedAgent(() => true);
  const fetch = createVendorFetch({ name: "GitHub", limits: tracker.limits, agent, mayCallInternal: () => true });
  const connection = tracker.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  const began = performance.now();
  let read = 0;
  for await (const page of connection.issues(fake.sourceId(1), null)) read += page.length;
  if (read !== count) throw new Error(`${read} of ${count} were read`);
  await agent.close();
  return (performance.now() - began) / 1000;
}

async function importAll(server: ServerProcess, place: Place, fake: TrackerFake, count: number): Promise<Imported> {
  const { db, organizationId, headers } = place;
  const project = await createProject(db, { organizationId, name: "Import", slug: "import", keyPrefix: "IMP" });
  if (!project) throw new Error("no project");
  const call = async (method: string, path: string, body: object): Promise<{ id: string }> => {
    const answer = await fetch(`${server.url}/api/v1/organizations/${organizationId}${path}`, {
      method,
      headers: { ...headers, origin: server.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const stored = async () =>
    Number((await db.$client.query("select count(*) from issues where project_id = $1", [project.id])).rows[0]?.count);
  const isDone = async () =>
    (await db.$client.query("select from integration_mappings where synced_until is not null")).rowCount === 1;
  await call("PUT", `/projects/${project.id}/settings`, { importedBugsPerDay: 0 });
  const { id } = await call("POST", "/integrations", { provider: "github", credentials: fake.credentials(), baseUrl: fake.url });
  await call("PUT", `/integrations/projects/${project.id}/mappings`, {
    mappings: [{ integrationId: id, externalId: fake.sourceId(1), externalName: "shop" }],
  });
  while ((await stored()) === 0) await delay(LOOK_EVERY_MS);
  const began = performance.now();
  const atStart = await stored();
  while ((await stored()) < count / 10) await delay(LOOK_EVERY_MS);
  const early = (await server.memory()).now;
  while (!(await isDone())) await delay(LOOK_EVERY_MS);
  const seconds = (performance.now() - began) / 1000;
  const late = (await server.memory()).now;
  const end = await stored();
  if (end !== count) throw new Error(`${end} of ${count} were stored`);
  return { seconds: (seconds * count) / (count - atStart), memory: { early, late } };
}

const count = Number(process.argv[2] ?? 10_000);
const kind = process.argv[3] === "external" ? "external" : "embedded";
const fake = await startGithubFake({ checks: false });
fill(fake, count);
const floor = await readOnly(fake, count);
const database = await startDatabase(kind);
const connection = await connect({ databaseUrl: database.url });
const env = { FIXPOINT_ROLE: "all", FIXPOINT_ENCRYPTION_KEY: randomBytes(32).toString("hex") };
const server = await startServerProcess(database.url, database.dataDir, env);
try {
  const { seconds, memory } = await importAll(server, await seedPlace(connection.db), fake, count);
  const perSecond = count / seconds;
  const growth = memory.late - memory.early;
  const holds = perSecond >= GOAL_PER_SECOND && growth <= GOAL_GROWTH;
  console.log(
    `${count} issues into PostgreSQL (${kind}): ${perSecond.toFixed(0)}/s, ${(floor / seconds).toFixed(2)} of reading alone (${(count / floor).toFixed(0)}/s);`,
    `server ${memory.early.toFixed(0)} MiB after a tenth, ${memory.late.toFixed(0)} MiB at the end`,
    `(goal ≥ ${GOAL_PER_SECOND}/s, growth ≤ ${GOAL_GROWTH} MiB: ${holds ? "holds" : "MISSED"})`,
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await server.stop();
  await connection.close();
  await database.stop();
  await fake.close();
}
