/** Of a vendor that tells whether more follow; elsewhere a page that is not full is the last. */
interface Page<T> {
  items: T[];
  isLast: boolean;
}

/**
 * Reads a list in the order of change without page numbers that shift: after each page it goes on from the last one's
 * moment. What changes meanwhile moves to the end and comes (again); nothing is left out. Only within a single moment
 * that fills whole pages it counts pages.
 */
export async function* walkByUpdate<T>(options: {
  since: Date | null;
  pageSize: number;
  /** From 1; at or after `since`, the oldest change first. */
  page(since: Date | null, page: number): Promise<T[] | Page<T>>;
  idOf(item: T): string;
  updatedAtOf(item: T): Date;
}): AsyncGenerator<T[]> {
  let { since } = options;
  let page = 1;
  /** Of the last page: those of its last moment come again. */
  let seen = new Map<string, number>();
  for (;;) {
    const answer = await options.page(since, page);
    const { items, isLast } = Array.isArray(answer) ? { items: answer, isLast: answer.length < options.pageSize } : answer;
    const fresh = items.filter((item) => seen.get(options.idOf(item)) !== options.updatedAtOf(item).getTime());
    if (fresh.length > 0) yield fresh;
    const last = items.at(-1);
    if (last === undefined || isLast) return;
    const moment = options.updatedAtOf(last);
    const isStuck = since !== null && moment.getTime() <= since.getTime();
    page = isStuck ? page + 1 : 1;
    if (!isStuck) since = moment;
    seen = new Map(items.map((item) => [options.idOf(item), options.updatedAtOf(item).getTime()]));
  }
}
