import type { Delivery, Reception, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { Event } from "./schema.ts";

/** The secret is the one that ClickUp chose when the webhook was made. */
function receive({ headers, body }: Delivery, { webhook }: WebhookSecrets): Reception {
  if (webhook === null || !isSame(headers["x-signature"], hmac("sha256", webhook, "hex", body)))
    return unsigned("The signature is not the webhook's");
  const read = Event.safeParse(jsonOf(body));
  if (!read.success) return unreadable("The delivery does not name an event");
  const { event, webhook_id: webhookId, task_id: taskId, history_items: history } = read.data;
  // A deletion has no history, and happens once.
  const what = history.length > 0 ? history.map(({ id }) => id).join(",") : (taskId ?? "");
  const changes = taskId === undefined ? [] : [{ kind: "issue" as const, issueId: taskId, sourceId: null }];
  return { kind: "changes", deliveryId: `${webhookId}:${event}:${what}`, changes };
}

export const webhooks: WebhookReceiver = { receive };
