import { chatNotifierFor, issueTrackerFor, type Delivery, type Reception, type WebhookSecrets } from "@fixpoint/connectors";
import { findWebhook, integrationsOfInstallation, integrationsOfSources, updateWebhook, type IntegrationRow } from "@fixpoint/db";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { HttpProblem, notFound } from "../../core/problem.ts";
import { NOTHING, PUBLIC } from "../../http/openapi.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { clientFor } from "../integrations/oauth-clients.ts";
import { receiverFor } from "./connection.ts";
import { takeChanges } from "./take-delivery.ts";
import { appUrlOf, callbackUrlOf, HOOKS_PATH, sealSecret, secretOf } from "./watch.ts";

type Changes = Extract<Reception, { kind: "changes" }>;

const MOST_BYTES = 25 * 1024 * 1024;

function deliveryOf(request: FastifyRequest, callbackUrl: string): Delivery {
  const values = Object.entries(request.headers);
  const headers = Object.fromEntries(values.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
  return { method: request.method, headers, body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), callbackUrl };
}

function problemOf({ status, reason }: Extract<Reception, { kind: "refused" }>): HttpProblem {
  const title = status === 401 ? "This delivery is not signed as it should be" : "This delivery cannot be read";
  return new HttpProblem(status, status === 401 ? "wrong_signature" : "invalid_input", title, `${reason}.`);
}

/** A delivery to the address of one webhook; headers of the answer. Throws HttpProblem for what is not genuine. */
async function receive(context: AppContext, id: string, request: FastifyRequest): Promise<Record<string, string>> {
  const place = await findWebhook(context.db, id);
  const receiver = place && receiverFor(place.integration.provider);
  if (!place || !receiver) throw notFound("Webhook");
  const { webhook, integration } = place;
  const secrets = { webhook: secretOf(context, webhook), client: clientFor(context.env, integration)?.secret ?? null };
  const delivery = deliveryOf(request, callbackUrlOf(context, id));
  const reception = await receiver.receive(delivery, secrets, new Date());
  if (reception.kind === "refused") throw problemOf(reception);
  if (reception.kind === "changes") await takeChanges(context, integration, reception, webhook.externalId);
  // Afterwards nobody may replace it: who calls now is whom the vendor was just asked to call.
  else if (reception.secret !== null && webhook.vendorId === null)
    await updateWebhook(context.db, webhook.id, { secret: sealSecret(context, webhook.id, reception.secret) });
  return reception.kind === "handshake" ? reception.headers : {};
}

/** Vendors whose deliveries for all who connected come to one address. */
const APPS = ["sentry", "atlassian", "slack", "github"] as const;
type App = (typeof APPS)[number];

/** Sentry's installation or GitHub's, or Slack's workspace. */
const FromInstallation = z
  .object({ installation: z.object({ uuid: z.string() }).or(z.object({ id: z.int() })) })
  .transform(({ installation }) => ("uuid" in installation ? installation.uuid : String(installation.id)))
  .or(z.object({ team_id: z.string() }).transform(({ team_id }) => team_id));

/**
 * Whom a delivery concerns: who installed the app, as it says, or who is fed from what changed. One too many does no
 * harm: each reads with its own access what its own site has.
 */
async function concerned(context: AppContext, provider: App, body: Buffer, { changes }: Changes): Promise<IntegrationRow[]> {
  const from = FromInstallation.safeParse(JSON.parse(body.toString("utf8")));
  if (from.success) return integrationsOfInstallation(context.db, provider, from.data);
  const sources = changes.flatMap((change) => (change.kind === "issue" && change.sourceId !== null ? [change.sourceId] : []));
  return integrationsOfSources(context.db, provider, sources);
}

/** Of those that sign with a secret of the webhook's own. */
function webhookSecretOf({ env }: AppContext, provider: App): string | null {
  if (provider === "github") return env.githubApp?.webhookSecret ?? null;
  return env.FIXPOINT_SLACK_SIGNING_SECRET ?? null;
}

/** What an app's deliveries are signed with; null where this server has no such app. */
function secretsOf(context: AppContext, provider: App): WebhookSecrets | null {
  if (provider === "github" || provider === "slack") {
    const webhook = webhookSecretOf(context, provider);
    return webhook === null ? null : { webhook, client: null };
  }
  const client = clientFor(context.env, { provider });
  return client && { webhook: null, client: client.secret };
}

/** A delivery to the one address of an app; what is answered, where the vendor wants something. Throws HttpProblem for what is not genuine. */
async function receiveForApp(context: AppContext, provider: App, request: FastifyRequest): Promise<object | null> {
  const secrets = secretsOf(context, provider);
  const receiver = (issueTrackerFor(provider) ?? chatNotifierFor(provider))?.webhooks;
  if (!secrets || !receiver) throw notFound("Webhook");
  const delivery = deliveryOf(request, appUrlOf(context, provider));
  const reception = await receiver.receive(delivery, secrets, new Date());
  if (reception.kind === "refused") throw problemOf(reception);
  if (reception.kind === "handshake") return reception.body ?? null;
  for (const integration of await concerned(context, provider, delivery.body, reception))
    await takeChanges(context, integration, reception, null);
  return null;
}

/** What vendors call; below /api/v1/hooks, without a session. The bytes are read as they came: they are what is signed. */
export function hookRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

    const params = z.object({ hookId: z.string().max(100) });
    app.post(
      `${HOOKS_PATH}/:hookId`,
      {
        schema: {
          summary: "What a tracker calls when something changed there, signed in its own manner",
          ...PUBLIC,
          params,
          response: { 204: NOTHING },
        },
      },
      async (request, reply) =>
        reply
          .headers(await receive(context, request.params.hookId, request))
          .status(204)
          .send(null),
    );
    for (const provider of APPS)
      app.post(
        `${HOOKS_PATH}/apps/${provider}`,
        {
          schema: {
            summary: `What ${nameOf(provider)} calls for the app of this server`,
            ...PUBLIC,
            response: { 200: z.looseObject({}).describe("What the vendor asks for to know the address"), 204: NOTHING },
          },
        },
        async (request, reply) => {
          const answer = await receiveForApp(context, provider, request);
          return answer === null ? reply.status(204).send(null) : reply.status(200).send({ ...answer });
        },
      );
    // Trello asks so whether anybody is there before it sends.
    app.head(`${HOOKS_PATH}/:hookId`, { schema: { hide: true, params } }, async (request, reply) => {
      await receive(context, request.params.hookId, request);
      return reply.status(200).send();
    });
  };
}
