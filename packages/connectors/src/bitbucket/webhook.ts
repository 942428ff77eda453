import type { Delivery, Reception, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { InRepository } from "./schema.ts";

/** Of code, of pull requests and of what is said of them; a pull request's new commits come as a push. */
export const EVENTS = [
  "repo:push",
  "repo:commit_comment_created",
  "repo:commit_status_created",
  "repo:commit_status_updated",
  "pullrequest:created",
  "pullrequest:updated",
  "pullrequest:approved",
  "pullrequest:unapproved",
  "pullrequest:changes_request_created",
  "pullrequest:changes_request_removed",
  "pullrequest:fulfilled",
  "pullrequest:rejected",
  "pullrequest:comment_created",
  "pullrequest:comment_updated",
  "pullrequest:comment_deleted",
  "pullrequest:comment_resolved",
  "pullrequest:comment_reopened",
] as const;
const OF_CODE = new Set<string>(EVENTS);

function receive({ headers, body }: Delivery, { webhook }: WebhookSecrets): Reception {
  if (webhook === null || !isSame(headers["x-hub-signature"], `sha256=${hmac("sha256", webhook, "hex", body)}`))
    return unsigned("The signature is not the webhook's");
  const deliveryId = headers["x-request-uuid"];
  if (deliveryId === undefined) return unreadable("The delivery has no id");
  if (!OF_CODE.has(headers["x-event-key"] ?? "")) return { kind: "changes", deliveryId, changes: [] };
  const read = InRepository.safeParse(jsonOf(body));
  if (!read.success) return unreadable("The delivery does not name a repository");
  return { kind: "changes", deliveryId, changes: [{ kind: "repository", repositoryId: read.data.repository.uuid }] };
}

export const webhooks: WebhookReceiver = { receive };
