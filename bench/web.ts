import { mkdir } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import type { Place } from "./api/seed.ts";
import { benchBurst } from "./web/burst.ts";
import { benchLargeFix } from "./web/large-fix.ts";
import { benchLongList } from "./web/list.ts";
import { readOptions, USAGE, type BenchOptions, type Part } from "./web/options.ts";
import { measurePages } from "./web/pages.ts";
import { withPlace } from "./web/place.ts";
import { renderReport, type Measured } from "./web/report.ts";
import { benchVitals } from "./web/vitals.ts";
import { reportFailure } from "./shared/run-bench.ts";

const NOTHING: Measured = { pages: [], vitals: [], list: null, burst: null, fix: null };

function partsOf({
  bugs,
  traces,
}: BenchOptions): Record<Part, (b: Browser, url: string, place: Place) => Promise<Partial<Measured>>> {
  return {
    bytes: async (browser, url, place) => ({ pages: await measurePages(browser, url, place) }),
    vitals: async (browser, url, place) => ({ vitals: await benchVitals(browser, url, place) }),
    list: async (browser, url, place) => ({ list: await benchLongList(browser, url, place, bugs, traces) }),
    burst: async (browser, url, place) => ({ burst: await benchBurst(browser, url, place, bugs, traces) }),
    fix: async (browser, url, place) => ({ fix: await benchLargeFix(browser, url, place, traces) }),
  };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return void process.stdout.write(`${USAGE}\n`);
  if (options.traces) await mkdir(options.traces, { recursive: true });
  const parts = partsOf(options);
  for (const part of options.parts) {
    // Each part on a server, a database and a browser of its own, so that none is measured on what another left behind.
    const { text, holds } = renderReport({ ...NOTHING, ...(await withPlace(parts[part])) });
    process.stdout.write(`${text}\n`);
    if (!holds) process.exitCode = 1;
  }
}

await main().catch((error: unknown) => reportFailure(error, USAGE));
