import type { Delivery, Reception, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { InRepository, InstallationEvent, IssueEvent } from "./schema.ts";

const OF_CODE = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "check_run",
  "check_suite",
  "status",
  "push",
]);
/** Of the app's installation: nothing is reached by it from then on. */
const ENDS_ACCESS = new Set(["deleted", "suspend"]);

function changesOf(event: string | undefined, body: unknown): Reception | WebhookChanges {
  if (event === "issues" || event === "issue_comment") {
    const read = IssueEvent.safeParse(body);
    if (!read.success) return unreadable("The delivery does not name an issue");
    const { issue, repository } = read.data;
    // A comment on a pull request comes as one on an issue.
    if (issue.pull_request != null) return [{ kind: "repository", repositoryId: repository.full_name }];
    return [{ kind: "issue", issueId: String(issue.number), sourceId: repository.full_name }];
  }
  if (event !== undefined && OF_CODE.has(event)) {
    const read = InRepository.safeParse(body);
    if (!read.success) return unreadable("The delivery does not name a repository");
    return [{ kind: "repository", repositoryId: read.data.repository.full_name }];
  }
  if (event === "installation") {
    const read = InstallationEvent.safeParse(body);
    if (read.success && ENDS_ACCESS.has(read.data.action))
      return [{ kind: "access", reason: "The app was uninstalled or suspended at GitHub" }];
  }
  return [];
}

type WebhookChanges = Extract<Reception, { kind: "changes" }>["changes"];

function receive({ headers, body }: Delivery, { webhook }: WebhookSecrets): Reception {
  const deliveryId = headers["x-github-delivery"];
  if (webhook === null || !isSame(headers["x-hub-signature-256"], `sha256=${hmac("sha256", webhook, "hex", body)}`))
    return unsigned("The signature is not the webhook's");
  if (deliveryId === undefined) return unreadable("The delivery has no id");
  const changes = changesOf(headers["x-github-event"], jsonOf(body));
  return Array.isArray(changes) ? { kind: "changes", deliveryId, changes } : changes;
}

export const webhooks: WebhookReceiver = { receive };
