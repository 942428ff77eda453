import { isVendorError } from "../http/vendor-error.ts";
import type { Page } from "./walk-windows.ts";

/**
 * Reads a list whose pages follow each other by tokens that expire, and whose order says nothing of change. It begins
 * anew where a token has expired, and after a list of several pages until nothing new comes, since what leaves the list
 * may move its pages. What was read is left out.
 */
export async function* readOffsets<T>(options: {
  page(offset: string | undefined): Promise<Page<T>>;
  /** Differs once an item has changed. */
  versionOf(item: T): string;
}): AsyncGenerator<T[]> {
  const seen = new Set<string>();
  for (;;) {
    let offset: string | undefined;
    let pages = 0;
    let freshInAll = 0;
    do {
      const page = await pageAt(options.page, offset, freshInAll > 0);
      const fresh = page.items.filter((item) => !seen.has(options.versionOf(item)));
      for (const item of fresh) seen.add(options.versionOf(item));
      if (fresh.length > 0) yield fresh;
      offset = page.next;
      pages += 1;
      freshInAll += fresh.length;
    } while (offset !== undefined);
    if (pages === 1 || freshInAll === 0) return;
  }
}

/** An expired token is a bad request: the list ends there for now, if anything was gained since it began. */
async function pageAt<T>(
  page: (offset: string | undefined) => Promise<Page<T>>,
  offset: string | undefined,
  hasGained: boolean,
): Promise<Page<T>> {
  try {
    return await page(offset);
  } catch (error) {
    const mayBeExpired = offset !== undefined && isVendorError(error, "vendor_refused") && error.status === 400;
    if (!mayBeExpired || !hasGained) throw error;
    return { items: [], next: undefined };
  }
}
