import { vi } from "vitest";

interface Request {
  method: string;
  path: string;
  body: unknown;
}

type Answer = { status?: number; data?: unknown; title?: string; message?: string };

/**
 * Answers the calls of a test at the wire. Keys are `METHOD /path`, without the query; a call that has no
 * answer fails with 404. Returns what was asked, in order.
 */
export function stubApi(answers: Record<string, Answer | ((body: unknown) => Answer)>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const path = url.split("?")[0] ?? "";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body });
    const given = answers[`${method} ${path}`] ?? { status: 404, title: "Not found", message: `No answer for ${method} ${path}` };
    const { status = 200, data, title = "", message = "" } = typeof given === "function" ? given(body) : given;
    const problem = { title, message, code: "test", requestId: "r1" };
    return new Response(status === 204 ? null : JSON.stringify(status < 400 ? { data } : problem), { status });
  });
  return asked;
}
