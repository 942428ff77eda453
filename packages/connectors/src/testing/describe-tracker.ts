import { installBench, type TrackerSuite } from "./tracker/bench.ts";
import { describePages } from "./tracker/pages.ts";
import { describeReading } from "./tracker/reading.ts";
import { describeTrouble } from "./tracker/trouble.ts";
import { describeWebhooks } from "./tracker/webhooks.ts";
import { describeWriting } from "./tracker/writing.ts";

/** How every tracker behaves, whatever its vendor; run against a fake that checks each request. */
export function describeTracker(suite: TrackerSuite): void {
  const bench = installBench(suite);
  describeReading(bench);
  describePages(bench);
  describeWriting(bench);
  describeTrouble(bench);
  describeWebhooks(bench);
}
