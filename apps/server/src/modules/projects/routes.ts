import {
  CodeHostProvider,
  CommitAnswer,
  CreateProjectBody,
  dataOf,
  Id,
  OfferedRepositoriesAnswer,
  Project,
  ProjectsAnswer,
  ProjectSettings,
  ProjectSettingsAnswer,
  Task,
  UpdateBaseCommitBody,
  UpdateProjectBody,
} from "@fixpoint/contracts";
import { readProjectSettings, updateRepositoryCommits, writeProjectSettings } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { NOTHING } from "../../http/openapi.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { notFound } from "../../core/problem.ts";
import { presentTask } from "../tasks/presenter.ts";
import { unwatchUnmapped } from "../trackers/watch.ts";
import { offeredRepositories } from "./offered-repositories.ts";
import {
  createProjectFromBody,
  getProjects,
  removeProject,
  renameProject,
  requestBaseCommit,
  requireProject,
  requireRepository,
} from "./service.ts";

const ProjectParams = z.object({ orgId: Id, projectId: Id });

/** Below `/api/v1/organizations/:orgId`. */
export function projectRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/projects",
      {
        config: { failure: "Failed to fetch projects" },
        schema: {
          summary: "Projects of an organization",
          querystring: z.object({ includeLatestCommit: z.enum(["true", "false"]).optional() }),
          response: { 200: ProjectsAnswer },
        },
      },
      async (request) => ({
        data: await getProjects(context, organizationOf(request).id, request.query.includeLatestCommit === "true"),
      }),
    );

    app.post(
      "/projects",
      { schema: { summary: "Add a project", body: CreateProjectBody, response: { 201: dataOf(Project) } } },
      async (request, reply) =>
        reply.status(201).send({ data: await createProjectFromBody(context, organizationOf(request).id, request.body) }),
    );

    app.put(
      "/projects/:projectId",
      {
        schema: {
          summary: "Rename a project",
          params: ProjectParams,
          body: UpdateProjectBody,
          response: { 200: dataOf(Project) },
        },
      },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        return { data: await renameProject(context, project, request.body) };
      },
    );

    app.delete(
      "/projects/:projectId",
      { schema: { summary: "Delete a project with its bugs", params: ProjectParams, response: { 204: NOTHING } } },
      async (request, reply) => {
        const { id } = organizationOf(request);
        await removeProject(context, await requireProject(context, id, request.params.projectId));
        await unwatchUnmapped(context, id);
        return reply.status(204).send(null);
      },
    );

    app.get(
      "/projects/:projectId/settings",
      {
        config: { failure: "Failed to fetch project settings" },
        schema: { summary: "Settings of a project", params: ProjectParams, response: { 200: ProjectSettingsAnswer } },
      },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        return { data: await readProjectSettings(context.db, project.organizationId, project.id) };
      },
    );

    app.put(
      "/projects/:projectId/settings",
      {
        config: { failure: "Failed to update project settings" },
        schema: {
          summary: "Change settings of a project",
          params: ProjectParams,
          body: ProjectSettings.partial(),
          response: { 200: ProjectSettingsAnswer },
        },
      },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        await writeProjectSettings(context.db, project.organizationId, project.id, request.body);
        return { data: await readProjectSettings(context.db, project.organizationId, project.id) };
      },
    );

    // Moves the stored head (and answers it); `check=false` takes what is stored instead of asking the host.
    app.put(
      "/projects/:projectId/repos/:repoId/latest-commit",
      {
        config: { failure: "Failed to update project to latest commit" },
        schema: {
          summary: "Read the head of the repository again",
          params: ProjectParams.extend({ repoId: Id }),
          querystring: z.object({ check: z.enum(["true", "false"]).optional() }),
          response: { 200: CommitAnswer },
        },
      },
      async (request) => {
        const repository = await requireRepository(
          context,
          organizationOf(request).id,
          request.params.projectId,
          request.params.repoId,
        );
        if (request.query.check === "false" && repository.headCommit) return { data: repository.headCommit };
        const headCommit = await context.codeHost.latestCommit(repository);
        await updateRepositoryCommits(context.db, repository.organizationId, repository.id, { headCommit });
        return { data: headCommit };
      },
    );

    app.post(
      "/projects/:projectId/base-commit",
      {
        config: { failure: "Failed to update base commit" },
        schema: {
          summary: "Move the base commit",
          params: ProjectParams,
          body: UpdateBaseCommitBody,
          response: { 202: dataOf(Task) },
        },
      },
      async (request, reply) => {
        const scope = { organizationId: organizationOf(request).id, projectId: request.params.projectId, sha: request.body.sha };
        return reply.status(202).send({ data: presentTask(await requestBaseCommit(context, scope, initiatorOf(request))) });
      },
    );

    app.get(
      "/integrations/git/repositories",
      {
        config: { failure: "Failed to fetch repositories" },
        schema: {
          summary: "What a connected code host has for new projects",
          querystring: z.object({ provider: CodeHostProvider }),
          response: { 200: OfferedRepositoriesAnswer },
        },
      },
      async (request) => ({
        data: await offeredRepositories(context, organizationOf(request).id, request.query.provider),
      }),
    );

    app.get(
      "/integrations/git/projects/:projectId/commits/latest",
      {
        config: { failure: "Failed to fetch latest commit" },
        schema: { summary: "The newest commit of the repository", params: ProjectParams, response: { 200: CommitAnswer } },
      },
      async (request) => {
        const repository = await requireRepository(context, organizationOf(request).id, request.params.projectId);
        const headCommit = await context.codeHost.latestCommit(repository);
        const stored = await updateRepositoryCommits(context.db, repository.organizationId, repository.id, { headCommit });
        if (!stored) throw notFound("Repository");
        return { data: headCommit };
      },
    );
  };
}
