import { UsageAnswer } from "@fixpoint/contracts";
import { readUsage } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { organizationOf } from "../../http/organization-access.ts";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

const Period = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .transform(({ from, to }) => {
    const last = to ?? new Date().toISOString().slice(0, 10);
    return { to: last, from: from ?? new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10) };
  })
  .refine(({ from, to }) => from <= to, "The first day is after the last one")
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS, `At most ${MOST_DAYS} days`);

/** Below `/api/v1/organizations/:orgId`. */
export function usageRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/usage",
      {
        schema: { summary: "What the agent used, by day and project", querystring: Period, response: { 200: UsageAnswer } },
      },
      async (request) => ({ data: await readUsage(context.db, organizationOf(request).id, request.query) }),
    );
  };
}
