import type { ModelTest, ModelTestBody } from "@fixpoint/contracts";
import { FixpointError } from "@fixpoint/contracts";
import { findModelAccess } from "@fixpoint/db";
import { costOf, findPrice, ModelError, mostCostOf, testConnection, type ModelPrice } from "@fixpoint/models";
import type { AppContext } from "../../context.ts";
import { isUsable, openAccess } from "./access.ts";
import { modelFetch } from "./guarded-fetch.ts";
import { createLedger } from "./ledger.ts";
import { priceTableOf } from "./prices.ts";

/** More than the test's call can take. */
const TEST_CALL = { input: 3_000, output: 64 };
/** The provider said no before it worked. */
const REFUSED = new Set(["model_key_refused", "model_unknown", "model_request_refused", "model_rate_limited"]);

function wordsOf(error: unknown): string {
  if (!(error instanceof FixpointError)) throw error;
  return [`${error.message.replace(/\.$/, "")}.`, error.hint].filter(Boolean).join(" ");
}

/** One small call, within the budgets like every other. Rejects with FixpointError. */
async function callOnce(
  context: AppContext,
  organizationId: string,
  { provider, model }: ModelTestBody,
  price: ModelPrice,
): Promise<{ model: string; latencyMs: number }> {
  const row = await findModelAccess(context.db, organizationId, provider);
  if (!row || !isUsable(row)) throw new FixpointError("no_key", "No key is set", { hint: "Add it on the integrations page." });
  const { key, baseUrl } = openAccess(context, row);
  const ledger = createLedger(context.db, { organizationId, projectId: null, issueId: null, runId: null });
  const amountNanoUsd = mostCostOf(price, TEST_CALL);
  const what = { purpose: "intake" as const, provider, model, prompt: "test-connection@1" };
  const reservation = await ledger.reserve({ ...what, amountNanoUsd });
  if (reservation.status === "refused")
    throw new ModelError("model_budget_reached", `The budget per ${reservation.scope} is used up`);
  try {
    const { usage, ...answer } = await testConnection({ provider, model, baseUrl }, key, { fetch: modelFetch(context) });
    if (usage) await ledger.settle(reservation.id, usage, costOf(price, usage));
    return answer;
  } catch (error) {
    if (error instanceof ModelError && REFUSED.has(error.code)) await ledger.release(reservation.id);
    throw error;
  }
}

/** Says in words what keeps the model from being asked, a price that is not known included: without it no budget holds. */
export async function tryModel(context: AppContext, organizationId: string, body: ModelTestBody): Promise<ModelTest> {
  const start = performance.now();
  try {
    const price = findPrice(await priceTableOf(context.db, organizationId), body);
    const { model, latencyMs } = await callOnce(context, organizationId, body, price);
    return { ok: true, latencyMs, model, error: null };
  } catch (error) {
    return { ok: false, latencyMs: Math.round(performance.now() - start), model: null, error: wordsOf(error) };
  }
}
