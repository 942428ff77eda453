/** What one transaction takes at most: it stays small whatever people paste and trackers send. */
export interface BatchLimits {
  items: number;
  characters: number;
}

/** In order, each batch within the limits; an item that is larger than all characters goes alone. */
export function* batchesOf<T extends { text: string }>(items: Iterable<T>, most: BatchLimits): Generator<T[]> {
  let batch: T[] = [];
  let characters = 0;
  for (const item of items) {
    if (batch.length >= most.items || (batch.length > 0 && characters + item.text.length > most.characters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(item);
    characters += item.text.length;
  }
  if (batch.length > 0) yield batch;
}
