import { setImmediate } from "node:timers/promises";

/** Lets timers and messages through every 50 ms: the end of a stage's time among them. */
export function breather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 50) return;
    await setImmediate();
    last = performance.now();
  };
}
