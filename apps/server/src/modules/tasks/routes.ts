import { TasksAnswer } from "@fixpoint/contracts";
import { listTasks } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppContext } from "../../context.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { presentTask } from "./presenter.ts";

/** Below `/api/v1/organizations/:orgId`. */
export function taskRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/tasks",
      { schema: { summary: "Tasks of an organization, newest first", response: { 200: TasksAnswer } } },
      async (request) => {
        const rows = await listTasks(context.db, organizationOf(request).id);
        return { data: rows.map(presentTask) };
      },
    );
  };
}
