import type { Browser } from "@playwright/test";
import { median } from "../api/scaling.ts";
import { seedProject, type Place } from "../api/seed.ts";
import { openPage } from "./chromium.ts";
import { seedLargeFix } from "./seed-large-fix.ts";

export interface Vitals {
  name: string;
  /** Largest contentful paint, milliseconds on a slow phone: p75 of the tries. */
  lcp: number;
  /** Cumulative layout shift, the worst of the tries. */
  cls: number;
  limit: number;
}

const TRIES = 4;
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 10_000_000 / 8;
const ROUND_TRIP_MS = 40;
const SETTLED_MS = 3_000;
const BUGS = 200;

async function measureOnce(browser: Browser, url: string, address: string, place: Place | null) {
  const page = await openPage(browser, url, place);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { vitals });
    new PerformanceObserver((list) => {
      vitals.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) vitals.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${url}${address}`);
  await page.locator("h1").first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: { lcp: number; cls: number } }).vitals);
  await page.context().close();
  return vitals;
}

async function measure(browser: Browser, url: string, name: string, address: string, place: Place | null, limit: number) {
  const tries = [];
  for (let index = 0; index < TRIES; index += 1) tries.push(await measureOnce(browser, url, address, place));
  const lcps = tries.map(({ lcp }) => lcp).toSorted((one, other) => one - other);
  // Of four the third is p75.
  return { name, lcp: lcps[2] ?? median(lcps), cls: Math.max(...tries.map(({ cls }) => cls)), limit };
}

/** How soon and how calmly the three pages come that people open most. */
export async function benchVitals(browser: Browser, url: string, place: Place): Promise<Vitals[]> {
  const slug = `vital-${BUGS}`;
  await seedProject(place, slug, BUGS);
  const bug = await seedLargeFix(place, 60, 60);
  return [
    await measure(browser, url, "sign-in", "/sign-in", null, 1_500),
    await measure(browser, url, "bug list", `/${place.slug}/${slug}/bugs`, place, 2_000),
    await measure(browser, url, "bug", `/${place.slug}/${bug.slug}/bugs/${bug.bugId}`, place, 2_000),
  ];
}
