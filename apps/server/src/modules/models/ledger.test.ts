import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "@fixpoint/contracts";
import { connect, createOrganization, readUsage, writeModelSettings, type Connection, type ModelCallPlace } from "@fixpoint/db";
import { testDatabase, type TestDatabase } from "@fixpoint/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLedger } from "./ledger.ts";
import { nanoUsdOf } from "./money.ts";

const CALL = { purpose: "repair", provider: "anthropic", model: "m", prompt: "repair@1" } as const;
const USAGE = { inputTokens: 900, cachedInputTokens: 100, cacheWriteTokens: 50, outputTokens: 70 };
const CENT = nanoUsdOf(0.01);

let database: TestDatabase;
let connections: Connection[];
let counted = 0;

beforeAll(async () => {
  database = await testDatabase();
  // As many processes would.
  connections = [];
  for (let index = 0; index < 3; index += 1) connections.push(await connect({ databaseUrl: database.databaseUrl }));
});
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.remove();
});

function db(index = 0) {
  return connections[index % connections.length]!.db;
}

async function makePlace(settings: Partial<ModelSettings>): Promise<ModelCallPlace> {
  counted += 1;
  const organization = await createOrganization(db(), { name: "Acme", slug: `acme-${counted}` });
  const organizationId = organization?.id ?? "";
  await writeModelSettings(db(), { organizationId, projectId: null }, { ...DEFAULT_MODEL_SETTINGS, ...settings });
  return { organizationId, projectId: `project-${counted}`, issueId: `issue-${counted}`, runId: "run-1" };
}

async function reserve(place: ModelCallPlace, amountNanoUsd: number, index = 0) {
  return createLedger(db(index), place).reserve({ ...CALL, amountNanoUsd });
}

async function reserved(place: ModelCallPlace, amountNanoUsd: number): Promise<string> {
  const reservation = await reserve(place, amountNanoUsd);
  if (reservation.status === "refused") throw new Error(`refused by the ${reservation.scope}`);
  return reservation.id;
}

/** As if the organization's calls had been made so long ago. */
async function age(place: ModelCallPlace, interval: string): Promise<void> {
  await db().$client.query(`update model_calls set created_at = created_at - $1::interval where organization_id = $2`, [
    interval,
    place.organizationId,
  ]);
}

it("never exceeds a budget of $0.10, however many bugs, stages and processes reserve at once", async () => {
  const place = await makePlace({ monthlyBudget: 0.1 });
  const amount = nanoUsdOf(0.007);

  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      reserve({ ...place, issueId: `issue-${index}`, runId: `run-${index}` }, amount, index),
    ),
  );

  const taken = results.filter(({ status }) => status === "reserved");
  expect(taken).toHaveLength(14);
  expect(results.find(({ status }) => status === "refused")).toEqual({
    status: "refused",
    scope: "month",
    limitNanoUsd: nanoUsdOf(0.1),
  });
});

it("is as exact where each process has other defaults for its transactions", async () => {
  const place = await makePlace({ monthlyBudget: 0.1 });
  const found = await db().$client.query<{ name: string }>("select quote_ident(current_database()) as name");
  await db().$client.query(`alter database ${found.rows[0]?.name} set default_transaction_isolation = 'repeatable read'`);
  const strict = await connect({ databaseUrl: database.databaseUrl });
  try {
    const ledger = createLedger(strict.db, place);
    const results = await Promise.all(
      Array.from({ length: 12 }, () => ledger.reserve({ ...CALL, amountNanoUsd: nanoUsdOf(0.02) })),
    );

    expect(results.filter(({ status }) => status === "reserved")).toHaveLength(5);
  } finally {
    await strict.close();
    await db().$client.query(`alter database ${found.rows[0]?.name} reset default_transaction_isolation`);
  }
});

