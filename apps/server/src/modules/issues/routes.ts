import {
  CreateIssueBody,
  Id,
  IssueAnswer,
  IssueDetailsAnswer,
  IssueEventsAnswer,
  IssuesAnswer,
  RecomputeBody,
} from "@fixpoint/contracts";
import { askForSync, deleteIssue, listIssueEvents, lookNowAt } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { fileAnswer, NOTHING } from "../../http/openapi.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { viewerOf } from "../../http/session.ts";
import { requireProject } from "../projects/service.ts";
import { openArtifact, openEvidence, removeEvidence } from "./artifacts.ts";
import { issueListBody } from "./list.ts";
import { presentIssue } from "./presenter.ts";
import { addIssueFromBody, getDetails, recompute, requireIssue, setArchived, type IssueScope } from "./service.ts";

const ProjectParams = z.object({ orgId: Id, projectId: Id });
const IssueParams = ProjectParams.extend({ issueId: Id });
const Nothing = { 204: NOTHING };

function scopeOf(params: z.infer<typeof IssueParams>): IssueScope {
  return { organizationId: params.orgId, projectId: params.projectId, issueId: params.issueId };
}

/** Below `/api/v1/organizations/:orgId`. */
export function issueRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    const list = "/projects/:projectId/issues";
    const one = `${list}/:issueId`;

    app.get(
      list,
      {
        config: { failure: "Failed to fetch bugs" },
        schema: {
          summary: "Bugs of a project",
          params: ProjectParams,
          querystring: z.object({ q: z.string().max(200).optional() }),
          response: { 200: IssuesAnswer },
        },
      },
      async (request, reply) => {
        const body = await issueListBody(context, {
          organizationId: organizationOf(request).id,
          projectId: request.params.projectId,
          query: request.query.q?.replaceAll("\u0000", "").trim(),
        });
        return reply.type("application/json; charset=utf-8").send(body as never);
      },
    );

    app.post(
      list,
      {
        config: { failure: "Failed to create bug" },
        schema: { summary: "Create a bug", params: ProjectParams, body: CreateIssueBody, response: { 201: IssueAnswer } },
      },
      async (request, reply) => {
        const scope = {
          organizationId: organizationOf(request).id,
          projectId: request.params.projectId,
          userId: viewerOf(request).user.id,
        };
        const issue = await addIssueFromBody(context, scope, request.body, initiatorOf(request));
        return reply.status(201).send({ data: presentIssue(issue, null) });
      },
    );

    // A worker reads the trackers; what it finds reaches the browsers as events.
    app.post(
      `${list}/sync`,
      {
        config: { failure: "Failed to sync bugs" },
        schema: { summary: "Read the trackers and hosts again", params: ProjectParams, response: Nothing },
      },
      async (request, reply) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        await askForSync(context.db, project.organizationId, project.id);
        await lookNowAt(context.db, { organizationId: project.organizationId, projectId: project.id });
        return reply.status(204).send(null);
      },
    );

    app.delete(
      one,
      {
        config: { failure: "Failed to delete bug" },
        schema: { summary: "Delete a bug", params: IssueParams, response: Nothing },
      },
      async (request, reply) => {
        const scope = scopeOf(request.params);
        await requireIssue(context, scope);
        const removeFiles = await removeEvidence(context, scope.organizationId, scope.issueId);
        await deleteIssue(context.db, scope.organizationId, scope.issueId);
        await removeFiles();
        return reply.status(204).send(null);
      },
    );

    app.get(
      `${one}/details`,
      {
        config: { failure: "Failed to fetch bug details" },
        schema: { summary: "The whole of one bug", params: IssueParams, response: { 200: IssueDetailsAnswer } },
      },
      async (request) => ({
        data: await getDetails(context, scopeOf(request.params)),
      }),
    );

    app.post(
      `${one}/archive`,
      {
        config: { failure: "Failed to archive bug" },
        schema: { summary: "Archive a bug", params: IssueParams, response: Nothing },
      },
      async (request, reply) => {
        await setArchived(context, scopeOf(request.params), true, initiatorOf(request));
        return reply.status(204).send(null);
      },
    );

    app.post(
      `${one}/unarchive`,
      {
        config: { failure: "Failed to unarchive bug" },
        schema: { summary: "Unarchive a bug", params: IssueParams, response: Nothing },
      },
      async (request, reply) => {
        await setArchived(context, scopeOf(request.params), false, initiatorOf(request));
        return reply.status(204).send(null);
      },
    );

    app.post(
      `${one}/recompute`,
      {
        schema: {
          summary: "Work on a bug again",
          params: IssueParams,
          body: RecomputeBody,
          response: { 202: IssueDetailsAnswer },
        },
      },
      async (request, reply) => {
        await recompute(context, scopeOf(request.params), initiatorOf(request));
        return reply.status(202).send({ data: await getDetails(context, scopeOf(request.params)) });
      },
    );

    app.get(
      `${one}/events`,
      { schema: { summary: "The timeline of a bug", params: IssueParams, response: { 200: IssueEventsAnswer } } },
      async (request) => {
        const { issue } = await requireIssue(context, scopeOf(request.params));
        return { data: issue.currentRunId ? await listIssueEvents(context.db, issue.organizationId, issue.currentRunId) : [] };
      },
    );

    app.get(
      `${one}/evidence`,
      {
        schema: {
          summary: "The evidence bundle of a bug",
          params: IssueParams,
          response: { 200: fileAnswer("application/gzip", "The evidence bundle as .tar.gz") },
        },
      },
      async (request, reply) => {
        const { issue } = await requireIssue(context, scopeOf(request.params));
        const stream = await openEvidence(context, scopeOf(request.params));
        return reply
          .type("application/gzip")
          .header("content-disposition", `attachment; filename="${issue.key}-evidence.tar.gz"`)
          .send(stream);
      },
    );

    // Always a download of plain bytes: what project code printed must not run as a page of ours.
    app.get(
      `${one}/artifacts/*`,
      {
        schema: {
          summary: "One file of the evidence",
          params: IssueParams.extend({ "*": z.string().max(1000) }),
          response: { 200: fileAnswer("text/plain", "One file of the bundle") },
        },
      },
      async (request, reply) => {
        const stream = await openArtifact(context, scopeOf(request.params), request.params["*"]);
        return reply.type("text/plain; charset=utf-8").header("content-disposition", "attachment").send(stream);
      },
    );
  };
}
