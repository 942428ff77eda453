import { readAnswer } from "../http/answer.ts";
import { VendorError } from "../http/vendor-error.ts";
import type { RegisteredWebhook } from "../types/issue-tracker.ts";
import { NAME, type JiraClient } from "./client.ts";
import { Extended, Project, Registered, Webhooks } from "./schema.ts";

const PER_PAGE = 100;
const EVENTS = [
  "jira:issue_created",
  "jira:issue_updated",
  "jira:issue_deleted",
  "comment_created",
  "comment_updated",
  "comment_deleted",
] as const;

async function extend(client: JiraClient, id: number): Promise<RegisteredWebhook> {
  const { data } = await (await client.api()).PUT("/rest/api/3/webhook/refresh", { body: { webhookIds: [id] } });
  const { expirationDate } = readAnswer(NAME, Extended, data);
  // Deliveries are signed with the OAuth client's secret.
  return { id: String(id), secret: null, expiresAt: expirationDate };
}

/** The create call does not say until when: extending does. */
export async function subscribe(client: JiraClient, projectId: string, callbackUrl: string): Promise<RegisteredWebhook> {
  const api = await client.api();
  const found = await api.GET("/rest/api/3/project/{projectIdOrKey}", { params: { path: { projectIdOrKey: projectId } } });
  const { key } = readAnswer(NAME, Project, found.data);
  const webhook = { jqlFilter: `project = "${key}"`, events: [...EVENTS] };
  const { data } = await api.POST("/rest/api/3/webhook", { body: { url: callbackUrl, webhooks: [webhook] } });
  const [made] = readAnswer(NAME, Registered, data).webhookRegistrationResult;
  if (made?.createdWebhookId !== undefined) return extend(client, made.createdWebhookId);
  throw new VendorError("vendor_refused", `${NAME} did not take the webhook: ${made?.errors?.join("; ") ?? "no reason given"}`);
}

async function has(client: JiraClient, id: number): Promise<boolean> {
  const api = await client.api();
  for (let startAt = 0; ; startAt += PER_PAGE) {
    const { data } = await api.GET("/rest/api/3/webhook", { params: { query: { startAt, maxResults: PER_PAGE } } });
    const { values, isLast } = readAnswer(NAME, Webhooks, data);
    if (values.some((webhook) => webhook.id === id)) return true;
    if (isLast !== false || values.length === 0) return false;
  }
}

/** Jira extends what is not there without a word: it is looked for first. */
export async function renew(client: JiraClient, webhookId: string): Promise<RegisteredWebhook | null> {
  const id = Number(webhookId);
  return (await has(client, id)) ? extend(client, id) : null;
}

/** Without an error when it is gone: Jira passes over ids that it does not know. */
export async function unsubscribe(client: JiraClient, webhookId: string): Promise<void> {
  await (await client.api()).DELETE("/rest/api/3/webhook", { body: { webhookIds: [Number(webhookId)] } });
}
