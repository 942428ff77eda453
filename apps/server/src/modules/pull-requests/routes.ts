import {
  Id,
  OpenPullRequestBody,
  PullRequestAnswer,
  PullRequestFollowUpAnswer,
  type PullRequestFollowUp,
} from "@fixpoint/contracts";
import { notesOf, roundsOf } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { requireIssue, type IssueScope } from "../issues/service.ts";
import { requireRepository } from "../projects/service.ts";
import { presentFollowUp } from "./presenter.ts";
import { publishPullRequest } from "./service.ts";

async function followUpOf(context: AppContext, scope: IssueScope): Promise<PullRequestFollowUp | null> {
  const { pullRequest } = await requireIssue(context, scope);
  if (!pullRequest) return null;
  const repository = await requireRepository(context, scope.organizationId, scope.projectId);
  const notes = await notesOf(context.db, pullRequest.id);
  return presentFollowUp(pullRequest, repository, notes, await roundsOf(context.db, pullRequest.id));
}

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

    app.get(
      "/projects/:projectId/issues/:issueId/pull-request",
      {
        config: { failure: "Failed to fetch the pull request" },
        schema: {
          summary: "What reviewers, checks and a moved base led to",
          params: z.object({ orgId: Id, projectId: Id, issueId: Id }),
          response: { 200: PullRequestFollowUpAnswer },
        },
      },
      async (request) => {
        const { projectId, issueId } = request.params;
        return { data: await followUpOf(context, { organizationId: organizationOf(request).id, projectId, issueId }) };
      },
    );
  };
}
