import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import type { RegisteredWebhook } from "../types/issue-tracker.ts";
import { NAME, type ClickupApi } from "./client.ts";
import { placeOf } from "./map.ts";
import { NewWebhook, Webhooks, type Webhook } from "./schema.ts";

const EVENTS = [
  "taskCreated",
  "taskUpdated",
  "taskDeleted",
  "taskMoved",
  "taskStatusUpdated",
  "taskTagUpdated",
  "taskCommentPosted",
  "taskCommentUpdated",
];

function registered({ id, secret }: Webhook): RegisteredWebhook {
  return { id, secret: secret ?? null, expiresAt: null };
}

export async function watch(api: ClickupApi, sourceId: string, callbackUrl: string): Promise<RegisteredWebhook> {
  const { teamId, listId } = placeOf(sourceId);
  const body = { endpoint: callbackUrl, events: EVENTS, list_id: listId };
  const { data } = await api.POST("/v2/team/{team_id}/webhook", { params: { path: { team_id: teamId } }, body });
  return registered(readAnswer(NAME, NewWebhook, data).webhook);
}

/** ClickUp suspends one whose deliveries fail for long. Asked to change one, it takes a single word for all events. */
export async function renew(api: ClickupApi, sourceId: string, webhookId: string): Promise<RegisteredWebhook | null> {
  const { data } = await api.GET("/v2/team/{team_id}/webhook", { params: { path: { team_id: placeOf(sourceId).teamId } } });
  const webhook = readAnswer(NAME, Webhooks, data).webhooks.find(({ id }) => id === webhookId);
  if (webhook === undefined) return null;
  if (webhook.health.status !== "suspended") return registered(webhook);
  const path = { webhook_id: webhookId };
  const body = { endpoint: webhook.endpoint, events: "*", status: "active" };
  const answer = await present(api.PUT("/v2/webhook/{webhook_id}", { params: { path }, body }));
  return answer && registered(readAnswer(NAME, NewWebhook, answer.data).webhook);
}

export async function unwatch(api: ClickupApi, webhookId: string): Promise<void> {
  await present(api.DELETE("/v2/webhook/{webhook_id}", { params: { path: { webhook_id: webhookId } } }));
}
