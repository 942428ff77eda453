import type { Delivery, Reception, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { Envelope } from "./schema.ts";

/** Of another age it may have been recorded by somebody and sent again. */
const MOST_AGE_SECONDS = 5 * 60;

function isGenuine({ headers, body }: Delivery, secret: string, now: Date): boolean {
  const sentAt = headers["x-slack-request-timestamp"] ?? "";
  if (!/^\d{1,12}$/.test(sentAt) || Math.abs(now.getTime() / 1000 - Number(sentAt)) > MOST_AGE_SECONDS) return false;
  return isSame(headers["x-slack-signature"], `v0=${hmac("sha256", secret, "hex", `v0:${sentAt}:`, body)}`);
}

/** `webhook`: the app's signing secret, which is not that of its OAuth client. */
function receive(delivery: Delivery, { webhook }: WebhookSecrets, now: Date): Reception {
  if (webhook === null || !isGenuine(delivery, webhook, now)) return unsigned("The signature is not the app's, or too old");
  const read = Envelope.safeParse(jsonOf(delivery.body));
  if (!read.success) return unreadable("The delivery does not name an event");
  if (read.data.type === "url_verification")
    return { kind: "handshake", headers: {}, secret: null, body: { challenge: read.data.challenge } };
  const { event, event_id: deliveryId } = read.data;
  // People's own tokens are revoked in the same way.
  const isEnd = event.type === "app_uninstalled" || (event.type === "tokens_revoked" && (event.tokens?.bot ?? []).length > 0);
  const changes = isEnd ? [{ kind: "access" as const, reason: "The app was removed at Slack" }] : [];
  return { kind: "changes", deliveryId, changes };
}

export const webhooks: WebhookReceiver = { receive, hasOneAddress: true };
