import type { z } from "zod";
import type { Delivery, Reception, WebhookChange, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { AlertEvent, CommentEvent, ErrorEvent, InstallationEvent, IssueEvent } from "./schema.ts";

type Changes = Reception | WebhookChange[];

/** A delivery names the project, but not the organization that it is in. */
function issueOf<S extends z.ZodType>(schema: S, body: unknown, idOf: (event: z.output<S>) => string): Changes {
  const read = schema.safeParse(body);
  if (!read.success) return unreadable("The delivery does not name an issue");
  return [{ kind: "issue", issueId: idOf(read.data), sourceId: null }];
}

function changesOf(resource: string | undefined, body: unknown): Changes {
  switch (resource) {
    case "issue":
      return issueOf(IssueEvent, body, ({ data }) => data.issue.id);
    case "comment":
      return issueOf(CommentEvent, body, ({ data }) => data.issue_id);
    case "error":
      return issueOf(ErrorEvent, body, ({ data }) => data.error.issue_id);
    case "event_alert":
      return issueOf(AlertEvent, body, ({ data }) => data.event.issue_id);
    case "installation": {
      const read = InstallationEvent.safeParse(body);
      const isEnd = read.success && read.data.action === "deleted";
      return isEnd ? [{ kind: "access", reason: "The integration was uninstalled at Sentry" }] : [];
    }
    default:
      return [];
  }
}

function receive({ headers, body }: Delivery, { client }: WebhookSecrets): Reception {
  if (client === null || !isSame(headers["sentry-hook-signature"], hmac("sha256", client, "hex", body)))
    return unsigned("The signature is not the integration's");
  const deliveryId = headers["request-id"];
  if (deliveryId === undefined) return unreadable("The delivery has no id");
  const changes = changesOf(headers["sentry-hook-resource"], jsonOf(body));
  return Array.isArray(changes) ? { kind: "changes", deliveryId, changes } : changes;
}

export const webhooks: WebhookReceiver = { receive };
