import type { LimitPolicy } from "../http/limits.ts";

const COUNTED = ["api-token", "api-key"] as const;

/** Trello counts calls in intervals of ten seconds and tells their length, not their end: a whole one is waited for. */
export const limits: LimitPolicy = {
  firstPauseMs: 10_000,
  concurrency: 4,
  isRefusal: (response) => response.status === 429,
  freeAt(response, now) {
    const read = (name: string) => response.headers.get(name);
    const usedUp = COUNTED.find((counted) => read(`x-rate-limit-${counted}-remaining`) === "0");
    const interval = Number(read(`x-rate-limit-${usedUp ?? COUNTED[0]}-interval-ms`) ?? Number.NaN);
    return Number.isFinite(interval) ? new Date(now.getTime() + interval) : null;
  },
};
