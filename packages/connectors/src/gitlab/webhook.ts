import type { Delivery, Reception, WebhookChange, WebhookReceiver, WebhookSecrets } from "../types/webhook.ts";
import { hmac, isSame, jsonOf, unreadable, unsigned } from "../webhook/signature.ts";
import { AnyEvent, CodeEvent, IssueEvent, NoteEvent } from "./schema.ts";

const OLDEST_MS = 5 * 60_000;
/** GitLab's signing tokens: the rest is the key in base64. */
const KEY_PREFIX = "whsec_";

function keyOf(secret: string): string | Buffer {
  return secret.startsWith(KEY_PREFIX) ? Buffer.from(secret.slice(KEY_PREFIX.length), "base64") : secret;
}

/** Newer versions sign, as standardwebhooks.com has it: several signatures while a key is changed. */
function isSigned({ headers, body }: Delivery, secret: string, now: Date): boolean {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (id === undefined || timestamp === undefined || signatures === undefined) return false;
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!(age <= OLDEST_MS)) return false;
  const expected = `v1,${hmac("sha256", keyOf(secret), "base64", `${id}.${timestamp}.`, body)}`;
  return signatures.split(" ").some((signature) => isSame(signature, expected));
}

/** A signing token never travels: in the header for the plain one it proves nothing. */
function isGenuine(delivery: Delivery, secret: string, now: Date): boolean {
  const isToken = !secret.startsWith(KEY_PREFIX) && isSame(delivery.headers["x-gitlab-token"], secret);
  return isToken || isSigned(delivery, secret, now);
}

/** Those that say nothing without naming what they are about. */
const POINTS = new Set(["issue", "work_item", "note", "merge_request", "pipeline", "push"]);

/** null: it does not name what it is about. */
function changesOf(body: unknown): WebhookChange[] | null {
  const issue = IssueEvent.safeParse(body);
  if (issue.success) return [issueAt(issue.data.project.id, issue.data.object_attributes.iid)];
  const note = NoteEvent.safeParse(body);
  if (note.success) return changesOfNote(note.data);
  const code = CodeEvent.safeParse(body);
  if (code.success) return [repositoryAt(code.data.project.id)];
  const kind = AnyEvent.safeParse(body).data?.object_kind;
  return kind === undefined || POINTS.has(kind) ? null : [];
}

/** One of a snippet concerns nobody here. */
function changesOfNote({ project, issue, merge_request, commit }: NoteEvent): WebhookChange[] {
  if (issue) return [issueAt(project.id, issue.iid)];
  return merge_request || commit ? [repositoryAt(project.id)] : [];
}

function issueAt(projectId: number, iid: number): WebhookChange {
  return { kind: "issue", issueId: String(iid), sourceId: String(projectId) };
}

function repositoryAt(projectId: number): WebhookChange {
  return { kind: "repository", repositoryId: String(projectId) };
}

function receive(delivery: Delivery, { webhook }: WebhookSecrets, now: Date): Reception {
  const { headers, body } = delivery;
  if (webhook === null || !isGenuine(delivery, webhook, now))
    return unsigned("The token or signature is not the webhook's, or it is too old");
  const deliveryId = headers["idempotency-key"] ?? headers["webhook-id"] ?? headers["x-gitlab-event-uuid"];
  if (deliveryId === undefined) return unreadable("The delivery has no id");
  const changes = changesOf(jsonOf(body));
  return changes ? { kind: "changes", deliveryId, changes } : unreadable("The delivery does not name an issue or a project");
}

export const webhooks: WebhookReceiver = { receive };
