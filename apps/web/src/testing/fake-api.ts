import { vi } from "vitest";

/** What was asked of the server. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Answer = (call: Call & { query: URLSearchParams }) => unknown;

/** Thrown by an answer: the server's refusal. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Stands in for the server on the wire. Each key is “METHOD /path”; what the function returns is the payload, undefined
 * answers 204. A call that nobody expects answers 404 and is kept under `unexpected`.
 */
export function fakeApi(answers: Record<string, Answer>): { calls: Call[]; unexpected: string[] } {
  const calls: Call[] = [];
  const unexpected: string[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, "http://localhost");
    const call: Call = {
      method: init.method ?? "GET",
      path: url.pathname,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) {
      unexpected.push(`${call.method} ${call.path}`);
      return Response.json({ title: "Not found", message: "There is nothing here" }, { status: 404 });
    }
    try {
      const data = await answer({ ...call, query: url.searchParams });
      return data === undefined ? new Response(null, { status: 204 }) : Response.json({ data });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return Response.json({ title: refusal.message, message: refusal.message }, { status: refusal.status });
    }
  });
  return { calls, unexpected };
}
