import { isQuiet, quietUntil } from "@fixpoint/contracts";
import { claimDelivery, claimDigest, findMemberToNotify, findNotificationEvent, type DeliveryRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { Mail, Mailer } from "../../mail/mailer.ts";
import { digestMail, singleMail } from "./mail-text.ts";
import { mailOutcome, settle, spent, type Outcome } from "./outcome.ts";
import { isWanted, preferencesOf, type PersonalChannel } from "./wishes.ts";
import { wordsFor, type Words } from "./words.ts";

export const SETTINGS_PATH = "/settings/notifications";
const NOT_WANTED: Outcome = { kind: "skipped", reason: "It is not wanted any more." };
const NO_MEMBER: Outcome = { kind: "skipped", reason: "The person is no member any more." };
const NO_MAILER: Outcome = { kind: "failed", reason: "This server sends no e-mail any more." };

export interface Wanted {
  words: Words;
  /** Of the person. */
  email: string;
}

/** What is to be told, or why it is not: memberships and wishes count as they are now. */
export async function stillWanted(
  context: AppContext,
  { eventId, channel, recipient }: DeliveryRow & { channel: PersonalChannel },
  now = new Date(),
): Promise<Wanted | Outcome> {
  const placed = await findNotificationEvent(context.db, eventId);
  if (!placed) return NOT_WANTED;
  const member = await findMemberToNotify(context.db, placed.event.organizationId, recipient);
  if (!member) return NO_MEMBER;
  const preferences = preferencesOf(member.notifications);
  if (!isWanted(channel, placed.event, { userId: recipient, preferences })) return NOT_WANTED;
  if (isQuiet(preferences.quietHours, now))
    return { kind: "postponed", reason: null, at: quietUntil(preferences.quietHours, now) };
  return { words: wordsFor(placed, context.publicUrl()), email: member.email };
}

function around(context: AppContext) {
  return { productName: context.env.FIXPOINT_PRODUCT_NAME, settingsUrl: `${context.publicUrl()}${SETTINGS_PATH}` };
}

async function send(mailer: Mailer, mail: Mail): Promise<Outcome> {
  try {
    await mailer.send(mail);
    return { kind: "sent" };
  } catch (error) {
    return mailOutcome(error);
  }
}

async function sendSingle(context: AppContext, delivery: DeliveryRow): Promise<Outcome> {
  const wanted = await stillWanted(context, { ...delivery, channel: "email" });
  if ("kind" in wanted) return wanted;
  if (!context.mailer) return NO_MAILER;
  const frame = around(context);
  const mail = { ...singleMail(wanted.words, frame), to: wanted.email, id: delivery.id, settingsUrl: frame.settingsUrl };
  return send(context.mailer, mail);
}

/** One e-mail of its own. Asked again, or for what somebody else is sending, it does nothing. */
export async function sendEmail(context: AppContext, deliveryId: string): Promise<void> {
  const delivery = await claimDelivery(context.db, deliveryId);
  if (delivery) await settle(context.db, [delivery], spent(delivery) ?? (await sendSingle(context, delivery)));
}

/** All that is due of somebody's digest in one e-mail; none where nothing is left to tell. */
export async function sendDigest(context: AppContext, userId: string): Promise<void> {
  const told: { delivery: DeliveryRow; wanted: Wanted }[] = [];
  for (const delivery of await claimDigest(context.db, userId)) {
    const wanted = spent(delivery) ?? (await stillWanted(context, { ...delivery, channel: "digest" }));
    if ("kind" in wanted) await settle(context.db, [delivery], wanted);
    else told.push({ delivery, wanted });
  }
  const [first] = told.sort((one, other) => one.delivery.createdAt.getTime() - other.delivery.createdAt.getTime());
  if (!first) return;
  const frame = around(context);
  const content = digestMail(
    told.map(({ wanted }) => wanted.words),
    frame,
  );
  const mail = { ...content, to: first.wanted.email, id: `digest-${first.delivery.id}`, settingsUrl: frame.settingsUrl };
  const outcome = context.mailer ? await send(context.mailer, mail) : NO_MAILER;
  await settle(
    context.db,
    told.map(({ delivery }) => delivery),
    outcome,
  );
}
