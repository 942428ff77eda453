import { PublicSettingsAnswer } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { VERSION } from "../../version.ts";
import { createMetrics } from "./metrics.ts";
import { reasonNotReady } from "./readiness.ts";

/** What is answered without a session. */
export function publicRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    const metrics = createMetrics(context);

    app.get("/api/v1/public-settings", { schema: { response: { 200: PublicSettingsAnswer } } }, async () => ({
      data: {
        productName: context.env.FIXPOINT_PRODUCT_NAME,
        betaFormUrl: context.env.FIXPOINT_BETA_FORM_URL ?? null,
        subscriptionEmail: context.env.FIXPOINT_SUBSCRIPTION_EMAIL,
        termsUrl: context.env.FIXPOINT_TERMS_URL,
        privacyUrl: context.env.FIXPOINT_PRIVACY_URL,
        version: VERSION,
        notices: context.notices.list(),
      },
    }));

    app.get("/healthz", { schema: { response: { 200: z.object({ status: z.literal("ok") }) } } }, async () => ({
      status: "ok" as const,
    }));

    app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
      const reason = await reasonNotReady(context, request.log);
      if (reason === null) return { status: "ready" };
      return reply.status(503).send({ title: "Not ready", message: reason.message, code: reason.code, requestId: request.id });
    });

    app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );

    app.get("/api/v1/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  };
}
