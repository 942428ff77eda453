/** Pages by number, from 1, until one is not full. For lists whose order does not move while they are read. */
export async function* readPages<T>(pageSize: number, page: (number: number) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let number = 1; ; number += 1) {
    const items = await page(number);
    if (items.length > 0) yield items;
    if (items.length < pageSize) return;
  }
}
