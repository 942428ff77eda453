import { FixpointError } from "@fixpoint/contracts";
import { fetch as undiciFetch } from "undici";
import { assertOpenLiteral, type VendorAgent } from "./guarded-agent.ts";

/** What the guard said about the address, under whatever the client put around it; else the error itself. */
function refusalIn(error: unknown): unknown {
  const { cause } = error as Error;
  return cause instanceof FixpointError ? cause : error;
}

/**
 * As the global `fetch`, for clients that bring their own way of speaking: answers are streamed, redirects are errors,
 * since credentials would go along. Rejects with FixpointError `internal_address` for what the agent may not dial.
 */
export function createGuardedFetch(agent: VendorAgent, mayCallInternal: (host: string) => boolean): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    assertOpenLiteral(url, mayCallInternal(url.hostname));
    try {
      const answer = await undiciFetch(url, {
        method: request.method,
        headers: [...request.headers],
        body: request.body === null ? null : await request.arrayBuffer(),
        redirect: "error",
        dispatcher: agent,
        signal: request.signal,
      });
      // The same stream by another name: undici's types are not those of Node's own copy of it.
      const body = answer.body as ReadableStream<Uint8Array<ArrayBuffer>> | null;
      return new Response(body, { status: answer.status, statusText: answer.statusText, headers: [...answer.headers] });
    } catch (error) {
      throw refusalIn(error);
    }
  };
}
