import { findModelReply, storeModelReply, type Db } from "@fixpoint/db";
import type { Recording } from "@fixpoint/models";

/** Of a run of a bug, or a round of its pull request, through all of its tries. */
export function createRecording(db: Db, place: { organizationId: string; issueId: string; runId: string }): Recording {
  return {
    find: (hash) => findModelReply(db, place.runId, hash),
    store: (hash, reply) => storeModelReply(db, { ...place, hash, reply }),
  };
}
