import type { Judged } from "../types/candidate.ts";
import type { RepairEngine } from "./types.ts";

/** Whether the first part has had its share; `tried` candidates, `ms` since its start, of `timeMs` for all engines. */
export type Share = (tried: number, ms: number, timeMs: number) => boolean;

/** One engine's work in two parts with room for others between them; the second goes on where the first stopped. */
export function inParts(engine: RepairEngine, isEnough: Share): { first: RepairEngine; rest: RepairEngine } {
  let verdicts: AsyncIterator<Judged> | null = null;
  const close = async (): Promise<void> => {
    await verdicts?.return?.();
    verdicts = null;
  };
  return {
    first: {
      name: engine.name,
      close,
      async *propose(request) {
        const started = performance.now();
        verdicts = engine.propose(request)[Symbol.asyncIterator]();
        for (let tried = 1; ; tried += 1) {
          const item = await verdicts.next();
          if (item.done === true) {
            verdicts = null;
            return;
          }
          yield item.value;
          if (isEnough(tried, performance.now() - started, request.judgeOptions.timeMs)) return;
        }
      },
    },
    rest: {
      name: engine.name,
      async *propose() {
        for (;;) {
          const item = await verdicts?.next();
          if (item === undefined || item.done === true) return;
          yield item.value;
        }
      },
    },
  };
}
