import { nextDigestAt, type NotificationChannels, type NotificationPreferences } from "@fixpoint/contracts";
import { findIntegrationOf, moveDigest, organizationsOfUser, readPreferences, writePreferences } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { preferencesOf } from "../notifications/wishes.ts";

const NO_MAILER = "This server sends no e-mail: whoever runs it has to set FIXPOINT_SMTP_URL and FIXPOINT_MAIL_FROM.";

/** Slack works where one organization of the person is connected to it. */
async function slackReason(context: AppContext, userId: string): Promise<string | null> {
  const organizations = await organizationsOfUser(context.db, userId);
  const found = await Promise.all(organizations.map(({ id }) => findIntegrationOf(context.db, id, "slack")));
  const connected = found.filter((integration) => integration !== null);
  if (connected.some(({ needsReconnect }) => !needsReconnect)) return null;
  return connected.length > 0
    ? "Slack does not accept the access of your organization any more: reconnect it on the integrations page."
    : "Your organization is not connected to Slack: connect it on the integrations page.";
}

export async function channelsFor(context: AppContext, userId: string): Promise<NotificationChannels> {
  return { slack: await slackReason(context, userId), email: context.mailer ? null : NO_MAILER };
}

/** Stores them; what waits for a digest follows to its new time. */
export async function changePreferences(
  context: AppContext,
  userId: string,
  notifications: NotificationPreferences,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = preferencesOf((await readPreferences(tx, userId)).notifications);
    await writePreferences(tx, userId, { notifications });
    const { emailDigest, timeZone } = notifications;
    if (before.emailDigest === emailDigest && before.timeZone === timeZone) return;
    await moveDigest(tx, userId, emailDigest === "off" ? null : nextDigestAt(emailDigest, timeZone, new Date()));
  });
}
