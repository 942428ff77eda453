import { DEFAULT_TIMEOUTS, REAL_CLOCK } from "./gateway.ts";
import { askProvider } from "./providers/ask-provider.ts";
import { ProviderFailure } from "./providers/failure.ts";
import { createSecretScanner } from "./secrets/scanner.ts";
import type { ModelClock } from "./types/clock.ts";
import type { ModelCall, ModelUsage } from "./types/model-call.ts";
import type { CallTimeouts, ModelEndpoint } from "./types/provider.ts";

/** The smallest call; models that think need some room. */
const GREETING: ModelCall = {
  purpose: "intake",
  prompt: "test-connection@1",
  instructions: "Answer with the word ok.",
  messages: [{ role: "user", content: "Are you there?" }],
  tools: [],
  requiredTool: null,
  maxOutputTokens: 64,
};

export interface ConnectionTest {
  /** As the server names it. */
  model: string;
  latencyMs: number;
  /** null: the server does not count, so that each call is accounted with the most it can cost. */
  usage: ModelUsage | null;
}

/** One small call, whose few tokens are no budget's. Rejects with ModelError, or the signal's reason. */
export async function testConnection(
  endpoint: ModelEndpoint,
  key: string | null,
  options: { fetch?: typeof fetch; clock?: ModelClock; timeouts?: CallTimeouts; signal?: AbortSignal } = {},
): Promise<ConnectionTest> {
  const { clock = REAL_CLOCK, timeouts = { ...DEFAULT_TIMEOUTS, answerMs: 30_000 } } = options;
  const { signal = new AbortController().signal } = options;
  const scanner = createSecretScanner();
  const start = clock.now().getTime();
  try {
    const connection = { ...endpoint, key, fetch: options.fetch ?? fetch, timeouts };
    const redact = (text: string) => scanner.scanText(text, key).text;
    const { model, usage } = await askProvider(connection, GREETING, { redact, now: () => clock.now(), signal });
    return { model, usage, latencyMs: clock.now().getTime() - start };
  } catch (error) {
    throw error instanceof ProviderFailure ? error.error : error;
  }
}
