import { startFakeVendor } from "../apps/server/src/testing/fake-vendor.ts";
import { startTestServer } from "../apps/server/src/testing/test-server.ts";
import { renderFinding, type Findings } from "./findings.ts";
import { readOptions, USAGE, type FuzzOptions } from "./options.ts";
import { missedGoals, renderSummary } from "./goals.ts";
import { runFuzz } from "./run-fuzz.ts";
import { renderTable, type Tally } from "./tally.ts";

async function run(options: FuzzOptions): Promise<void> {
  const vendor = await startFakeVendor();
  const server = await startTestServer({ FIXPOINT_ROLE: "web", FIXPOINT_LOG_LEVEL: "error", ...vendor.env });
  try {
    process.stderr.write(`seed ${options.seed}\n`);
    const stop = new AbortController();
    process.once("SIGINT", () => stop.abort());
    const onProgress = ({ requests }: Tally, { list }: Findings) =>
      void process.stderr.write(`${requests} requests, ${list.length} findings\n`);
    const result = await runFuzz(server, options, { onProgress, signal: stop.signal });
    process.stdout.write(`${renderTable(result.tally)}\n\n`);
    for (const finding of result.findings.list) process.stdout.write(`${renderFinding(finding)}\n\n`);
    process.stdout.write(`${renderSummary(result, options)}\n`);
    const missed = missedGoals(result, options);
    for (const goal of missed) process.stdout.write(`Missed: ${goal}\n`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    vendor.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${USAGE}\n`);
  else await run(options);
}

await main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
