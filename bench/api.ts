import { writeFile } from "node:fs/promises";
import path from "node:path";
import { connect } from "@fixpoint/db";
import { startDatabase } from "./api/databases.ts";
import { benchLargeList } from "./api/large-list.ts";
import { benchArchive, benchCreate, benchList, type Loaded } from "./api/list-and-writes.ts";
import { readOptions, USAGE, type BenchOptions, type DatabaseKind, type Part } from "./api/options.ts";
import { plotScaling } from "./api/plot.ts";
import { startServerProcess } from "./api/processes.ts";
import { renderRatios, renderReport, type Measured } from "./api/report.ts";
import { benchScaling, type Scaling } from "./api/scaling.ts";
import { seedPlace } from "./api/seed.ts";
import { benchStreams } from "./api/streams.ts";
import { reportFailure } from "./shared/run-bench.ts";

const PLOT = path.join(import.meta.dirname, "..", "docs", "images", "api-scaling.svg");
const LARGE = 10_000;

/** Each part on a server and a database of its own, so that none is measured on what another left behind. */
async function onFreshServer<T>(
  kind: DatabaseKind,
  perform: (server: Awaited<ReturnType<typeof startServerProcess>>, place: Awaited<ReturnType<typeof seedPlace>>) => Promise<T>,
): Promise<T> {
  const database = await startDatabase(kind);
  try {
    const connection = await connect({ databaseUrl: database.url });
    const server = await startServerProcess(database.url, database.dataDir);
    try {
      return await perform(server, await seedPlace(connection.db));
    } finally {
      await server.stop();
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}

async function measure(kind: DatabaseKind, { parts, seconds, connections, streams }: BenchOptions): Promise<Measured> {
  const has = (part: Part) => parts.includes(part);
  const loads: Loaded[] = [];
  if (has("list")) loads.push(await onFreshServer(kind, ({ url }, place) => benchList(url, place, connections, seconds)));
  if (has("writes")) {
    loads.push(await onFreshServer(kind, ({ url }, place) => benchCreate(url, place, connections, seconds, 1)));
    loads.push(await onFreshServer(kind, ({ url }, place) => benchCreate(url, place, connections, seconds, 8)));
    loads.push(await onFreshServer(kind, ({ url }, place) => benchArchive(url, place, connections, seconds)));
  }
  return {
    loads,
    streams: has("streams") ? await onFreshServer(kind, (server, place) => benchStreams(server, place, streams)) : null,
    large: has("large") ? await onFreshServer(kind, ({ url }, place) => benchLargeList(url, place, LARGE)) : null,
    scaling: has("scaling") ? await onFreshServer(kind, ({ url }, place) => benchScaling(url, place)) : null,
  };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return void process.stdout.write(`${USAGE}\n`);
  const measured: Partial<Record<DatabaseKind, Measured>> = {};
  const scalings: Partial<Record<DatabaseKind, Scaling>> = {};
  for (const kind of options.databases) {
    const found = await measure(kind, options);
    measured[kind] = found;
    if (found.scaling) scalings[kind] = found.scaling;
    const { text, holds } = renderReport(kind, found);
    process.stdout.write(`${text}\n`);
    if (!holds) process.exitCode = 1;
  }
  const ratios = renderRatios(measured);
  if (ratios !== "") process.stdout.write(`${ratios}\n`);
  if (Object.keys(scalings).length > 0) await writeFile(PLOT, plotScaling(scalings));
}

await main().catch((error: unknown) => reportFailure(error, USAGE));
