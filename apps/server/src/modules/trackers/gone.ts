import { archiveImported, type ImportPlace } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { parseListItem } from "../issues/presenter.ts";

/** An issue that its tracker has no more is archived here, like a closed one: nothing is lost. */
export async function archiveGone(context: AppContext, place: ImportPlace, externalId: string): Promise<void> {
  const item = await archiveImported(context.db, place, externalId);
  if (item === null) return;
  const event = { type: "issue_updated" as const, data: parseListItem(item) };
  await context.live.publish(place.organizationId, [event], SERVER_INITIATOR);
}
