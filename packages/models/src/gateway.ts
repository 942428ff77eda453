import { setTimeout as sleep } from "node:timers/promises";
import { askWithin } from "./ask-within.ts";
import { worstCaseOf } from "./budget/worst-case.ts";
import { costOf } from "./prices/cost.ts";
import { findPrice } from "./prices/find-price.ts";
import type { ModelPrice, PriceTable } from "./prices/price.ts";
import { providerName } from "./providers/ask-provider.ts";
import { hashOfCall } from "./recording/call-hash.ts";
import { readRecordedReply } from "./recording/recorded-reply.ts";
import type { SecretScanner } from "./secrets/scanner.ts";
import type { ModelClock } from "./types/clock.ts";
import type { ModelGateway } from "./types/gateway.ts";
import type { Ledger, Recording } from "./types/ledger.ts";
import type { ModelCall, ModelPurpose, ModelReply, ModelUsage } from "./types/model-call.ts";
import { ModelError } from "./types/model-error.ts";
import type { CallTimeouts, ModelEndpoint, ProviderAnswer, ProviderConnection } from "./types/provider.ts";

export interface GatewayOptions {
  /** Which model is asked; a purpose that is left out has none. */
  choices: Partial<Record<ModelPurpose, ModelEndpoint | null>>;
  /** null where there is none: only an OpenAI-compatible server may do without. */
  keyFor(endpoint: ModelEndpoint): string | null | Promise<string | null>;
  /** Entries of it win over the prices that we know. */
  prices: PriceTable;
  ledger: Ledger;
  recording: Recording;
  scanner: SecretScanner;
  fetch?: typeof fetch;
  clock?: ModelClock;
  timeouts?: CallTimeouts;
  /** Of one call, the first included. */
  mostTries?: number;
  /** Something that looked like a secret was taken out of a call before it was sent. */
  onSecretsRemoved?(count: number, call: ModelCall): void;
}

/** A server of one's own may load its model first, and one that thinks says nothing for minutes. */
export const DEFAULT_TIMEOUTS: CallTimeouts = { answerMs: 300_000, silenceMs: 300_000 };
export const REAL_CLOCK: ModelClock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  random: Math.random,
};
const UNCOUNTED: ModelUsage = { inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/** Where a server does not count, what was reserved is what it cost: nobody can say less. */
function accountOf(
  answer: ProviderAnswer,
  price: ModelPrice,
  reservedNanoUsd: number,
): { usage: ModelUsage; costNanoUsd: number } {
  if (answer.usage === null) return { usage: UNCOUNTED, costNanoUsd: reservedNanoUsd };
  return { usage: answer.usage, costNanoUsd: costOf(price, answer.usage) };
}

/** The one way to a model: recording → scan → price → reserve → call → settle → record. */
export function createGateway(options: GatewayOptions): ModelGateway {
  const { choices, keyFor, prices, ledger, recording, scanner, clock = REAL_CLOCK, timeouts = DEFAULT_TIMEOUTS } = options;

  function endpointFor(purpose: ModelPurpose): ModelEndpoint {
    const endpoint = choices[purpose];
    if (endpoint) return endpoint;
    throw new ModelError("model_unknown", `No model is chosen for ${purpose}`, { hint: "Choose one in the project's settings." });
  }

  async function connect(endpoint: ModelEndpoint): Promise<ProviderConnection> {
    const key = await keyFor(endpoint);
    if (key === null && endpoint.provider !== "openai_compatible")
      throw new ModelError("model_key_refused", `There is no key for ${providerName(endpoint.provider)}`, {
        hint: "Enter one on the integrations page, or set it in the environment.",
      });
    return { ...endpoint, key, fetch: options.fetch ?? fetch, timeouts };
  }

  async function askProviderOf(endpoint: ModelEndpoint, call: ModelCall, signal: AbortSignal): Promise<ModelReply> {
    const connection = await connect(endpoint);
    const scanned = scanner.scanCall(call, connection.key);
    if (scanned.found > 0) options.onSecretsRemoved?.(scanned.found, call);
    const price = findPrice(prices, endpoint);
    const amountNanoUsd = worstCaseOf(scanned.call, price);
    const { answer, reservation } = await askWithin(connection, scanned.call, {
      ledger,
      amountNanoUsd,
      clock,
      mostTries: options.mostTries ?? 5,
      redact: (text) => scanner.scanText(text, connection.key).text,
      signal,
    });
    const account = accountOf(answer, price, amountNanoUsd);
    await ledger.settle(reservation, account.usage, account.costNanoUsd);
    return { ...answer, ...account, provider: endpoint.provider };
  }

  return {
    choiceFor(purpose) {
      const endpoint = choices[purpose];
      return endpoint ? { provider: endpoint.provider, model: endpoint.model } : null;
    },
    async ask(call, signal) {
      signal.throwIfAborted();
      const endpoint = endpointFor(call.purpose);
      const hash = hashOfCall(endpoint, call);
      const recorded = await recording.find(hash);
      if (recorded !== null) return readRecordedReply(recorded);
      // Told as it will be read from the recording, so that what follows is the same both times.
      const reply = JSON.stringify(await askProviderOf(endpoint, call, signal));
      await recording.store(hash, reply);
      return readRecordedReply(reply);
    },
  };
}
