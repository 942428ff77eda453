import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";
import type { RegisteredWebhook, TrackerConnection } from "../types/issue-tracker.ts";
import { attachmentsOf, changedCards, openCards, readIssue } from "./cards.ts";
import { createClient, NAME, type TrelloClient } from "./client.ts";
import { toComment, toIssue, toSource } from "./map.ts";
import { Board, Comment, Member, Webhook } from "./schema.ts";
import { shortened } from "./text.ts";

/** Percent-encoded. What is longer goes into the body: on the way to a vendor, addresses of eight thousand are too long. */
const LONGEST_IN_ADDRESS = 4000;
const LONGEST_NAME = 256;

async function addComment({ api, long }: TrelloClient, id: string, text: string): Promise<Comment> {
  const call = "/cards/{id}/actions/comments";
  const isShort = encodeURIComponent(text).length <= LONGEST_IN_ADDRESS;
  const { data } = isShort
    ? await api.POST(call, { params: { path: { id }, query: { text } } })
    : await long.POST(call, { params: { path: { id } }, body: { text } });
  return readAnswer(NAME, Comment, data);
}

function registered(data: unknown): RegisteredWebhook {
  return { id: readAnswer(NAME, Webhook, data).id, secret: null, expiresAt: null };
}

export function connect(access: VendorAccess): TrackerConnection {
  const client = createClient(access);
  const { api } = client;
  return {
    async identify() {
      const { data } = await api.GET("/members/{id}", { params: { path: { id: "me" }, query: { fields: "username" } } });
      // Scopes are told of a token in the address only, and that is no place for one.
      return { account: readAnswer(NAME, Member, data).username, scopes: null, missingScopes: [] };
    },
    async *sources() {
      const query = { filter: "open", fields: "name,url", organization: true };
      const { data } = await api.GET("/members/{id}/boards", { params: { path: { id: "me" }, query } });
      yield readAnswer(NAME, z.array(Board), data).map(toSource);
    },
    async *issues(sourceId, since) {
      const cards = since === null ? openCards(client, sourceId) : changedCards(client, sourceId, since);
      for await (const page of cards) yield page.map(toIssue);
    },
    issue: (sourceId, issueId) => readIssue(client, sourceId, issueId),
    comment: async (_sourceId, issueId, markdown) => toComment(await addComment(client, issueId, shortened(markdown))),
    async link(_sourceId, issueId, { url, title }) {
      if ((await attachmentsOf(client, issueId)).some((attachment) => attachment.url === url)) return;
      const query = { url, name: title.slice(0, LONGEST_NAME).toWellFormed() };
      await api.POST("/cards/{id}/attachments", { params: { path: { id: issueId }, query } });
    },
    async watch(sourceId, { callbackUrl }) {
      // Signed with the app's secret: there is none of a webhook's own.
      const query = { idModel: sourceId, callbackURL: callbackUrl, description: "Fixpoint" };
      const { data } = await api.POST("/webhooks/", { params: { query } });
      return registered(data);
    },
    async renew(_sourceId, webhookId) {
      try {
        // It lives for ever, but is switched off when nobody answered it for long.
        const { data } = await api.PUT("/webhooks/{id}", { params: { path: { id: webhookId }, query: { active: true } } });
        return registered(data);
      } catch (error) {
        if (isVendorError(error, "not_at_vendor")) return null;
        throw error;
      }
    },
    async unwatch(_sourceId, webhookId) {
      try {
        await api.DELETE("/webhooks/{id}", { params: { path: { id: webhookId } } });
      } catch (error) {
        if (!isVendorError(error, "not_at_vendor")) throw error;
      }
    },
  };
}
