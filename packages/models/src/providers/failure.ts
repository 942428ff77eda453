import { APICallError, JSONParseError, StreamProviderError, TypeValidationError } from "ai";
import { FixpointError } from "@fixpoint/contracts";
import { ModelError, type ModelErrorCode } from "../types/model-error.ts";

/** A call that brought no answer, with what follows for its reservation and for another try. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly error: ModelError;
  /** The provider may have produced, and charges for, an answer that never arrived. */
  readonly mayHaveWorked: boolean;
  /** The same call may succeed a little later. */
  readonly isPassing: boolean;
  /** As the provider asked for; null where it did not. */
  readonly retryAfterMs: number | null;

  constructor(error: ModelError, after: { mayHaveWorked: boolean; isPassing: boolean; retryAfterMs?: number | null }) {
    super(error.message);
    this.error = error;
    this.mayHaveWorked = after.mayHaveWorked;
    this.isPassing = after.isPassing;
    this.retryAfterMs = after.retryAfterMs ?? null;
  }
}

const WORDS: Record<Exclude<ModelErrorCode, "model_budget_reached" | "model_price_unknown">, string> = {
  model_key_refused: "does not accept the key",
  model_unknown: "does not know this model",
  model_rate_limited: "asks to wait",
  model_unavailable: "gave no complete answer",
  model_request_refused: "did not take the request",
  model_answer_unreadable: "gave an answer that is not its API's",
};
const HINTS: Record<keyof typeof WORDS, string> = {
  model_key_refused: "Check the key, and that it may use this model.",
  model_unknown: "Check the model's name and the base URL.",
  model_rate_limited: "Try again later, or raise the account's limits at the provider.",
  model_unavailable: "Try again later; check the provider's status page if it lasts.",
  model_request_refused: "Check that the model takes tools and so long a request.",
  model_answer_unreadable: "Check the base URL.",
};
const MOST_WORDS = 300;
/** The connection was not even made, so that nobody can have worked. */
const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);
/** Answers of the provider's front door, given before a model is asked. */
const TURNED_AWAY = new Set([503, 529]);

export interface FailedBy {
  /** Of the provider, for people. */
  name: string;
  /** Takes keys and other secrets out of a text that a stranger wrote. */
  redact(text: string): string;
}

export function modelErrorOf(
  { name, redact }: FailedBy,
  code: keyof typeof WORDS,
  details: { words?: string; hint?: string } = {},
): ModelError {
  const words = redact(details.words ?? "").slice(0, MOST_WORDS);
  // Without the cause: what the SDK throws holds the whole request.
  return new ModelError(code, `${name} ${WORDS[code]}${words === "" ? "" : `: ${words}`}`, { hint: details.hint ?? HINTS[code] });
}

/** Google says 400 where others say 401. */
function isKeyRefusal(status: number, body: string): boolean {
  return status === 401 || status === 403 || (status === 400 && body.includes("API_KEY_INVALID"));
}

/** Each provider has its own way to say that nobody has paid. */
function isOutOfCredit(status: number, body: string): boolean {
  return status === 402 || body.includes("insufficient_quota") || body.includes("BILLING_DISABLED");
}

function codeOf(status: number, body: string): keyof typeof WORDS {
  if (isOutOfCredit(status, body)) return "model_rate_limited";
  if (isKeyRefusal(status, body)) return "model_key_refused";
  if (status === 404) return "model_unknown";
  if (status === 429) return "model_rate_limited";
  return status >= 500 || status === 408 || status === 409 ? "model_unavailable" : "model_request_refused";
}

/** RFC 9110: seconds, or a date; some say milliseconds in a header of their own, and Google seconds in the body. */
function retryAfterMs(headers: Record<string, string> | undefined, body: string, now: Date): number | null {
  const milliseconds = Number(headers?.["retry-after-ms"] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.["retry-after"] ?? /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
  if (text === undefined) return null;
  const seconds = Number(text);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

function ofAnswer(by: FailedBy, error: APICallError, status: number, now: Date): ProviderFailure {
  const body = error.responseBody ?? "";
  const code = codeOf(status, body);
  const isUnpaid = isOutOfCredit(status, body);
  const hint = isUnpaid ? "The account has no credit left at the provider." : undefined;
  return new ProviderFailure(modelErrorOf(by, code, { words: `${error.message} (${status})`, hint }), {
    mayHaveWorked: status >= 500 && !TURNED_AWAY.has(status),
    isPassing: (code === "model_rate_limited" && !isUnpaid) || code === "model_unavailable",
    retryAfterMs: retryAfterMs(error.responseHeaders, body, now),
  });
}

/** An error and its causes, from the outside in. */
function* chainOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

function ownFailure(by: FailedBy, chain: readonly Error[]): ProviderFailure | null {
  const failed = chain.find((error) => error instanceof ProviderFailure);
  if (failed) return failed;
  const ours = chain.find((error) => error instanceof FixpointError);
  if (ours === undefined) return null;
  const error =
    ours instanceof ModelError ? ours : modelErrorOf(by, "model_unavailable", { words: ours.message, hint: ours.hint });
  return new ProviderFailure(error, { mayHaveWorked: false, isPassing: false });
}

/** What went wrong before anything was sent: a conversation that does not hold together is nobody's outage. */
export function unsendable(by: FailedBy, thrown: unknown): ProviderFailure {
  const chain = [...chainOf(thrown)];
  const error = modelErrorOf(by, "model_request_refused", { words: chain[0]?.message ?? "" });
  return ownFailure(by, chain) ?? new ProviderFailure(error, { mayHaveWorked: false, isPassing: false });
}

/** What came in the place of an answer: the SDK, the connection or the guard on it threw. */
export function failureOf(by: FailedBy, thrown: unknown, now: Date): ProviderFailure {
  const chain = [...chainOf(thrown)];
  const own = ownFailure(by, chain);
  if (own) return own;
  if (APICallError.isInstance(thrown) && thrown.statusCode !== undefined && thrown.statusCode >= 400)
    return ofAnswer(by, thrown, thrown.statusCode, now);
  if (chain.some((error) => JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)))
    return new ProviderFailure(modelErrorOf(by, "model_answer_unreadable"), { mayHaveWorked: true, isPassing: false });
  const neverConnected = chain.some((error) => "code" in error && NEVER_CONNECTED.has(String(error.code)));
  const words = chain.at(-1)?.message ?? "";
  const status = StreamProviderError.isInstance(thrown) ? thrown.statusCode : undefined;
  const code = status === undefined ? "model_unavailable" : codeOf(status, "");
  return new ProviderFailure(modelErrorOf(by, code, { words }), {
    mayHaveWorked: !neverConnected,
    isPassing: code === "model_unavailable" || code === "model_rate_limited",
  });
}
