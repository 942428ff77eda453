import { createChannel } from "./channel.ts";

/** The same items, of which fewer than `most` wait ready; the first is made at once. Ends the source when nobody takes them any more. */
export function readAhead<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T> {
  const channel = createChannel<T>();
  let isLeft = false;
  const read = async (): Promise<void> => {
    for await (const item of items) {
      channel.push(item);
      await channel.room(most);
      if (isLeft) return;
    }
  };
  const reading = read().then(channel.close, channel.fail);
  async function* all(): AsyncGenerator<T> {
    try {
      yield* channel;
    } finally {
      isLeft = true;
      await reading;
    }
  }
  return all();
}
