import { dollars } from "./money.ts";
import { askProvider } from "./providers/ask-provider.ts";
import { ProviderFailure } from "./providers/failure.ts";
import type { ModelClock } from "./types/clock.ts";
import type { Ledger } from "./types/ledger.ts";
import type { ModelCall } from "./types/model-call.ts";
import { ModelError } from "./types/model-error.ts";
import type { ProviderAnswer, ProviderConnection } from "./types/provider.ts";

interface Bounds {
  ledger: Ledger;
  /** The most that the call can cost. */
  amountNanoUsd: number;
  clock: ModelClock;
  mostTries: number;
  redact(text: string): string;
  signal: AbortSignal;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

async function reserve(connection: ProviderConnection, call: ModelCall, { ledger, amountNanoUsd }: Bounds): Promise<string> {
  const { purpose, prompt } = call;
  const reservation = await ledger.reserve({
    purpose,
    prompt,
    provider: connection.provider,
    model: connection.model,
    amountNanoUsd,
  });
  if (reservation.status === "reserved") return reservation.id;
  const { scope, limitNanoUsd } = reservation;
  const words = `The next call could cost ${dollars(amountNanoUsd)}, more than is left of the budget per ${scope} (${dollars(limitNanoUsd)})`;
  throw new ModelError("model_budget_reached", words, { hint: `Raise the budget per ${scope}, or choose a cheaper model.` });
}

/** As the provider asked, a little later; else it doubles. null: so long a wait is for whoever asked. */
function pauseAfter(failure: ProviderFailure, tries: number, random: () => number): number | null {
  if (!failure.isPassing) return null;
  const grown = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) / 2;
  const pause = (failure.retryAfterMs ?? grown) + grown * random();
  return (failure.retryAfterMs ?? 0) > LONGEST_PAUSE_MS ? null : pause;
}

/**
 * Asks until there is an answer, each try within a reservation of its own. A try that may have cost something keeps its
 * reservation; the one that is returned is to be settled.
 */
export async function askWithin(
  connection: ProviderConnection,
  call: ModelCall,
  bounds: Bounds,
): Promise<{ answer: ProviderAnswer; reservation: string }> {
  const { ledger, clock, mostTries, redact, signal } = bounds;
  for (let tries = 0; ; tries += 1) {
    const reservation = await reserve(connection, call, bounds);
    try {
      const answer = await askProvider(connection, call, { redact, now: () => clock.now(), signal });
      return { answer, reservation };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (!error.mayHaveWorked) await ledger.release(reservation);
      const pause = tries + 1 < mostTries ? pauseAfter(error, tries, clock.random) : null;
      if (pause === null) throw error.error;
      await clock.sleep(pause, signal);
    }
  }
}
