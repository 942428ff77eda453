import type { TrackerState } from "../tracker-state.ts";
import type { Handler } from "../vendor-server.ts";
import { projectBody } from "./bodies.ts";

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

interface Asked {
  url: string;
  webhooks: { jqlFilter: string; events: string[] }[];
}

/** Webhooks of an app: signed with its client's secret, gone after 30 days, ids that are not known are passed over. */
export function webhookOperations(state: TrackerState, clientSecret: string): Record<string, Handler> {
  return {
    "POST /rest/api/3/webhook": ({ body }) => {
      const { url, webhooks } = body as Asked;
      const webhookRegistrationResult = webhooks.map(({ jqlFilter }) => {
        const key = /^project = "(\w+)"$/.exec(jqlFilter)?.[1];
        const source = state.sources.find((candidate) => projectBody(candidate).key === key);
        if (!source) return { errors: [`The filter ${jqlFilter} is unsupported`] };
        return { createdWebhookId: state.addWebhook(source.number, url, clientSecret).number };
      });
      return { body: { webhookRegistrationResult } };
    },
    "GET /rest/api/3/webhook": () => {
      const values = [...state.webhooks.values()].map(({ number, callbackUrl }) => {
        return { id: number, url: callbackUrl, jqlFilter: "", events: ["jira:issue_created"] };
      });
      return { body: { values, startAt: 0, isLast: true } };
    },
    "PUT /rest/api/3/webhook/refresh": () => ({ body: { expirationDate: Date.now() + LIFE_MS } }),
    "DELETE /rest/api/3/webhook": ({ body }) => {
      for (const id of (body as { webhookIds: number[] }).webhookIds) state.webhooks.delete(id);
      return { status: 202 };
    },
  };
}
