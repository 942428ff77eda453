import autocannon, { type Options, type Result } from "autocannon";
import { end, nextMessage, startHelper } from "./processes.ts";

export interface Load {
  /** Answers of 2xx a second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Neither 2xx nor a time-out is hidden. */
  failed: number;
}

/** One load of `seconds`, after a shorter one that nobody counts. */
export async function load(options: Options, seconds: number): Promise<Load> {
  await autocannon({ ...options, duration: 2 });
  const result: Result = await autocannon({ ...options, duration: seconds });
  return {
    perSecond: result["2xx"] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** The same load on Node's bare HTTP server that holds the same body in memory: what there is to lose. */
export async function floorOf(body: string, connections: number, seconds: number): Promise<Load> {
  const child = startHelper("floor-server.ts", []);
  await nextMessage(child);
  child.send(body);
  const url = await nextMessage<string>(child);
  const measured = await load({ url, connections }, seconds);
  await end(child);
  return measured;
}
