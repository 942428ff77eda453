import type { AppContext } from "../context.ts";
import { refreshPullRequests } from "../modules/pull-requests/service.ts";

const EVERY_MS = 3_000;

/** Local repositories send no webhooks: their pull requests are looked at every few seconds while one is open. */
export function followRepositories(context: AppContext): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function look(): Promise<void> {
    try {
      await refreshPullRequests(context);
    } catch (error) {
      if (!stopped) context.log.warn({ err: error }, "pull requests could not be followed");
    }
    if (!stopped) timer = setTimeout(() => (current = look()), EVERY_MS);
  }

  timer = setTimeout(() => (current = look()), EVERY_MS);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
