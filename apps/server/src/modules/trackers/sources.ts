import { chatNotifierFor, isVendorError, issueTrackerFor, type VendorAccess } from "@fixpoint/connectors";
import type { IntegrationSource } from "@fixpoint/contracts";
import type { IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict } from "../../core/problem.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { SOMEBODY_WAITS, withVendor } from "../integrations/vendor-access.ts";
import { isRevokedAndNoted, wordsOf } from "./health.ts";

/** Nobody chooses among more; the list says so by its length. */
const MOST_SOURCES = 5_000;

interface Offer {
  noun: string;
  pages: AsyncIterable<IntegrationSource[]>;
}

async function* present<T>(pages: AsyncIterable<T[]>, one: (item: T) => IntegrationSource): AsyncGenerator<IntegrationSource[]> {
  for await (const page of pages) yield page.map(one);
}

/** null for a provider that nothing can be chosen of. */
function offerOf(provider: IntegrationRow["provider"], access: VendorAccess): Offer | null {
  const tracker = issueTrackerFor(provider);
  if (tracker) {
    const pages = tracker.connect(access).sources();
    return { noun: tracker.sourceNoun, pages: present(pages, ({ id, ...rest }) => ({ externalId: id, ...rest })) };
  }
  const chat = chatNotifierFor(provider);
  if (!chat) return null;
  const group = (isPrivate: boolean) => (isPrivate ? "Private" : null);
  const pages = present(chat.connect(access).channels(), ({ id, name, isPrivate }) => {
    return { externalId: id, name, group: group(isPrivate), url: null };
  });
  return { noun: chat.channelNoun, pages };
}

async function firstOf(pages: Offer["pages"]): Promise<IntegrationSource[]> {
  const sources: IntegrationSource[] = [];
  for await (const page of pages) {
    sources.push(...page);
    if (sources.length >= MOST_SOURCES) break;
  }
  return sources.slice(0, MOST_SOURCES);
}

/** What the vendor offers for mapping, asked of it now. Throws 409 with the vendor's reason. */
export async function listSources(
  context: AppContext,
  row: IntegrationRow,
): Promise<{ noun: string; sources: IntegrationSource[] }> {
  try {
    return await withVendor(
      context,
      row,
      async (access) => {
        const offer = offerOf(row.provider, access);
        return offer ? { noun: offer.noun, sources: await firstOf(offer.pages) } : { noun: "", sources: [] };
      },
      SOMEBODY_WAITS,
    );
  } catch (error) {
    if (!isVendorError(error)) throw error;
    await isRevokedAndNoted(context, row, error);
    throw conflict(error.code, `${nameOf(row.provider)} did not list what can be mapped`, wordsOf(error));
  }
}
