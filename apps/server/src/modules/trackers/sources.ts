import { isVendorError, type TrackerSource } from "@fixpoint/connectors";
import type { IntegrationSource } from "@fixpoint/contracts";
import type { IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict } from "../../core/problem.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { SOMEBODY_WAITS } from "../integrations/vendor-access.ts";
import { withTracker } from "./connection.ts";
import { isRevokedAndNoted, wordsOf } from "./health.ts";

/** Nobody chooses among more; the list says so by its length. */
const MOST_SOURCES = 5_000;

function present({ id, name, group, url }: TrackerSource): IntegrationSource {
  return { externalId: id, name, group, url };
}

/** What the tracker offers for mapping, asked of the vendor now. Throws 409 with the vendor's reason. */
export async function listSources(
  context: AppContext,
  row: IntegrationRow,
): Promise<{ noun: string; sources: IntegrationSource[] }> {
  try {
    const found = await withTracker(
      context,
      row,
      async ({ tracker, connection }) => {
        const sources: IntegrationSource[] = [];
        for await (const page of connection.sources()) {
          sources.push(...page.map(present));
          if (sources.length >= MOST_SOURCES) break;
        }
        return { noun: tracker.sourceNoun, sources: sources.slice(0, MOST_SOURCES) };
      },
      SOMEBODY_WAITS,
    );
    return found ?? { noun: "", sources: [] };
  } catch (error) {
    if (!isVendorError(error)) throw error;
    await isRevokedAndNoted(context, row, error);
    throw conflict(error.code, `${nameOf(row.provider)} did not list what can be mapped`, wordsOf(error));
  }
}
