import { jwtVerify } from "jose";
import type { Delivery, Reception, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { AnyEvent, IssueEvent } from "./schema.ts";

const ON_ISSUES = /^(jira:issue|comment)_(created|updated|deleted)$/;
const CLOCK_TOLERANCE = "1 minute";

/** An app's webhooks carry a token of its client, which does not cover the body; others are signed byte by byte. */
async function hasTokenOf(client: string, authorization: string | undefined, now: Date): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined || client === "") return false;
  const options = { algorithms: ["HS256"], currentDate: now, clockTolerance: CLOCK_TOLERANCE };
  return jwtVerify(token, new TextEncoder().encode(client), options).then(
    () => true,
    () => false,
  );
}

async function isGenuine({ headers, body }: Delivery, { webhook, client }: WebhookSecrets, now: Date): Promise<boolean> {
  if (client !== null && (await hasTokenOf(client, headers["authorization"], now))) return true;
  return webhook !== null && isSame(headers["x-hub-signature"], `sha256=${hmac("sha256", webhook, "hex", body)}`);
}

async function receive(delivery: Delivery, secrets: WebhookSecrets, now: Date): Promise<Reception> {
  if (!(await isGenuine(delivery, secrets, now))) return unsigned("The signature is neither the app's nor the webhook's");
  const deliveryId = delivery.headers["x-atlassian-webhook-identifier"];
  if (deliveryId === undefined) return unreadable("The delivery has no id");
  const body = jsonOf(delivery.body);
  const event = AnyEvent.safeParse(body);
  if (!event.success) return unreadable("The delivery does not name an event");
  if (!ON_ISSUES.test(event.data.webhookEvent)) return { kind: "changes", deliveryId, changes: [] };
  const read = IssueEvent.safeParse(body);
  if (!read.success) return unreadable("The delivery does not name an issue");
  const { id, fields } = read.data.issue;
  return { kind: "changes", deliveryId, changes: [{ kind: "issue", issueId: id, sourceId: fields?.project?.id ?? null }] };
}

/** What the administrator of a site makes by hand has an address of its own and a secret. */
export const webhooks: WebhookReceiver = { receive, hasOneAddress: true, needsClient: true };
