import { NotificationChannelsAnswer, NotificationPreferences, NotificationPreferencesAnswer } from "@fixpoint/contracts";
import { projectsVisibleTo, readPreferences } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppContext } from "../../context.ts";
import { notFound } from "../../core/problem.ts";
import { personOf } from "../../http/session.ts";
import { preferencesOf } from "../notifications/wishes.ts";
import { channelsFor, changePreferences } from "./service.ts";

const PATH = "/api/v1/auth/notification-preferences";

/** What a person wants to hear of, and where. */
export function preferenceRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      PATH,
      { schema: { summary: "What you are told of, and where", response: { 200: NotificationPreferencesAnswer } } },
      async (request) => {
        const { notifications } = await readPreferences(context.db, personOf(request).user.id);
        return { data: preferencesOf(notifications) };
      },
    );

    app.get(
      "/api/v1/auth/notification-channels",
      {
        schema: {
          summary: "Why Slack or e-mail cannot be used for you; null where it can",
          response: { 200: NotificationChannelsAnswer },
        },
      },
      async (request) => ({ data: await channelsFor(context, personOf(request).user.id) }),
    );

    app.put(
      PATH,
      {
        schema: {
          summary: "Choose what you are told of, and where",
          body: NotificationPreferences,
          response: { 200: NotificationPreferencesAnswer },
        },
      },
      async (request) => {
        const { id } = personOf(request).user;
        const muted = [...new Set(request.body.mutedProjectIds)];
        const known = await projectsVisibleTo(context.db, id, muted);
        if (known.length < muted.length) throw notFound("Project");
        const notifications = { ...request.body, mutedProjectIds: muted };
        await changePreferences(context, id, notifications);
        return { data: notifications };
      },
    );
  };
}
