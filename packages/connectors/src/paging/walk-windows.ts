export interface Page<T> {
  items: T[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/**
 * Reads a list in the order of change where the vendor takes moments only coarsely and pages by a token: after each
 * page it begins anew at the last one's moment, and follows the token only while a single moment fills whole pages.
 * Such a moment is read again until nothing new comes, since what leaves it moves the pages.
 */
export async function* walkWindows<T>(options: {
  since: Date | null;
  /** The start of the vendor's moment that holds a time. */
  momentOf(time: Date): Date;
  /** At or after `since`, the oldest change first. */
  page(since: Date | null, token: string | undefined): Promise<Page<T>>;
  idOf(item: T): string;
  updatedAtOf(item: T): Date;
}): AsyncGenerator<T[]> {
  const { idOf, updatedAtOf, momentOf } = options;
  const versionOf = (item: T) => `${idOf(item)} ${updatedAtOf(item).getTime()}`;
  let since = options.since && momentOf(options.since);
  /** With the time of its change. */
  let seen = new Map<string, number>();

  for (;;) {
    let token: string | undefined;
    let reached: Date | null = null;
    let pages = 0;
    let freshInAll = 0;
    do {
      const page = await options.page(since, token);
      const fresh = page.items.filter((item) => !seen.has(versionOf(item)));
      for (const item of fresh) seen.set(versionOf(item), updatedAtOf(item).getTime());
      if (fresh.length > 0) yield fresh;
      const last = page.items.at(-1);
      const moment = last && momentOf(updatedAtOf(last));
      if (moment && (since === null || moment > since)) reached = moment;
      pages += 1;
      freshInAll += fresh.length;
      token = page.next;
    } while (token !== undefined && reached === null);

    if (pages > 1 && freshInAll > 0) continue;
    if (token === undefined || reached === null) return;
    since = reached;
    const start = reached.getTime();
    seen = new Map([...seen].filter(([, time]) => time >= start));
  }
}
