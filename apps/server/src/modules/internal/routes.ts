import {
  BetaRequestsAnswer,
  CreateOrganizationBody,
  FeatureFlags,
  FeatureFlagsAnswer,
  InternalSlackMappingBody,
  InternalSlackMappingsAnswer,
  OrganizationAnswer,
} from "@fixpoint/contracts";
import {
  listBetaRequests,
  listInternalSlackMappings,
  readPreferences,
  writeAudit,
  writeInternalSlackChannel,
  writePreferences,
} from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppContext } from "../../context.ts";
import { admit } from "../../http/organization-access.ts";
import { staffOf } from "../../http/session.ts";
import { presentBetaRequest } from "../organizations/presenter.ts";
import { createOrganizationWithMember } from "../organizations/service.ts";
import { requireProject } from "../projects/service.ts";

const SLACK = "/api/v1/internal/slack/channel-mappings";
const FLAGS = "/api/v1/internal/feature-flags";
const NO_FLAGS: FeatureFlags = { showGoldenBoyBug: false, enableSSEConsoleLogs: false };

/** For staff; to everybody else there is no such page. */
export function internalRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.addHook("onRequest", async (request) => void staffOf(request));

    app.post(
      "/api/v1/internal/organizations",
      {
        schema: {
          summary: "Make an organization with its first member",
          body: CreateOrganizationBody,
          response: { 201: OrganizationAnswer },
        },
      },
      async (request, reply) => {
        const { user } = staffOf(request);
        const organization = await createOrganizationWithMember(context, request.body);
        await writeAudit(context.db, {
          organizationId: organization.id,
          userId: user.id,
          action: "organization_created",
          detail: { email: user.email, firstMember: request.body.email.toLowerCase() },
        });
        return reply.status(201).send({ data: organization });
      },
    );

    app.get(
      "/api/v1/internal/beta-requests",
      { schema: { summary: "Who asked to take part", response: { 200: BetaRequestsAnswer } } },
      async () => ({ data: (await listBetaRequests(context.db)).map(presentBetaRequest) }),
    );

    app.get(
      SLACK,
      {
        config: { failure: "Failed to fetch internal slack channel mappings" },
        schema: { summary: "The staff's Slack channel of each project", response: { 200: InternalSlackMappingsAnswer } },
      },
      async () => ({ data: await listInternalSlackMappings(context.db) }),
    );

    app.put(
      SLACK,
      {
        schema: {
          summary: "Set or take away a project's channel",
          body: InternalSlackMappingBody,
          response: { 200: InternalSlackMappingsAnswer },
        },
      },
      async (request) => {
        const { organizationId, projectId, channel } = request.body;
        await admit(context, staffOf(request), organizationId);
        await requireProject(context, organizationId, projectId);
        await writeInternalSlackChannel(context.db, { organizationId, projectId, channel });
        return { data: await listInternalSlackMappings(context.db) };
      },
    );

    app.get(FLAGS, { schema: { summary: "Your feature flags", response: { 200: FeatureFlagsAnswer } } }, async (request) => {
      const { featureFlags } = await readPreferences(context.db, staffOf(request).user.id);
      return { data: { ...NO_FLAGS, ...featureFlags } };
    });

    app.put(
      FLAGS,
      { schema: { summary: "Change your feature flags", body: FeatureFlags.partial(), response: { 200: FeatureFlagsAnswer } } },
      async (request) => {
        const { id } = staffOf(request).user;
        const { featureFlags } = await readPreferences(context.db, id);
        const flags = { ...NO_FLAGS, ...featureFlags, ...request.body };
        await writePreferences(context.db, id, { featureFlags: flags });
        return { data: flags };
      },
    );
  };
}
