import { PublicSettingsAnswer } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { fileAnswer, PUBLIC } from "../../http/openapi.ts";
import { referencePage, type ApiDocument } from "../../http/reference-page.ts";
import { VERSION } from "../../version.ts";
import type { SignInProviderId } from "../../env-sign-in.ts";
import { signInProviders } from "../auth/configured-providers.ts";
import { checkMetricsReader } from "./metrics-reader.ts";
import { reasonNotReady } from "./readiness.ts";

/** What is answered without a session. */
export function publicRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    const offered = [...signInProviders(context).keys()] as SignInProviderId[];

    app.get(
      "/api/v1/public-settings",
      {
        schema: {
          summary: "What a browser needs before anybody is signed in",
          ...PUBLIC,
          response: { 200: PublicSettingsAnswer },
        },
      },
      async () => ({
        data: {
          productName: context.env.FIXPOINT_PRODUCT_NAME,
          betaFormUrl: context.env.FIXPOINT_BETA_FORM_URL ?? null,
          subscriptionEmail: context.env.FIXPOINT_SUBSCRIPTION_EMAIL,
          termsUrl: context.env.FIXPOINT_TERMS_URL,
          privacyUrl: context.env.FIXPOINT_PRIVACY_URL,
          version: VERSION,
          signInProviders: offered,
          notices: context.notices.list(),
        },
      }),
    );

    app.get(
      "/healthz",
      { schema: { summary: "Whether the process answers", ...PUBLIC, response: { 200: z.object({ status: z.literal("ok") }) } } },
      async () => ({
        status: "ok" as const,
      }),
    );

    app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
      const reason = await reasonNotReady(context, request.log);
      if (reason === null) return { status: "ready" };
      return reply.status(503).send({ title: "Not ready", message: reason.message, code: reason.code, requestId: request.id });
    });

    app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
      checkMetricsReader(context.env.FIXPOINT_METRICS_TOKEN, request);
      return reply.type(context.metrics.contentType).send(await context.metrics.text());
    });

    app.get(
      "/api/v1/openapi.json",
      { schema: { summary: "This description", ...PUBLIC, response: { 200: z.looseObject({ openapi: z.string() }) } } },
      async () => app.swagger() as unknown as { openapi: string },
    );

    app.get(
      "/api/v1/reference",
      { schema: { summary: "This description as a page", ...PUBLIC, response: { 200: fileAnswer("text/html", "The page") } } },
      async (_request, reply) =>
        reply.type("text/html; charset=utf-8").send(referencePage(app.swagger() as unknown as ApiDocument)),
    );
  };
}
