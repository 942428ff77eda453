import { dueDeliveries, eventsToFanOut, pruneNotificationEvents } from "@fixpoint/db";
import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { fanOut } from "../modules/notifications/fan-out.ts";
import { queueDeliveries, SendData } from "../modules/notifications/lanes.ts";
import { sendChatMessage } from "../modules/notifications/send-chat.ts";
import { sendDigest, sendEmail } from "../modules/notifications/send-email.ts";
import { FAN_OUT_NOTIFICATION } from "./kinds.ts";

const EventData = z.object({ eventId: z.string() });
const MOST_AT_ONCE = 200;
/** Longer than a job of its own takes to come. */
const LOST_AFTER_SECONDS = 30;
const KEEP_EVENTS_DAYS = 30;

export async function fanOutJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await fanOut(context, EventData.parse(job.data).eventId);
}

export async function sendJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  const data = SendData.parse(job.data);
  if ("digestOf" in data) await sendDigest(context, data.digestOf);
  else await sendEmail(context, data.deliveryId);
}

export async function chatJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  const data = SendData.parse(job.data);
  if ("deliveryId" in data) await sendChatMessage(context, data.deliveryId);
}

/** What is due now: after quiet hours, at a digest's hour, after a pause; and what lost its job. The rows say so, not the queue. */
export async function queueNotifications(context: AppContext): Promise<void> {
  for (const eventId of await eventsToFanOut(context.db, LOST_AFTER_SECONDS, MOST_AT_ONCE))
    await context.queue.send(FAN_OUT_NOTIFICATION, { eventId }, { key: eventId });
  await queueDeliveries(context, await dueDeliveries(context.db, { limit: MOST_AT_ONCE }));
}

export async function forgetNotifications(context: AppContext): Promise<void> {
  await pruneNotificationEvents(context.db, KEEP_EVENTS_DAYS);
}
