import { serve } from "./serve.ts";

/** A server process that only works on jobs; it needs `DATABASE_URL`. */
export function worker(): Promise<number> {
  return serve("worker");
}
