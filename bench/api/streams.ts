import { end, nextMessage, startHelper, type ServerProcess } from "./processes.ts";
import { seedProject, type Place } from "./seed.ts";

export interface Streams {
  readers: number;
  /** Milliseconds from the sending of a change until readers have it; over all readers and changes. */
  p50: number;
  p99: number;
  worst: number;
  /** Of the server's process, MiB. */
  memory: number;
  dropped: number;
}

const CHANGES = 20;

/** Everybody listens to one organization, and one bug after the other is created there: each reaches every reader. */
export async function benchStreams(server: ServerProcess, place: Place, readers: number): Promise<Streams> {
  const projectId = await seedProject(place, "streamed", 1);
  const child = startHelper("stream-readers.ts", [
    `${server.url}/api/v1/app/events/${place.organizationId}/`,
    place.headers["cookie"] ?? "",
    String(readers),
  ]);
  await nextMessage(child);
  const waits: number[] = [];
  let dropped = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const title = `news-${change}-of-${readers}-end`;
    const listening = nextMessage(child);
    child.send(title);
    await listening;
    const heard = nextMessage<{ arrivals: number[]; dropped: number }>(child);
    const sent = Number(process.hrtime.bigint()) / 1e6;
    const answer = await fetch(`${server.url}/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`, {
      method: "POST",
      headers: { ...place.headers, "content-type": "application/json" },
      body: JSON.stringify({ title, text: "It throws. ".repeat(40) }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} for a new bug`);
    const news = await heard;
    dropped = news.dropped;
    waits.push(...news.arrivals.map((at) => at - sent));
  }
  const { most } = await server.memory();
  await end(child);
  waits.sort((one, other) => one - other);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return { readers, p50: at(0.5), p99: at(0.99), worst: at(1), memory: most, dropped };
}
