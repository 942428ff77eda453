import type { Delivery, Reception, WebhookChange, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { Delivered } from "./schema.ts";

function receive({ method, headers, body, callbackUrl }: Delivery, { client }: WebhookSecrets): Reception {
  // Trello asks once whether somebody is there, before it makes the webhook.
  if (method === "HEAD") return { kind: "handshake", headers: {}, secret: null };
  if (client === null || !isSame(headers["x-trello-webhook"], hmac("sha1", client, "base64", body, callbackUrl)))
    return unsigned("The signature is not the app's");
  const read = Delivered.safeParse(jsonOf(body));
  if (!read.success) return unreadable("The delivery holds no action");
  const { action, model } = read.data;
  const { card, board } = action.data;
  const changes: WebhookChange[] = card ? [{ kind: "issue", issueId: card.id, sourceId: board?.id ?? model?.id ?? null }] : [];
  return { kind: "changes", deliveryId: action.id, changes };
}

export const webhooks: WebhookReceiver = { receive, needsClient: true };
