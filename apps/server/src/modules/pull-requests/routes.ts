import { Id, OpenPullRequestBody, PullRequestAnswer } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { publishPullRequest } from "./service.ts";

/** Below `/api/v1/organizations/:orgId`. */
export function pullRequestRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.post(
      "/integrations/git/pull-requests",
      {
        schema: {
          summary: "Open a bug's pull request",
          params: z.object({ orgId: Id }),
          body: OpenPullRequestBody,
          response: { 200: PullRequestAnswer },
        },
      },
      async (request) => {
        const { projectId, issueId, draft } = request.body;
        const scope = { organizationId: organizationOf(request).id, projectId, issueId, draft: draft ?? false };
        return { data: await publishPullRequest(context, scope, initiatorOf(request)) };
      },
    );
  };
}
