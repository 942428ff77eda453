import { Id, LiveEvent, TaskStatus } from "@fixpoint/contracts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { HttpProblem } from "../../core/problem.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit } from "../../http/organization-access.ts";
import { readViewer, staffOf, viewerOf } from "../../http/session.ts";
import { serveStream } from "../../live/stream.ts";
import { BASE_COMMIT_UPDATE, requireProject } from "../projects/service.ts";

/** Whether the session has not ended and its person was not removed meanwhile. */
async function mayStillRead(context: AppContext, request: FastifyRequest, organizationId: string): Promise<boolean> {
  const viewer = await readViewer(context, request);
  if (!viewer) return false;
  try {
    await admit(context, viewer, organizationId);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}

const TestParams = z.object({ orgId: Id, projectId: Id, status: TaskStatus });

export function eventRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/api/v1/app/events/:orgId/",
      {
        config: { isStream: true },
        schema: {
          summary: "Live events of an organization",
          params: z.object({ orgId: Id }),
          description: "Server-sent events, one LiveEvent a data line",
          response: { 200: { description: "The stream", content: { "text/event-stream": { schema: LiveEvent } } } },
        },
      },
      async (request, reply) => {
        const organization = await admit(context, viewerOf(request), request.params.orgId);
        const lastEventId = request.headers["last-event-id"];
        reply.hijack();
        const headers = {
          ...reply.getHeaders(),
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store",
          connection: "keep-alive",
          "x-accel-buffering": "no",
        };
        reply.raw.writeHead(200, headers as Record<string, string>);
        reply.raw.write("retry: 2000\n\n");
        await serveStream({
          response: reply.raw,
          hub: context.live,
          db: context.db,
          organizationId: organization.id,
          mayGoOn: () => mayStillRead(context, request, organization.id),
          onSlow: context.metrics.slowReader,
          lastEventId: typeof lastEventId === "string" ? lastEventId : undefined,
        }).catch((error: unknown) => {
          request.log.warn({ err: error }, "event stream failed");
          reply.raw.destroy();
        });
      },
    );

    // For staff: shows a base-commit update on every open page without making one.
    async function showTask(request: FastifyRequest, params: z.infer<typeof TestParams>): Promise<void> {
      const organization = await admit(context, staffOf(request), params.orgId);
      const project = await requireProject(context, organization.id, params.projectId);
      const now = new Date().toISOString();
      const task = {
        id: "test",
        type: BASE_COMMIT_UPDATE,
        organizationId: organization.id,
        projectId: project.id,
        status: params.status,
        createdAt: now,
        updatedAt: now,
        error: null,
      };
      await context.live.publish(organization.id, [{ type: "task_updated", data: task }], initiatorOf(request));
    }

    app.get(
      "/api/v1/app/events/test/:orgId/:projectId/:status",
      {
        schema: {
          summary: "Show a task event on every open page (staff)",
          params: TestParams,
          response: { 204: NOTHING },
        },
      },
      async (request, reply) => {
        await showTask(request, request.params);
        return reply.status(204).send(null);
      },
    );

    app.get(
      "/api/v1/app/events/test/:orgId/:projectId",
      {
        schema: {
          summary: "The same for a task that is done (staff)",
          params: TestParams.omit({ status: true }),
          response: { 204: NOTHING },
        },
      },
      async (request, reply) => {
        await showTask(request, { ...request.params, status: "done" });
        return reply.status(204).send(null);
      },
    );
  };
}
