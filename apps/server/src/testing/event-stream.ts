import { LiveEvent } from "@fixpoint/contracts";

export interface Stream {
  events: { id: string | null; event: LiveEvent }[];
  /** Resolves when the server has ended it: `true` in order, `false` by a cut. */
  ended: Promise<boolean>;
  close(): void;
}

/** An event stream over a real connection, read as a browser does. */
export async function openStream(origin: string, orgId: string, cookie: string, lastEventId?: string): Promise<Stream> {
  const closing = new AbortController();
  const headers: Record<string, string> = { cookie, ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
  const response = await fetch(`${origin}/api/v1/app/events/${orgId}/`, { headers, signal: closing.signal });
  const events: Stream["events"] = [];
  async function read(): Promise<void> {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data) events.push({ id: /^id: (.*)$/m.exec(frame)?.[1] ?? null, event: LiveEvent.parse(JSON.parse(data)) });
      }
    }
  }
  const ended = read().then(
    () => true,
    () => false,
  );
  return { events, ended, close: () => closing.abort() };
}
