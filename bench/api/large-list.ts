import { median, timedRequest } from "./scaling.ts";
import { seedProject, type Place } from "./seed.ts";

export interface LargeList {
  issues: number;
  /** Of the answer's body as browsers get it, compressed. */
  bytes: number;
  /** Milliseconds until its last byte: median and worst of the tries. */
  median: number;
  worst: number;
}

const TRIES = 15;

/** One reader, one request after the other, as browsers ask. */
export async function benchLargeList(url: string, place: Place, issues: number): Promise<LargeList> {
  const projectId = await seedProject(place, `large-${issues}`, issues);
  const address = `${url}/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`;
  const headers = { ...place.headers, "accept-encoding": "gzip, deflate, br, zstd" };
  for (let warm = 0; warm < 5; warm += 1) await timedRequest(address, headers);
  const tries = [];
  for (let index = 0; index < TRIES; index += 1) tries.push(await timedRequest(address, headers));
  const times = tries.map(({ ms }) => ms);
  return { issues, bytes: tries[0]?.bytes ?? 0, median: median(times), worst: Math.max(...times) };
}
