import {
  addDeliveries,
  dueDeliveries,
  findInternalSlackChannel,
  findIntegrationOf,
  findNotificationEvent,
  membersToNotify,
  listIntegrationMappings,
  lockEventToFanOut,
  markFannedOut,
  readProjectSettings,
  sqlExecutor,
  type NewDelivery,
  type NotificationEventRow,
  type Queryable,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { queueDeliveries } from "./lanes.ts";
import { deliveriesTo, preferencesOf, type PersonalChannel } from "./wishes.ts";

/** What a project's channels are told. */
const TOLD_IN_CHANNELS = "fix_validated";

async function toPeople(context: AppContext, tx: Queryable, event: NotificationEventRow, now: Date): Promise<NewDelivery[]> {
  const slack = await findIntegrationOf(tx, event.organizationId, "slack");
  const channels: PersonalChannel[] = [
    ...(context.mailer ? (["email", "digest"] as const) : []),
    ...(slack ? (["slack_person"] as const) : []),
  ];
  if (channels.length === 0) return [];
  const members = await membersToNotify(tx, event.organizationId);
  return members.flatMap(({ userId, notifications }) =>
    deliveriesTo({ userId, preferences: preferencesOf(notifications) }, event, channels, now),
  );
}

async function toChannels(context: AppContext, tx: Queryable, event: NotificationEventRow, now: Date): Promise<NewDelivery[]> {
  const { organizationId, projectId } = event;
  if (projectId === null || event.kind !== TOLD_IN_CHANNELS) return [];
  const { shouldNotifyOnIssueFixedBySlack: isWanted } = await readProjectSettings(tx, organizationId, projectId);
  const mappings = isWanted ? await listIntegrationMappings(tx, organizationId, projectId) : [];
  const own = mappings
    .filter(({ provider }) => provider === "slack")
    .map(({ integrationId, externalId }) => ({
      channel: "slack_channel" as const,
      recipient: `${integrationId} ${externalId}`,
      dueAt: now,
    }));
  const staff = context.env.FIXPOINT_STAFF_SLACK_TOKEN === undefined ? null : await findInternalSlackChannel(tx, projectId);
  return staff === null ? own : [...own, { channel: "staff_slack", recipient: staff, dueAt: now }];
}

/** Makes of an event what is to be sent, once, however often it is asked to. */
export async function fanOut(context: AppContext, eventId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const placed = (await lockEventToFanOut(tx, eventId)) && (await findNotificationEvent(tx, eventId));
    if (!placed) return;
    const now = new Date();
    const people = await toPeople(context, tx, placed.event, now);
    await addDeliveries(tx, eventId, [...people, ...(await toChannels(context, tx, placed.event, now))]);
    await markFannedOut(tx, eventId);
    await queueDeliveries(context, await dueDeliveries(tx, { eventId }), sqlExecutor(tx));
  });
}
