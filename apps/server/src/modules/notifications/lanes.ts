import type { DeliveryRow } from "@fixpoint/db";
import type { Executor } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { SEND_CHAT_MESSAGE, SEND_EMAIL } from "../../jobs/kinds.ts";

/** One delivery, or all that are due of somebody's digest. */
export const SendData = z.union([z.object({ deliveryId: z.string() }), z.object({ digestOf: z.string() })]);
export type SendData = z.infer<typeof SendData>;

type Due = Pick<DeliveryRow, "id" | "channel" | "recipient">;

function jobOf({ id, channel, recipient }: Due): { data: SendData; key: string } {
  return channel === "digest"
    ? { data: { digestOf: recipient }, key: `digest ${recipient}` }
    : { data: { deliveryId: id }, key: id };
}

/** E-mail and chat have a lane each, so that the one does not wait for the other when its server is away. */
export async function queueDeliveries(context: AppContext, due: readonly Due[], within?: Executor): Promise<void> {
  const isMail = ({ channel }: Due) => channel === "email" || channel === "digest";
  for (const [kind, lane] of [
    [SEND_EMAIL, due.filter(isMail)],
    [SEND_CHAT_MESSAGE, due.filter((delivery) => !isMail(delivery))],
  ] as const) {
    const jobs = [...new Map(lane.map(jobOf).map((job) => [job.key, job])).values()];
    if (within) await context.queue.sendAll(kind, jobs, within);
    else for (const { data, key } of jobs) await context.queue.send(kind, data, { key });
  }
}
