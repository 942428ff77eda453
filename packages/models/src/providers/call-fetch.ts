import { ProviderFailure, modelErrorOf, type FailedBy } from "./failure.ts";
import type { CallTimeouts } from "../types/provider.ts";

function silent(by: FailedBy, milliseconds: number): ProviderFailure {
  const words = `nothing came for ${Math.round(milliseconds / 1000)} s`;
  return new ProviderFailure(modelErrorOf(by, "model_unavailable", { words }), { mayHaveWorked: true, isPassing: true });
}

/** Passes the body on, and ends it with an error once nothing came for so long. */
function watched(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  onSilence: () => ProviderFailure,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(onSilence()), silenceMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The provider is told, so that it does not go on for nobody.
        void reader.cancel(error).catch(() => undefined);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * The way to a provider for one call: at most one request, since one call is what was reserved, and none that hangs.
 * A page where an API was expected is an error.
 */
export function createCallFetch(
  inner: typeof fetch,
  { answerMs, silenceMs }: CallTimeouts,
  by: FailedBy,
): { fetch: typeof fetch; isSent(): boolean } {
  let isSent = false;
  const callFetch: typeof fetch = async (input, init) => {
    if (isSent) throw new ProviderFailure(modelErrorOf(by, "model_unavailable"), { mayHaveWorked: true, isPassing: false });
    isSent = true;
    const stopped = new AbortController();
    const timer = setTimeout(() => stopped.abort(silent(by, answerMs)), answerMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, stopped.signal]) : stopped.signal;
    try {
      const answer = await inner(input, { ...init, signal, redirect: "error" });
      if (answer.headers.get("content-type")?.startsWith("text/html") && answer.ok)
        throw new ProviderFailure(modelErrorOf(by, "model_answer_unreadable", { words: "a web page" }), {
          mayHaveWorked: false,
          isPassing: false,
        });
      if (answer.body === null) return answer;
      const body = watched(answer.body, silenceMs, () => silent(by, silenceMs));
      return new Response(body, { status: answer.status, headers: answer.headers });
    } finally {
      clearTimeout(timer);
    }
  };
  return { fetch: callFetch, isSent: () => isSent };
}
