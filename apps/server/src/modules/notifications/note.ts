import { addNotificationEvent, sqlExecutor, type NewNotificationEvent, type Queryable } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { FAN_OUT_NOTIFICATION } from "../../jobs/kinds.ts";

/** Notes what people may want to hear of, in the transaction of what happened: neither is there without the other. */
export async function noteEvent(context: Pick<AppContext, "queue">, tx: Queryable, event: NewNotificationEvent): Promise<void> {
  const eventId = await addNotificationEvent(tx, event);
  if (eventId === null) return;
  await context.queue.send(FAN_OUT_NOTIFICATION, { eventId }, { key: eventId, within: sqlExecutor(tx) });
}
