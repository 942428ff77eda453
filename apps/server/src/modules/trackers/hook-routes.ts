import { issueTrackerFor, type Reception } from "@fixpoint/connectors";
import {
  findWebhook,
  mappingsOfSource,
  takeDelivery,
  updateWebhook,
  type ChangedIssue,
  type IntegrationRow,
  type TrackerWebhookRow,
} from "@fixpoint/db";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { HttpProblem, notFound } from "../../core/problem.ts";
import { NOTHING, PUBLIC } from "../../http/openapi.ts";
import { READ_TRACKER_CHANGES } from "../../jobs/kinds.ts";
import { clientFor } from "../integrations/oauth-clients.ts";
import { noteRevoked } from "./health.ts";
import { callbackUrlOf, HOOKS_PATH, sealSecret, secretOf } from "./watch.ts";

const MOST_BYTES = 25 * 1024 * 1024;
/** No vendor's delivery ids are longer. */
const MOST_ID = 300;

type Changes = Extract<Reception, { kind: "changes" }>["changes"];

/** Where a delivery does not name its source, the webhook does. */
function changedIssues(changes: Changes, webhook: TrackerWebhookRow): ChangedIssue[] {
  const issues = new Map<string, ChangedIssue>();
  for (const change of changes) {
    if (change.kind !== "issue") continue;
    const externalSourceId = change.sourceId ?? webhook.externalId;
    issues.set(`${externalSourceId} ${change.issueId}`, { externalSourceId, externalId: change.issueId });
  }
  return [...issues.values()];
}

async function onlyMapped(context: AppContext, integration: IntegrationRow, issues: ChangedIssue[]): Promise<ChangedIssue[]> {
  const mapped = new Set((await mappingsOfSource(context.db, integration.id, null)).map(({ externalId }) => externalId));
  return issues.filter(({ externalSourceId }) => mapped.has(externalSourceId));
}

/** Keeps what changed and lets a worker read it: the vendor is answered at once. */
async function take(
  context: AppContext,
  place: { webhook: TrackerWebhookRow; integration: IntegrationRow },
  { deliveryId, changes }: Extract<Reception, { kind: "changes" }>,
): Promise<void> {
  const { integration, webhook } = place;
  const issues = await onlyMapped(context, integration, changedIssues(changes, webhook));
  if (!(await takeDelivery(context.db, integration, deliveryId.slice(0, MOST_ID), issues))) return;
  const ended = changes.find((change) => change.kind === "access");
  if (ended) await noteRevoked(context, integration, `${ended.reason}. Reconnect it.`);
  if (issues.length > 0)
    await context.queue.send(READ_TRACKER_CHANGES, { integrationId: integration.id }, { key: integration.id });
}

async function receive(
  context: AppContext,
  id: string,
  request: FastifyRequest,
): Promise<{ reception: Reception; place: Awaited<ReturnType<typeof findWebhook>> & object }> {
  const place = await findWebhook(context.db, id);
  const tracker = place && issueTrackerFor(place.integration.provider);
  if (!place || !tracker) throw notFound("Webhook");
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const delivery = { method: request.method, headers, body, callbackUrl: callbackUrlOf(context, id) };
  const secrets = {
    webhook: secretOf(context, place.webhook),
    client: clientFor(context.env, place.integration)?.secret ?? null,
  };
  return { reception: await tracker.webhooks.receive(delivery, secrets, new Date()), place };
}

function problemOf({ status, reason }: Extract<Reception, { kind: "refused" }>): HttpProblem {
  const title = status === 401 ? "This delivery is not signed as it should be" : "This delivery cannot be read";
  return new HttpProblem(status, status === 401 ? "wrong_signature" : "invalid_input", title, `${reason}.`);
}

/** What vendors call; below /api/v1/hooks, without a session. The bytes are read as they came: they are what is signed. */
export function hookRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

    /** Headers of the answer. Throws HttpProblem for what is not genuine. */
    async function handle(id: string, request: FastifyRequest): Promise<Record<string, string>> {
      const { reception, place } = await receive(context, id, request);
      if (reception.kind === "refused") throw problemOf(reception);
      if (reception.kind === "changes") await take(context, place, reception);
      // Afterwards nobody may replace it: who calls now is whom the vendor was just asked to call.
      else if (reception.secret !== null && place.webhook.vendorId === null)
        await updateWebhook(context.db, place.webhook.id, { secret: sealSecret(context, place.webhook.id, reception.secret) });
      return reception.kind === "handshake" ? reception.headers : {};
    }

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
          .headers(await handle(request.params.hookId, request))
          .status(204)
          .send(null),
    );
    // Trello asks so whether anybody is there before it sends.
    app.head(`${HOOKS_PATH}/:hookId`, { schema: { hide: true, params } }, async (request, reply) => {
      await handle(request.params.hookId, request);
      return reply.status(200).send();
    });
  };
}
