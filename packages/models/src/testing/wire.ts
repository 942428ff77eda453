import { startModelServer, type ModelScript, type ModelServer, type ModelWireName } from "@fixpoint/testing";
import { createMemoryBudget, type BudgetLimits, type MemoryBudget } from "../budget/memory-ledger.ts";
import { createGateway, type GatewayOptions } from "../gateway.ts";
import type { PriceTable } from "../prices/price.ts";
import { createMemoryRecording } from "../recording/memory-recording.ts";
import { createSecretScanner } from "../secrets/scanner.ts";
import type { ModelClock } from "../types/clock.ts";
import type { ModelGateway } from "../types/gateway.ts";
import type { ModelCall } from "../types/model-call.ts";

export const WIRES: ModelWireName[] = ["anthropic", "openai", "openai_compatible", "google"];
export const KEY = "canary-key-5f0c9d7e1b";
export const RATES = { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 };
export const NO_LIMITS: BudgetLimits = { issue: null, day: null, month: null };

const MODELS: Record<ModelWireName, string> = {
  anthropic: "claude-sonnet-4-5",
  openai: "gpt-5.1",
  openai_compatible: "qwen3-coder",
  google: "gemini-2.5-flash",
};

/** Waits for nothing, and remembers what it would have waited for. */
export function createPatience(): ModelClock & { waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    now: () => new Date("2026-11-22T12:00:00Z"),
    async sleep(milliseconds, signal) {
      signal.throwIfAborted();
      waited.push(milliseconds);
    },
    random: () => 0.5,
  };
}

export function callOf(values: Partial<ModelCall> = {}): ModelCall {
  return {
    purpose: "repair",
    prompt: "repair@1",
    instructions: "Mend the bug.",
    messages: [{ role: "user", content: "sum([1, 2]) gives 2" }],
    tools: [
      {
        name: "read_file",
        description: "Reads a file.",
        inputSchema: {
          type: "object",
          properties: { path: { type: "string" } },
          required: ["path"],
          additionalProperties: false,
        },
      },
    ],
    requiredTool: null,
    maxOutputTokens: 1000,
    ...values,
  };
}

export interface Wired {
  server: ModelServer;
  gateway: ModelGateway;
  budget: MemoryBudget;
  clock: ReturnType<typeof createPatience>;
  recording: ReturnType<typeof createMemoryRecording>;
  ask(values?: Partial<ModelCall>): ReturnType<ModelGateway["ask"]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A gateway with the scripted server behind it, as each API speaks. */
export async function wire(
  name: ModelWireName,
  script: ModelScript,
  options: Partial<GatewayOptions> & { limits?: BudgetLimits; signal?: AbortSignal; serverKey?: string | null } = {},
): Promise<Wired> {
  const { limits = NO_LIMITS, signal = new AbortController().signal, serverKey = KEY, ...given } = options;
  const server = await startModelServer({ script, key: serverKey });
  const clock = createPatience();
  const budget = createMemoryBudget(limits, clock);
  const recording = createMemoryRecording();
  const endpoint = { provider: name, model: MODELS[name], baseUrl: server.baseUrl(name) };
  const prices: PriceTable = [{ provider: name, model: "", match: "prefix", price: RATES }];
  const gateway = createGateway({
    choices: { intake: endpoint, reproduce: endpoint, repair: endpoint },
    keyFor: () => KEY,
    prices,
    ledger: budget.ledgerFor("BUG-1"),
    recording,
    scanner: createSecretScanner(),
    clock,
    ...given,
  });
  return {
    server,
    gateway,
    budget,
    clock,
    recording,
    ask: (values) => gateway.ask(callOf(values), signal),
    [Symbol.asyncDispose]: () => server.close(),
  };
}
