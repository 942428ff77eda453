import type { AppContext } from "../context.ts";

const FIRST_AFTER_MS = 3_000;

/** Does `work` again and again, never twice at a time, until the returned function is called; that waits for one under way. */
export function repeat(
  context: AppContext,
  options: { name: string; everyMs: number },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function once(): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!stopped) context.log.warn({ err: error, work: options.name }, "recurring work failed; it is tried again later");
    }
    if (!stopped) plan(options.everyMs);
  }

  function plan(afterMs: number): void {
    timer = setTimeout(() => (current = once()), afterMs);
  }

  plan(Math.min(FIRST_AFTER_MS, options.everyMs));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