it("counts what a call did cost in the place of what was reserved, once, and nothing where it was released", async () => {
  const place = await makePlace({ budgetPerBug: 0.1 });
  const ledger = createLedger(db(), place);
  const whole = await reserved(place, 10 * CENT);
  const full = await reserve(place, 1);

  await ledger.settle(whole, USAGE, 2 * CENT);
  await ledger.settle(whole, USAGE, 9 * CENT);
  await ledger.release(whole);
  const rest = await reserved(place, 8 * CENT);
  const fullAgain = await reserve(place, 1);
  await ledger.release(rest);
  await reserved(place, 8 * CENT);

  const today = new Date().toISOString().slice(0, 10);
  const { totals } = await readUsage(db(), place.organizationId, { from: today, to: today });
  expect([full, fullAgain]).toEqual([
    { status: "refused", scope: "issue", limitNanoUsd: 10 * CENT },
    { status: "refused", scope: "issue", limitNanoUsd: 10 * CENT },
  ]);
  expect(totals).toMatchObject({ modelCalls: 1, modelCostUsd: 0.02, inputTokens: 900, outputTokens: 70 });
});

it("holds a bug, a day and a month to their limits, each by itself", async () => {
  const place = await makePlace({ budgetPerBug: 0.02, dailyBudget: 0.03, monthlyBudget: 0.04 });
  const other = { ...place, issueId: "another" };

  await reserved(place, 2 * CENT);
  const bug = await reserve(place, CENT);
  await reserved(other, CENT);
  const day = await reserve(other, CENT);
  await db().$client.query(
    "update model_calls set created_at = date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' where organization_id = $1",
    [place.organizationId],
  );
  const isFirstDay = new Date().getUTCDate() === 1;
  const nextDay = await reserve({ ...place, issueId: "third" }, CENT);
  const month = await reserve({ ...place, issueId: "third" }, CENT);

  expect([bug, day]).toMatchObject([{ scope: "issue" }, { scope: "day" }]);
  expect([nextDay.status, month]).toMatchObject(isFirstDay ? ["refused", { scope: "day" }] : ["reserved", { scope: "month" }]);
});

it("holds a project to its own limits beside the organization's", async () => {
  const place = await makePlace({ monthlyBudget: 0.05, budgetPerBug: 1 });
  const { rows } = await db().$client.query<{ id: string }>(
    "insert into projects (id, organization_id, name, slug, key_prefix) values ($1, $2, 'P', $1, 'P') returning id",
    [place.projectId, place.organizationId],
  );
  await writeModelSettings(
    db(),
    { organizationId: place.organizationId, projectId: rows[0]?.id ?? "" },
    { ...DEFAULT_MODEL_SETTINGS, monthlyBudget: 0.02, dailyBudget: 9 },
  );
  const elsewhere = { ...place, projectId: "another project", issueId: "another" };

  await reserved(place, 2 * CENT);
  const own = await reserve(place, CENT);
  await reserved(elsewhere, 3 * CENT);
  const all = await reserve(elsewhere, CENT);

  expect([own, all]).toMatchObject([
    { scope: "month", limitNanoUsd: 2 * CENT },
    { scope: "month", limitNanoUsd: 5 * CENT },
  ]);
});

it("goes by the limits as they are now", async () => {
  const place = await makePlace({});
  await reserved(place, 100 * CENT);

  await writeModelSettings(
    db(),
    { organizationId: place.organizationId, projectId: null },
    { ...DEFAULT_MODEL_SETTINGS, dailyBudget: 0.5 },
  );

  expect(await reserve(place, 1)).toMatchObject({ status: "refused", scope: "day" });
});

it("lets go of what nobody settled when its month is over; what was spent on a bug stays", async () => {
  const place = await makePlace({ budgetPerBug: 0.05, monthlyBudget: 0.05 });
  await reserved(place, 3 * CENT);
  await createLedger(db(), place).settle(await reserved(place, 2 * CENT), USAGE, 2 * CENT);
  const before = await reserve(place, 1);
  await age(place, "32 days");

  const more = await reserve(place, 4 * CENT);
  const fits = await reserve(place, 3 * CENT);

  expect([before, more]).toMatchObject([{ status: "refused" }, { status: "refused", scope: "issue" }]);
  expect(fits.status).toBe("reserved");
});
