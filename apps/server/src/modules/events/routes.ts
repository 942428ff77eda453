import { Id, LiveEvent, TaskStatus } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit } from "../../http/organization-access.ts";
import { staffOf, viewerOf } from "../../http/session.ts";
import { serveStream } from "../../live/stream.ts";
import { BASE_COMMIT_UPDATE, requireProject } from "../projects/service.ts";

export function eventRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/api/v1/app/events/:orgId/",
      {
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
          lastEventId: typeof lastEventId === "string" ? lastEventId : undefined,
        }).catch((error: unknown) => {
          request.log.warn({ err: error }, "event stream failed");
          reply.raw.destroy();
        });
      },
    );

    // For staff: shows a base-commit update on every open page without making one.
    app.get(
      "/api/v1/app/events/test/:orgId/:projectId/:status",
      {
        schema: {
          summary: "Show a task event on every open page (staff)",
          params: z.object({ orgId: Id, projectId: Id, status: TaskStatus }),
          response: { 204: NOTHING },
        },
      },
      async (request, reply) => {
        const viewer = staffOf(request);
        const organization = await admit(context, viewer, request.params.orgId);
        const project = await requireProject(context, organization.id, request.params.projectId);
        const now = new Date().toISOString();
        const task = {
          id: "test",
          type: BASE_COMMIT_UPDATE,
          organizationId: organization.id,
          projectId: project.id,
          status: request.params.status,
          createdAt: now,
          updatedAt: now,
          error: null,
        };
        await context.live.publish(organization.id, [{ type: "task_updated", data: task }], initiatorOf(request));
        return reply.status(204).send(null);
      },
    );
  };
}
