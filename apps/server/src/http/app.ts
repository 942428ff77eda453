import { randomUUID } from "node:crypto";
import fastifyCompress from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastifyFormbody from "@fastify/formbody";
import fastifyHelmet from "@fastify/helmet";
import { MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { AppContext } from "../context.ts";
import { apiTokenRoutes } from "../modules/api-tokens/routes.ts";
import { localProviderRoutes } from "../modules/auth/local-provider/routes.ts";
import { CALLBACK_PATH, signInRoutes, userInfoRoutes } from "../modules/auth/routes.ts";
import { eventRoutes } from "../modules/events/routes.ts";
import { integrationRoutes } from "../modules/integrations/routes.ts";
import { integrationSetupRoutes } from "../modules/integrations/setup-routes.ts";
import { issueRoutes } from "../modules/issues/routes.ts";
import { internalRoutes } from "../modules/internal/routes.ts";
import { modelRoutes } from "../modules/models/routes.ts";
import { betaRoutes } from "../modules/organizations/beta-routes.ts";
import { auditRoutes, organizationRoutes } from "../modules/organizations/routes.ts";
import { preferenceRoutes } from "../modules/preferences/routes.ts";
import { usageRoutes } from "../modules/usage/routes.ts";
import { projectRoutes } from "../modules/projects/routes.ts";
import { publicRoutes } from "../modules/public/routes.ts";
import { pullRequestRoutes } from "../modules/pull-requests/routes.ts";
import { revalidationRoutes } from "../modules/revalidation/routes.ts";
import { hookRoutes } from "../modules/trackers/hook-routes.ts";
import { taskRoutes } from "../modules/tasks/routes.ts";
import { userRoutes } from "../modules/users/routes.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { answerError, installErrorHandler } from "./error-handler.ts";
import { installOpenApi } from "./openapi.ts";
import { admit } from "./organization-access.ts";
import { measureRequests } from "../telemetry/measure-requests.ts";
import { traceRequests } from "../telemetry/trace-requests.ts";
import { checkHost, checkOrigin } from "./origin.ts";
import { refuseConnection, refuseExpectations } from "./refused-requests.ts";
import { readViewer, viewerOf } from "./session.ts";
import { serveWebApp } from "./web-app.ts";
import { readWebApp } from "./web-files.ts";

const ORGANIZATION_ROUTES = [
  userRoutes,
  auditRoutes,
  projectRoutes,
  taskRoutes,
  issueRoutes,
  pullRequestRoutes,
  integrationRoutes,
  modelRoutes,
  revalidationRoutes,
  usageRoutes,
];

/** The text of a bug, and the little that JSON puts around it. */
const BODY_LIMIT = MAX_ISSUE_BYTES + 64 * 1024;

async function installSafety(app: FastifyInstance, context: AppContext, scriptHashes: string[]): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(scriptHashes, context.env.FIXPOINT_BETA_FORM_URL),
    },
    strictTransportSecurity: context.env.FIXPOINT_PUBLIC_URL?.startsWith("https:") ?? false,
    crossOriginEmbedderPolicy: false,
    // A provider's page in a popup stays known to the page that opened it, which waits for it to close.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "same-origin" },
  });
  await app.register(fastifyCookie);
  app.addHook("onRequest", async (request) => {
    checkHost(context, request);
    checkOrigin(context, request);
  });
}

/** Everything below needs a session; what names an organization needs a place in it. */
async function installApi(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (signedIn) => {
    signedIn.addHook("onRequest", async (request, reply) => {
      request.viewer = await readViewer(context, request);
      viewerOf(request);
      reply.header("cache-control", "no-store");
    });
    await signedIn.register(userInfoRoutes(context));
    await signedIn.register(apiTokenRoutes(context));
    await signedIn.register(organizationRoutes(context));
    await signedIn.register(integrationSetupRoutes(context));
    await signedIn.register(eventRoutes(context));
    await signedIn.register(preferenceRoutes(context));
    await signedIn.register(internalRoutes(context));
    await signedIn.register(
      async (scoped) => {
        scoped.addHook<{ Params: { orgId: string } }>("onRequest", async (request) => {
          request.organization = await admit(context, viewerOf(request), request.params.orgId);
        });
        for (const routes of ORGANIZATION_ROUTES) await scoped.register(routes(context));
      },
      { prefix: "/api/v1/organizations/:orgId" },
    );
  });
}

/** The whole HTTP side, not yet listening. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: "idle",
    frameworkErrors: answerError,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 1000, ignoreDuplicateSlashes: false },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  // Presenters list each field; checking a list of thousands of rows again would cost more than reading them.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.decorateRequest("viewer", null);
  app.decorateRequest("organization", null);
  measureRequests(app, context.metrics);
  if (context.env.tracing !== null) traceRequests(app);
  installErrorHandler(app);
  refuseExpectations(app);
  const web = readWebApp();
  await installSafety(app, context, web?.scriptHashes ?? []);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ["zstd", "br", "gzip"] });
  await app.register(fastifyFormbody);
  await installOpenApi(app, context.env.FIXPOINT_PRODUCT_NAME);
  await app.register(publicRoutes(context));
  await app.register(signInRoutes(context));
  await app.register(betaRoutes(context));
  await app.register(hookRoutes(context));
  if (context.usesLocalSignIn) await app.register(localProviderRoutes(context, CALLBACK_PATH));
  await installApi(app, context);
  await serveWebApp(app, web);
  return app;
}
