/** Lists come with the newest first and go on before an id. Ids rise with time, so nothing moves between pages. */
export async function* readBackwards<T extends { id: string }>(
  pageSize: number,
  page: (before: string | undefined) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let before: string | undefined;
  for (;;) {
    const items = await page(before);
    if (items.length > 0) yield items;
    const oldest = items.map(({ id }) => id).sort()[0];
    if (oldest === undefined || items.length < pageSize) return;
    // Where the list does not go on, it would begin again for ever.
    if (before !== undefined && oldest >= before) return;
    before = oldest;
  }
}
