import { setTimeout as sleep } from "node:timers/promises";
import { FixpointError } from "@fixpoint/contracts";
import pLimit from "p-limit";
import { fetch as undiciFetch } from "undici";
import { assertOpenLiteral, type VendorAgent } from "./guarded-agent.ts";
import type { LimitPolicy } from "./limits.ts";
import { pauseMs, type Pauses } from "./pauses.ts";
import { isVendorError, VendorError } from "./vendor-error.ts";

/** As the global `fetch`, but it waits, retries and guards, and throws VendorError only when no answer came. */
export type VendorFetch = (request: Request) => Promise<Response>;

export interface VendorFetchOptions {
  /** For people, e.g. "GitHub". */
  name: string;
  limits: LimitPolicy;
  agent: VendorAgent;
  mayCallInternal(host: string): boolean;
  pauses?: Pauses;
  /** Of one request, the first included. */
  mostTries?: number;
  /** Longest single wait that is sat out here; for longer ones `rate_limited` is thrown. */
  mostWaitMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
}

const REAL_PAUSES: Pauses = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : {}),
  random: Math.random,
};
const FIRST_PAUSE_MS = 500;
const MOST_BYTES = 32 * 1024 * 1024;
/** What may be sent twice without a second effect. */
const REPEATABLE = new Set(["GET", "HEAD", "PUT", "DELETE"]);
const MOVED = new Set([301, 302, 307, 308]);
const MOST_HOPS = 3;
const WITHOUT_BODY = new Set([204, 205, 304]);

async function bytesOf(answer: Awaited<ReturnType<typeof undiciFetch>>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new VendorError("unreadable_answer", `The answer is larger than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function createVendorFetch(options: VendorFetchOptions): VendorFetch {
  const { name, limits, agent, mayCallInternal, signal } = options;
  const { pauses = REAL_PAUSES, mostTries = 6, mostWaitMs = 15_000, timeoutMs = 20_000 } = options;
  const inTurn = pLimit(limits.concurrency);

  /** One request, its whole answer read. */
  async function sendTo(url: URL, request: Request, body: ArrayBuffer | null): Promise<Response> {
    assertOpenLiteral(url, mayCallInternal(url.hostname));
    const headers = Object.fromEntries(request.headers);
    const timeout = AbortSignal.timeout(timeoutMs);
    const answer = await undiciFetch(url, {
      method: request.method,
      headers: { "user-agent": "fixpoint", ...headers },
      body,
      redirect: "manual",
      dispatcher: agent,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const bytes = await bytesOf(answer);
    const init = { status: answer.status, headers: [...answer.headers] };
    return new Response(WITHOUT_BODY.has(answer.status) ? null : new Uint8Array(bytes), init);
  }

  /** Follows what was moved or renamed at the same vendor, and nothing else: the credentials go along. */
  async function send(request: Request, body: ArrayBuffer | null): Promise<Response> {
    let url = new URL(request.url);
    for (let hops = 0; ; hops += 1) {
      const answer = await sendTo(url, request, body);
      const target = MOVED.has(answer.status) ? answer.headers.get("location") : null;
      if (target === null || request.method !== "GET" || hops === MOST_HOPS) return answer;
      const next = new URL(target, url);
      if (next.origin !== url.origin) return answer;
      url = next;
    }
  }

  function unreachable(request: Request, cause: unknown): VendorError {
    const { host } = new URL(request.url);
    return new VendorError("vendor_unavailable", `${name} cannot be reached at ${host}`, { cause });
  }

  /** The answer, or the error that stands for none. */
  async function attempt(request: Request, body: ArrayBuffer | null): Promise<Response | VendorError> {
    try {
      return await inTurn(() => send(request, body));
    } catch (error) {
      signal?.throwIfAborted();
      const refused = [error, (error as Error).cause].find((cause) => cause instanceof FixpointError);
      if (refused !== undefined && !isVendorError(refused)) throw refused;
      return isVendorError(refused) ? refused : unreachable(request, error);
    }
  }

  /** Milliseconds until the next try; null when this one counts. */
  function waitAfter(result: Response | VendorError, method: string, tries: number): number | null {
    if (result instanceof VendorError) {
      const isPassing = result.code === "vendor_unavailable" && REPEATABLE.has(method);
      return isPassing ? pauseMs(tries, FIRST_PAUSE_MS, pauses.random) : null;
    }
    if (limits.isRefusal(result)) {
      const free = limits.freeAt(result, pauses.now());
      // A little later than told: clocks differ, and others wait for the same moment.
      if (free) return Math.max(0, free.getTime() - pauses.now().getTime()) + 250 * (1 + pauses.random());
      return pauseMs(tries, limits.firstPauseMs, pauses.random);
    }
    if (result.status < 500 || result.status === 501 || !REPEATABLE.has(method)) return null;
    return pauseMs(tries, FIRST_PAUSE_MS, pauses.random);
  }

  return async function vendorFetch(request) {
    const body = request.body === null ? null : await request.arrayBuffer();
    for (let tries = 0; ; tries += 1) {
      const result = await attempt(request, body);
      const wait = waitAfter(result, request.method, tries);
      if (wait !== null && tries + 1 < mostTries && wait <= mostWaitMs) {
        await pauses.sleep(wait, signal);
        continue;
      }
      if (result instanceof VendorError) throw result;
      if (limits.isRefusal(result)) {
        const retryAt = new Date(pauses.now().getTime() + (wait ?? limits.firstPauseMs));
        throw new VendorError("rate_limited", `${name} asks to wait`, { status: result.status, retryAt });
      }
      return result;
    }
  };
}
