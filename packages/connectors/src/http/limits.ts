/** How a vendor says "not now". */
export interface LimitPolicy {
  /** Whether the answer is a refusal for asking too much. */
  isRefusal(response: Response): boolean;
  /** When asking is allowed again; null where the answer does not tell. */
  freeAt(response: Response, now: Date): Date | null;
  /** Milliseconds of the first pause when the vendor does not tell; it grows from there. */
  firstPauseMs: number;
  /** Requests under way at the same time. */
  concurrency: number;
}

interface LimitHeaders {
  remaining: string;
  reset: string;
  /** What the reset header holds. */
  resetIs: "epoch seconds" | "seconds" | "date";
}

function numberOf(text: string | null): number | null {
  if (text === null || !/^\d+(\.\d+)?$/.test(text.trim())) return null;
  return Number(text);
}

/** RFC 9110: seconds, or a date. */
export function retryAfter(response: Response, now: Date): Date | null {
  const text = response.headers.get("retry-after");
  if (text === null) return null;
  const seconds = numberOf(text);
  if (seconds !== null) return new Date(now.getTime() + seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : new Date(date);
}

function resetOf(response: Response, { reset, resetIs }: LimitHeaders, now: Date): Date | null {
  const text = response.headers.get(reset);
  if (resetIs === "date") {
    const date = Date.parse(text ?? "");
    return Number.isNaN(date) ? null : new Date(date);
  }
  const seconds = numberOf(text);
  if (seconds === null) return null;
  return new Date(resetIs === "seconds" ? now.getTime() + seconds * 1000 : seconds * 1000);
}

/** The manner of most vendors: 429 (for some 403 too), Retry-After, and headers that count down. */
export function limitsByHeaders(options: {
  headers?: LimitHeaders;
  /** 403 too, when it says how long to wait or that nothing remains. */
  refusesWith403?: boolean;
  firstPauseMs?: number;
  concurrency?: number;
}): LimitPolicy {
  const { headers, refusesWith403 = false, firstPauseMs = 1000, concurrency = 4 } = options;
  const isUsedUp = (response: Response) => headers !== undefined && response.headers.get(headers.remaining) === "0";
  return {
    firstPauseMs,
    concurrency,
    isRefusal: (response) =>
      response.status === 429 ||
      (refusesWith403 && response.status === 403 && (response.headers.has("retry-after") || isUsedUp(response))),
    freeAt: (response, now) =>
      retryAfter(response, now) ?? (headers && isUsedUp(response) ? resetOf(response, headers, now) : null),
  };
}
