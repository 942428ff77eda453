import { InputError } from "@fixpoint/contracts";
import {
  createGateway,
  createMemoryBudget,
  createMemoryRecording,
  createSecretScanner,
  dollars,
  findPrice,
  MODEL_PROVIDERS,
  ModelError,
  REAL_CLOCK,
  type ModelEndpoint,
  type ModelGateway,
  type ModelProvider,
  type PriceTable,
} from "@fixpoint/models";

/** What models may cost in one run where `--budget` does not say. */
export const DEFAULT_BUDGET_USD = 1;

/** One model for all stages, paid with keys of the environment. */
export interface CommandLineModels {
  gateway: ModelGateway;
  /** What was spent, in one line. */
  bill(): string;
}

const KEY_NAMES: Record<ModelProvider, string> = {
  anthropic: "ANTHROPIC_API_KEY",
  openai: "OPENAI_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  openai_compatible: "FIXPOINT_MODEL_API_KEY",
};
const NO_MODEL_HINT =
  "Set FIXPOINT_MODEL to <provider>/<model>, e.g. anthropic/claude-sonnet-5, and the provider's key; or use --engine search.";

function isProvider(text: string): text is ModelProvider {
  return MODEL_PROVIDERS.some((provider) => provider === text);
}

function wrong(message: string, hint?: string): InputError {
  return new InputError("wrong_model", message, { hint });
}

function endpointOf(env: NodeJS.ProcessEnv): ModelEndpoint | null {
  const named = env["FIXPOINT_MODEL"]?.trim();
  if (!named) return null;
  const [provider = "", ...rest] = named.split("/");
  const model = rest.join("/");
  if (!isProvider(provider) || model === "")
    throw wrong(`FIXPOINT_MODEL is no <provider>/<model>: ${named}`, `Providers are ${MODEL_PROVIDERS.join(", ")}.`);
  const baseUrl = env["FIXPOINT_MODEL_BASE_URL"]?.trim() || null;
  if (provider === "openai_compatible" && baseUrl === null)
    throw wrong(
      "FIXPOINT_MODEL_BASE_URL is not set",
      "Give the address of the server with its version, e.g. http://localhost:11434/v1.",
    );
  return { provider, model, baseUrl };
}

/** Taken out of the environment, so that no program that is started from here has it. */
function takeKeys(env: NodeJS.ProcessEnv): Record<ModelProvider, string | null> {
  const take = (provider: ModelProvider): string | null => {
    const name = KEY_NAMES[provider];
    const key = env[name]?.trim() || null;
    delete env[name];
    return key;
  };
  return {
    anthropic: take("anthropic"),
    openai: take("openai"),
    google: take("google"),
    openai_compatible: take("openai_compatible"),
  };
}

/** `FIXPOINT_MODEL_PRICE`: dollars for a million tokens, `<input>/<output>`. */
function pricesOf(env: NodeJS.ProcessEnv, { provider, model }: ModelEndpoint): PriceTable {
  const text = env["FIXPOINT_MODEL_PRICE"]?.trim();
  if (!text) return [];
  const [input = Number.NaN, output = Number.NaN, ...rest] = text.split("/").map(Number);
  if (rest.length > 0 || !(input >= 0) || !(output >= 0))
    throw wrong(`FIXPOINT_MODEL_PRICE is no <input>/<output>: ${text}`, "In dollars for a million tokens, e.g. 3/15.");
  return [{ provider, model, match: "exact", price: { input, cachedInput: input, cacheWrite: input, output } }];
}

function refuseWithoutPrice(prices: PriceTable, endpoint: ModelEndpoint): void {
  try {
    findPrice(prices, endpoint);
  } catch (cause) {
    if (!(cause instanceof ModelError)) throw cause;
    throw new InputError(cause.code, cause.message, {
      hint: "Set FIXPOINT_MODEL_PRICE to <input>/<output>, in dollars for a million tokens; 0/0 for a server of your own.",
      cause,
    });
  }
}

/**
 * The models that the environment names; null where it names none, or the engine wants none. Nobody is billed because of
 * a key that is there for something else: `FIXPOINT_MODEL` has to be set. Throws InputError for what is wrong or missing.
 */
export function modelsOfEnvironment(
  env: NodeJS.ProcessEnv,
  options: { engine: "search" | "model" | "auto"; budgetUsd: number; issue: string },
): CommandLineModels | null {
  const keys = takeKeys(env);
  if (options.engine === "search") return null;
  const endpoint = endpointOf(env);
  if (endpoint === null) {
    if (options.engine === "auto") return null;
    throw new InputError("no_model", "No model is set up", { hint: NO_MODEL_HINT });
  }
  const key = keys[endpoint.provider];
  if (key === null && endpoint.provider !== "openai_compatible")
    throw wrong(`${KEY_NAMES[endpoint.provider]} is not set`, `FIXPOINT_MODEL names ${endpoint.provider}.`);
  const prices = pricesOf(env, endpoint);
  refuseWithoutPrice(prices, endpoint);

  const limit = Math.round(options.budgetUsd * 1e9);
  const budget = createMemoryBudget({ issue: limit, day: null, month: null }, REAL_CLOCK);
  const gateway = createGateway({
    choices: { intake: endpoint, reproduce: endpoint, repair: endpoint },
    keyFor: () => key,
    prices,
    ledger: budget.ledgerFor(options.issue),
    recording: createMemoryRecording(),
    scanner: createSecretScanner(() => Object.values(keys).filter((value) => value !== null)),
  });
  return {
    gateway,
    bill() {
      const { spentNanoUsd, heldNanoUsd } = budget.total();
      const held = heldNanoUsd > 0 ? `, and up to ${dollars(heldNanoUsd)} for calls whose end is not known` : "";
      return `${endpoint.provider}/${endpoint.model} cost ${dollars(spentNanoUsd)} of ${dollars(limit)}${held}.`;
    },
  };
}
