import type { Problem } from "@fixpoint/contracts";
import { currentConnectionId } from "./connection-id.ts";
import { takeEarlyAnswer, type Answer } from "./early-answers.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Record<string, string | number | boolean | undefined>;

/** What reads the payload of an answer: a schema of the contract, or what stands in for one. */
interface Payload<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** A call that failed; `title` is what a toast shows, `message` what to do next. */
export class ApiError extends Error {
  override name = "ApiError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly title: string;
  readonly code: string | null;
  readonly requestId: string | null;

  constructor(
    status: number,
    title: string,
    message: string,
    details: { code?: string; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = status;
    this.title = title;
    this.code = details.code ?? null;
    this.requestId = details.requestId ?? null;
  }
}

function urlOf(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The parts of a failed answer that are there; a proxy in between answers as it likes. */
function readProblem(body: unknown): Partial<Problem> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

async function problemOf(response: Answer, method: Method): Promise<ApiError> {
  const { title, message, code, requestId } = readProblem(await response.json().catch(() => null));
  const writes = method === "POST" || method === "PATCH";
  const shown = (writes ? message : title) ?? message ?? title ?? "Unknown error";
  return new ApiError(response.status, title ?? "Something went wrong!", shown, { code, requestId });
}

async function request(
  method: Method,
  path: string,
  options: { body?: unknown; query?: Query; signal?: AbortSignal },
): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json", "content-type": "application/json" };
  const connectionId = currentConnectionId();
  if (connectionId) headers["sse-connection-id"] = connectionId;
  if (options.body === undefined) delete headers["content-type"];
  const url = urlOf(path, options.query ?? {});
  try {
    const early = method === "GET" ? takeEarlyAnswer(url) : undefined;
    if (early) return await early;
    return await fetch(url, {
      method,
      headers,
      credentials: "include",
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "The server cannot be reached", "The server cannot be reached. Check the connection and retry.", {
      cause,
    });
  }
}

/**
 * One call that answers `{data}`, parsed by the schema of the payload, which may be loaded only when there is something to parse.
 * @throws ApiError for every failed answer and for one that is not what the contract says.
 */
export async function call<T>(
  payload: Payload<T> | (() => Promise<Payload<T>>),
  method: Method,
  path: string,
  options: { body?: unknown; query?: Query; signal?: AbortSignal } = {},
): Promise<T> {
  const response = await request(method, path, options);
  if (!response.ok) throw await problemOf(response, method);
  if (response.status === 204) throw new ApiError(204, "Content not found", "Content not found");
  const body = (await response.json().catch(() => null)) as { data?: unknown } | null;
  const answer = (typeof payload === "function" ? await payload() : payload).safeParse(body?.data);
  if (!answer.success) {
    throw new ApiError(response.status, "Something went wrong!", "Unknown error", { code: "bad_answer", cause: answer.error });
  }
  return answer.data;
}

/** A call whose answer is of no interest: 204, 202 or any success. @throws ApiError */
export async function send(method: Method, path: string, options: { body?: unknown; query?: Query } = {}): Promise<void> {
  const response = await request(method, path, options);
  if (!response.ok) throw await problemOf(response, method);
}

export const NO_CONTENT = "No Content";

/** A deletion: 204, and 200 without data, are success and read as “No Content” (spec §7). @throws ApiError */
export async function remove(path: string): Promise<typeof NO_CONTENT> {
  const response = await request("DELETE", path, {});
  if (!response.ok) throw await problemOf(response, "DELETE");
  return NO_CONTENT;
}

/** Whether it is a mistake in the program: no call failed, and no words about a call are true of it. */
export function isProgrammingError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ApiError) && error.name !== "AbortError";
}

/**
 * The text to show for any failed call: the server's words where it gave some, else the call's own message.
 * Throws a programming error again instead of giving it the looks of a failed call.
 */
export function failureText(error: unknown, fallback: string): string {
  if (isProgrammingError(error)) throw error;
  if (error instanceof ApiError && error.message !== "Unknown error") return error.message;
  return fallback;
}
