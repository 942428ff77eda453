import type { Client } from "openapi-fetch";
import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import type { RegisteredWebhook } from "../types/issue-tracker.ts";
import type { paths } from "./api.gen.ts";
import { NAME } from "./client.ts";
import { Webhook } from "./schema.ts";

const ON_TASKS = ["added", "changed", "removed", "deleted", "undeleted"];
const ON_COMMENTS = ["added", "changed", "deleted"];
const FILTERS = [
  ...ON_TASKS.map((action) => ({ resource_type: "task", action })),
  ...ON_COMMENTS.map((action) => ({ resource_type: "story", resource_subtype: "comment_added", action })),
];

/** Asana calls back while it is asked, and tells the secret there; its answer may tell it once more. */
export async function subscribe(api: Client<paths>, resource: string, target: string): Promise<RegisteredWebhook> {
  const body = { data: { resource, target, filters: FILTERS } };
  // The description says of a body and its filters what no value can be at once: so says the type that was made of it.
  const { data } = await api.POST("/webhooks", { body: body as never });
  const { data: webhook, "X-Hook-Secret": secret = null } = readAnswer(NAME, Webhook, data);
  return { id: webhook.gid, secret, expiresAt: null };
}

/** It lives until Asana has failed to deliver for a day. */
export async function renew(api: Client<paths>, webhook_gid: string): Promise<RegisteredWebhook | null> {
  const answer = await present(api.GET("/webhooks/{webhook_gid}", { params: { path: { webhook_gid } } }));
  return answer && { id: readAnswer(NAME, Webhook, answer.data).data.gid, secret: null, expiresAt: null };
}

export async function unsubscribe(api: Client<paths>, webhook_gid: string): Promise<void> {
  await present(api.DELETE("/webhooks/{webhook_gid}", { params: { path: { webhook_gid } } }));
}
