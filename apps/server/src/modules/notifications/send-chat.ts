import { chatNotifierFor, createVendorFetch, type ChatConnection, type ChatMessage } from "@fixpoint/connectors";
import {
  claimDelivery,
  findIntegration,
  findIntegrationOf,
  findNotificationEvent,
  listIntegrationMappings,
  readProjectSettings,
  type DeliveryRow,
  type IntegrationRow,
  type PlacedEvent,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { mayCallInternal } from "../../env.ts";
import { withVendor, type Patience } from "../integrations/vendor-access.ts";
import { isRevokedAndNoted } from "../trackers/health.ts";
import { chatOutcome, settle, spent, type Outcome } from "./outcome.ts";
import { stillWanted } from "./send-email.ts";
import { wordsFor } from "./words.ts";

/** Longer waits are the row's, so that a Slack that is away keeps no worker. */
const PATIENCE: Patience = { mostTries: 2, mostWaitMs: 5_000 };
const SLACK = chatNotifierFor("slack");
const GONE: Outcome = { kind: "failed", reason: "Slack is not connected any more." };
const BROKEN: Outcome = { kind: "failed", reason: "Slack does not accept the access any more. Reconnect it." };
const NOT_WANTED: Outcome = { kind: "skipped", reason: "It is not wanted any more." };

/** Says it by an organization's own Slack; `to` is null for somebody whom that does not know. */
async function say(
  context: AppContext,
  integration: IntegrationRow | null,
  message: ChatMessage,
  recipient: (chat: ChatConnection) => Promise<string | null>,
): Promise<Outcome> {
  if (!integration || !SLACK) return GONE;
  if (integration.needsReconnect) return BROKEN;
  try {
    return await withVendor(
      context,
      integration,
      async (access) => {
        const chat = SLACK.connect(access);
        const to = await recipient(chat);
        if (to === null) return { kind: "failed", reason: "Nobody in that Slack has the person's e-mail address." };
        await chat.post(to, message);
        return { kind: "sent" };
      },
      PATIENCE,
    );
  } catch (error) {
    if (await isRevokedAndNoted(context, integration, error)) return BROKEN;
    return chatOutcome(error);
  }
}

async function toChannel(context: AppContext, placed: PlacedEvent, recipient: string): Promise<Outcome> {
  const { organizationId, projectId } = placed.event;
  const [integrationId = "", channelId = ""] = recipient.split(" ");
  if (projectId === null) return NOT_WANTED;
  const { shouldNotifyOnIssueFixedBySlack } = await readProjectSettings(context.db, organizationId, projectId);
  const mappings = await listIntegrationMappings(context.db, organizationId, projectId);
  const isMapped = mappings.some((mapping) => mapping.integrationId === integrationId && mapping.externalId === channelId);
  if (!shouldNotifyOnIssueFixedBySlack || !isMapped) return NOT_WANTED;
  const integration = await findIntegration(context.db, organizationId, integrationId);
  return say(context, integration, wordsFor(placed, context.publicUrl()), async () => channelId);
}

async function toPerson(context: AppContext, { event }: PlacedEvent, delivery: DeliveryRow): Promise<Outcome> {
  const wanted = await stillWanted(context, { ...delivery, channel: "slack_person" });
  if ("kind" in wanted) return wanted;
  const integration = await findIntegrationOf(context.db, event.organizationId, "slack");
  return say(context, integration, wanted.words, (chat) => chat.findPerson(wanted.email));
}

async function toStaff(context: AppContext, placed: PlacedEvent, channel: string): Promise<Outcome> {
  const { FIXPOINT_STAFF_SLACK_TOKEN: accessToken, FIXPOINT_SLACK_URL } = context.env;
  if (accessToken === undefined || !SLACK) return { kind: "skipped", reason: "The staff's Slack is not configured any more." };
  const access = { mayCallInternal: mayCallInternal(context.env), agent: context.vendorAgent };
  const fetch = createVendorFetch({ name: "Slack", limits: SLACK.limits, ...access, ...PATIENCE });
  try {
    const chat = SLACK.connect({ credentials: { accessToken }, baseUrl: `${FIXPOINT_SLACK_URL}/api`, fetch });
    await chat.post(channel, wordsFor(placed, context.publicUrl()));
    return { kind: "sent" };
  } catch (error) {
    return chatOutcome(error);
  }
}

async function tell(context: AppContext, delivery: DeliveryRow): Promise<Outcome> {
  const placed = await findNotificationEvent(context.db, delivery.eventId);
  if (!placed) return NOT_WANTED;
  if (delivery.channel === "slack_channel") return toChannel(context, placed, delivery.recipient);
  if (delivery.channel === "staff_slack") return toStaff(context, placed, delivery.recipient);
  return toPerson(context, placed, delivery);
}

/** One message. Asked again, or for what somebody else is sending, it does nothing. */
export async function sendChatMessage(context: AppContext, deliveryId: string): Promise<void> {
  const delivery = await claimDelivery(context.db, deliveryId);
  if (delivery) await settle(context.db, [delivery], spent(delivery) ?? (await tell(context, delivery)));
}
