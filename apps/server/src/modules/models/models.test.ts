import { DEFAULT_MODEL_SETTINGS, type ModelPriceRow } from "@fixpoint/contracts";
import { findModelAccess } from "@fixpoint/db";
import { DEFAULT_PRICES } from "@fixpoint/models";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { requireSecrets } from "../../core/secrets.ts";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openAccess } from "./access.ts";
import { choicesOf } from "./choices.ts";
import { priceTableOf } from "./prices.ts";

const OWN = { ...DEFAULT_MODEL_SETTINGS, engine: "own_model" as const, provider: "anthropic" as const, model: "claude-opus-5" };
const SERVER = "http://models.test/v1";

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await makeTenant(server);
});

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api/v1/organizations/${tenant.ids.orgId}${path}`, {
    method,
    headers: { ...tenant.asMember, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, text, data: text === "" ? null : JSON.parse(text).data, problem: text && JSON.parse(text) };
}

async function stored(provider: "anthropic" | "openai_compatible") {
  const row = await findModelAccess(server.context.db, tenant.ids.orgId, provider);
  return row && openAccess(server.context, row);
}

it("a key goes in, is sealed, is replaced and removed, and never comes out", async () => {
  const set = await call("PUT", "/models/keys/anthropic", { apiKey: "sk-ant-one" });
  const replaced = await call("PUT", "/models/keys/anthropic", { apiKey: "sk-ant-two" });
  const row = await findModelAccess(server.context.db, tenant.ids.orgId, "anthropic");
  const opened = await stored("anthropic");
  const list = await call("GET", "/models/keys");
  const removed = await call("DELETE", "/models/keys/anthropic");

  expect(set.data).toMatchObject({ provider: "anthropic", hasApiKey: true, baseUrl: null });
  expect(opened).toEqual({ key: "sk-ant-two", baseUrl: null });
  expect(list.data.map(({ provider, hasApiKey }: { provider: string; hasApiKey: boolean }) => [provider, hasApiKey])).toEqual([
    ["anthropic", true],
    ["openai", false],
    ["google", true],
    ["openai_compatible", false],
  ]);
  expect([removed.status, await stored("anthropic")]).toEqual([204, null]);
  expect(JSON.stringify([set, replaced, list, row])).not.toContain("sk-ant");
});

it("a stored key never goes to an address that it was not given for", async () => {
  await call("PUT", "/models/keys/openai_compatible", { baseUrl: SERVER, apiKey: "sk-local" });

  const moved = await call("PUT", "/models/keys/openai_compatible", { baseUrl: "https://elsewhere.test/v1" });
  const bySettings = await call("PUT", "/models", {
    ...OWN,
    provider: "openai_compatible",
    baseUrl: "https://elsewhere.test/v1",
  });
  const same = await call("PUT", "/models/keys/openai_compatible", { baseUrl: SERVER });

  expect([moved.status, moved.problem.message, bySettings.status]).toEqual([
    400,
    "apiKey: Give the key again, for the new address.",
    400,
  ]);
  expect(same.status).toBe(200);
  expect(await stored("openai_compatible")).toEqual({ key: "sk-local", baseUrl: SERVER });
});

it("a server of one's own needs an address and may do without a key", async () => {
  const nowhere = await call("PUT", "/models/keys/openai_compatible", { apiKey: "k" });
  const keyless = await call("PUT", "/models/keys/openai_compatible", { baseUrl: SERVER });

  expect([nowhere.status, nowhere.problem.message]).toEqual([400, "baseUrl: Give the address of the server."]);
  expect(keyless.data).toMatchObject({ hasApiKey: false, baseUrl: SERVER });
});

it("a key that was sealed before each provider had one still opens", async () => {
  const { orgId } = tenant.ids;
  const sealed = requireSecrets(server.context).seal("sk-before", `model:${orgId}/`);
  await server.context.db.$client.query(
    "insert into model_accesses (organization_id, provider, api_key) values ($1, 'anthropic', $2)",
    [orgId, sealed],
  );

  expect(await stored("anthropic")).toEqual({ key: "sk-before", baseUrl: null });
});

it("settings from before stages and days are read as they were meant", async () => {
  const { orgId } = tenant.ids;
  const before = {
    engine: "own_model",
    provider: "openai",
    model: "gpt-5",
    baseUrl: "https://proxy.test",
    monthlyBudget: 20,
    budgetPerBug: null,
    atLimit: "stop",
  };
  await server.context.db.$client.query("insert into model_settings (id, organization_id, settings) values ($1, $1, $2)", [
    orgId,
    before,
  ]);

  const read = await call("GET", "/models");

  expect(read.data).toMatchObject({ engine: "own_model", model: "gpt-5", monthlyBudget: 20, dailyBudget: null, atLimit: "stop" });
  expect(choicesOf(read.data)).toEqual({
    intake: { provider: "openai", model: "gpt-5" },
    reproduce: { provider: "openai", model: "gpt-5" },
    repair: { provider: "openai", model: "gpt-5" },
  });
});

it("each stage may have another model, or none", async () => {
  const stages = {
    intake: { use: "none" },
    reproduce: { use: "same" },
    repair: { use: "model", provider: "openai", model: "gpt-5" },
  };

  const saved = await call("PUT", `/projects/${tenant.ids.projectId}/models`, { ...OWN, stages });

  expect(saved.data.stages).toEqual(stages);
  expect(choicesOf(saved.data)).toEqual({
    intake: null,
    reproduce: { provider: "anthropic", model: "claude-opus-5" },
    repair: { provider: "openai", model: "gpt-5" },
  });
  expect(choicesOf({ ...saved.data, engine: "built_in" })).toEqual({ intake: null, reproduce: null, repair: null });
});

it("prices of the organization's own come first and take the place of ours; the others stay", async () => {
  const local = { provider: "openai_compatible", model: "qwen*", input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };
  const dearer = {
    provider: "anthropic",
    model: "claude-opus-5",
    input: 6.25,
    cachedInput: 0.5,
    cacheWrite: 7.123456789,
    output: 30,
  };
  const before: ModelPriceRow[] = (await call("GET", "/models/prices")).data;

  const changed = await call("PUT", "/models/prices", { prices: [local, dearer] });
  const twice = await call("PUT", "/models/prices", { prices: [local, local] });
  const table = await priceTableOf(server.context.db, tenant.ids.orgId);

  const rows: ModelPriceRow[] = changed.data;
  expect(before.filter(({ isOwn }) => !isOwn)).toHaveLength(DEFAULT_PRICES.length);
  expect(rows.filter(({ isOwn }) => isOwn)).toMatchObject([dearer, local]);
  expect(rows.filter(({ model }) => model === "claude-opus-5")).toHaveLength(1);
  expect(rows).toHaveLength(DEFAULT_PRICES.length + 1);
  expect(twice.status).toBe(400);
  expect(table).toContainEqual(expect.objectContaining({ model: "qwen", match: "prefix" }));
  expect(table).toContainEqual(expect.objectContaining({ model: "claude-opus-5", match: "exact" }));
});

it("a model without a key, or without a price, is said to lack it", async () => {
  await call("PUT", "/models/keys/openai_compatible", { baseUrl: SERVER });

  const noKey = await call("POST", "/models/test", { provider: "openai", model: "gpt-5" });
  const noPrice = await call("POST", "/models/test", { provider: "openai_compatible", model: "qwen" });

  expect(noKey.data).toMatchObject({ ok: false, error: "No key is set. Add it on the integrations page." });
  expect(noPrice.data.error).toMatch(/^No price is known for qwen \(openai_compatible\)\. .*price table/);
});
