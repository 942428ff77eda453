import { createHash } from "node:crypto";
import type { Delivery, Reception, WebhookChange, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { Events } from "./schema.ts";

/** Of the events' own content. Two webhooks may tell of one event: their addresses keep them apart. */
function idOf({ events }: Events, callbackUrl: string): string {
  return createHash("sha256")
    .update(JSON.stringify([callbackUrl, events]))
    .digest("hex");
}

/** Tasks that were touched, each once. An event of a comment or a file names the task as its parent. */
function changesOf({ events }: Events): WebhookChange[] {
  const tasks = events.map(({ resource, parent }) => (resource.resource_type === "task" ? resource : parent));
  const touched = tasks.filter((task) => task?.resource_type === "task").map((task) => task?.gid);
  const ids = new Set(touched.filter((gid) => gid !== undefined));
  // A webhook is of one project, which its events name only where a task comes or goes.
  return [...ids].map((issueId) => ({ kind: "issue", issueId, sourceId: null }));
}

function receive({ headers, body, callbackUrl }: Delivery, { webhook }: WebhookSecrets): Reception {
  const told = headers["x-hook-secret"];
  if (told) return { kind: "handshake", headers: { "x-hook-secret": told }, secret: told };
  if (webhook === null || !isSame(headers["x-hook-signature"], hmac("sha256", webhook, "hex", body)))
    return unsigned("The signature is not the webhook's");
  const read = Events.safeParse(jsonOf(body));
  if (!read.success) return unreadable("The delivery does not list events");
  return { kind: "changes", deliveryId: idOf(read.data, callbackUrl), changes: changesOf(read.data) };
}

export const webhooks: WebhookReceiver = { receive };
