import { insertModelCall, lockModelBudgets, releaseModelCall, settleModelCall, type Db, type ModelCallPlace } from "@fixpoint/db";
import type { Ledger } from "@fixpoint/models";
import { brokenBy, readBudgets } from "./budgets.ts";

/**
 * The organization's ledger in the database. One reservation at a time, whichever process makes it, so that what runs
 * and stages take at once never exceeds a budget; each has to see what the one before it took, hence the isolation.
 * What nobody settles or releases (its process was killed) stays counted until its month ends.
 */
export function createLedger(db: Db, place: ModelCallPlace): Ledger {
  return {
    async reserve({ amountNanoUsd, ...call }) {
      return db.transaction(
        async (tx) => {
          await lockModelBudgets(tx, place.organizationId);
          const broken = brokenBy(await readBudgets(tx, place), amountNanoUsd);
          if (broken) return { status: "refused", scope: broken.scope, limitNanoUsd: broken.limitNanoUsd };
          return { status: "reserved", id: await insertModelCall(tx, { ...place, ...call, reserved: amountNanoUsd }) };
        },
        { isolationLevel: "read committed" },
      );
    },
    settle: (id, usage, costNanoUsd) => settleModelCall(db, id, usage, costNanoUsd),
    release: (id) => releaseModelCall(db, id),
  };
}
