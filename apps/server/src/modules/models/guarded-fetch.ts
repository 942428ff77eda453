import { createGuardedFetch } from "@fixpoint/connectors";
import type { AppContext } from "../../context.ts";
import { mayCallInternal } from "../../env.ts";

/** The way to providers: addresses of an internal network only where the operator lists them. */
export function modelFetch(context: AppContext): typeof fetch {
  return createGuardedFetch(context.vendorAgent, mayCallInternal(context.env));
}
