import type { RunOptions } from "@fixpoint/agent";
import { InputError, MODEL_STAGES, type ModelProviderId, type ModelStage } from "@fixpoint/contracts";
import { listModelAccesses, type ModelCallPlace } from "@fixpoint/db";
import {
  createGateway,
  createSecretScanner,
  dollars,
  findPrice,
  ModelError,
  mostCostOf,
  type ModelEndpoint,
  type ModelGateway,
  type PriceTable,
} from "@fixpoint/models";
import type { AppContext } from "../../context.ts";
import { isUsable, openAccess, type OpenAccess } from "./access.ts";
import { brokenBy, readBudgets } from "./budgets.ts";
import { choicesOf } from "./choices.ts";
import { modelFetch } from "./guarded-fetch.ts";
import { createLedger } from "./ledger.ts";
import { priceTableOf } from "./prices.ts";
import { createRecording } from "./recording.ts";
import { findSettings } from "./service.ts";

/** A run of a bug, or a round of its pull request. */
export interface RunPlace extends ModelCallPlace {
  projectId: string;
  issueId: string;
  runId: string;
}

/** What a run may ask, and the engine that follows from it. */
export interface RunModels {
  engine: RunOptions["engine"];
  gateway: ModelGateway | null;
}

type Choices = Record<ModelStage, ModelEndpoint | null>;

const NONE: RunModels = { engine: "search", gateway: null };
/** Where less is left than this costs, no call fits any more. */
const SMALLEST_CALL = { input: 4_000, output: 1_000 };

/** The organization's accesses that can be used. One whose key does not open here is as if it were not there. */
async function openAccesses(context: AppContext, organizationId: string): Promise<Map<ModelProviderId, OpenAccess>> {
  const opened = new Map<ModelProviderId, OpenAccess>();
  for (const row of await listModelAccesses(context.db, organizationId)) {
    if (!isUsable(row)) continue;
    try {
      opened.set(row.provider, openAccess(context, row));
    } catch (error) {
      context.log.warn({ err: error, provider: row.provider }, "the key of a model cannot be opened");
    }
  }
  return opened;
}

/** The least that a call of it can cost; one without a price is not asked, and costs nothing. */
function leastCostOf(prices: PriceTable, endpoint: ModelEndpoint): number {
  try {
    return mostCostOf(findPrice(prices, endpoint), SMALLEST_CALL);
  } catch (error) {
    if (error instanceof ModelError && error.code === "model_price_unknown") return 0;
    throw error;
  }
}

/** Throws InputError `model_budget_reached` where not even a small call of any chosen model fits. */
async function refuseWhenUsedUp(context: AppContext, place: RunPlace, choices: Choices, prices: PriceTable): Promise<void> {
  const endpoints = Object.values(choices).filter((choice) => choice !== null);
  const least = Math.min(...endpoints.map((endpoint) => leastCostOf(prices, endpoint)));
  const broken = brokenBy(await readBudgets(context.db, place), least);
  if (!broken) return;
  const per = broken.scope === "issue" ? "bug" : broken.scope;
  throw new InputError("model_budget_reached", `The model budget per ${per} (${dollars(broken.limitNanoUsd)}) is used up`, {
    hint: "The settings stop new runs at the limit. Raise it under Settings › Models, or go on with the built-in engine; then process the bug again.",
  });
}

/** Notes in the log what is no ModelError: the agent is only told that there was no answer. */
function noting(context: AppContext, gateway: ModelGateway): ModelGateway {
  return {
    ...gateway,
    async ask(call, signal) {
      try {
        return await gateway.ask(call, signal);
      } catch (error) {
        if (!(error instanceof ModelError) && !signal.aborted) context.log.error({ err: error }, "a call of a model failed");
        throw error;
      }
    },
  };
}

/**
 * The gateway of a run, in this process: the agent's own asks through it. Search alone where the project, or the operator,
 * wants no model, and where no key is set. `atLimit`: whether the project's wish to stop at a limit counts.
 */
export async function modelsForRun(context: AppContext, place: RunPlace, atLimit: "obey" | "ignore"): Promise<RunModels> {
  const { db, env } = context;
  if (env.FIXPOINT_ENGINE === "search") return NONE;
  const { applied } = await findSettings(db, place);
  const accesses = await openAccesses(context, place.organizationId);
  const chosen = choicesOf(applied);
  const endpointFor = (stage: ModelStage): ModelEndpoint | null => {
    const choice = chosen[stage];
    const access = choice && accesses.get(choice.provider);
    return access ? { ...choice, baseUrl: access.baseUrl } : null;
  };
  const [intake, reproduce, repair] = MODEL_STAGES;
  const choices = { intake: endpointFor(intake), reproduce: endpointFor(reproduce), repair: endpointFor(repair) };
  if (Object.values(choices).every((choice) => choice === null)) return NONE;
  const prices = await priceTableOf(db, place.organizationId);
  if (atLimit === "obey" && applied.atLimit === "stop") await refuseWhenUsedUp(context, place, choices, prices);
  const gateway = createGateway({
    choices,
    keyFor: ({ provider }) => accesses.get(provider)?.key ?? null,
    prices,
    ledger: createLedger(db, place),
    recording: createRecording(db, place),
    scanner: createSecretScanner(() => [...accesses.values()].flatMap(({ key }) => key ?? [])),
    fetch: modelFetch(context),
    onSecretsRemoved: (count, { purpose }) =>
      context.log.warn({ count, purpose, runId: place.runId }, "secrets were taken out of a call of a model"),
  });
  return { engine: env.FIXPOINT_ENGINE, gateway: noting(context, gateway) };
}
