import type { Browser, Page } from "@playwright/test";
import { seedProject, type Place } from "../api/seed.ts";
import { BUDGETS } from "./budgets.ts";
import { openPage } from "./chromium.ts";
import { traced, type MainThread } from "./trace.ts";

/** Frames by the clock; `worstFrame` in milliseconds, `slowFrames` took longer than the budget. */
export interface Frames {
  frames: number;
  worstFrame: number;
  slowFrames: number;
}

/** At the pace of a wheel that is turned fast, and thrown, which no eye can follow. */
interface ByTheClock {
  wheel: Frames;
  thrown: Frames;
}

export interface LongList {
  bugs: number;
  /** At most, while it was scrolled. */
  rowNodes: number;
  /** MiB after a collection. */
  heap: number;
  scroll: MainThread & ByTheClock & { scriptingPerFrame: number };
  /** The same browser beside it, scrolling a page of the same height with nothing on it: what the machine does by itself. */
  bare: ByTheClock;
  /** `worst` from the key to the next paint, by the browser's own clock; the longest task until the rows are filtered. */
  keystroke: { worst: number; main: MainThread };
}

const FRAMES = 240;
const PASSES = 4;
/** Pixels a frame: at 60 frames a second 2,400 and 7,200 a second. */
const WHEEL = 40;
const THROWN = 120;
/** The filter waits for a pause in the typing. */
const SETTLED_MS = 1_000;
const WORDS = ["customer 77", "crash cart", "9999"];
const MIB = 1024 * 1024;

/** Scrolls from frame to frame; the milliseconds of each and the most rows there were. */
export function scrollList(page: Page, frames = FRAMES, pixels = THROWN): Promise<{ gaps: number[]; rowNodes: number }> {
  return page.evaluate(
    ([count, step]) =>
      new Promise<{ gaps: number[]; rowNodes: number }>((resolve) => {
        const box = document.getElementById("content");
        const gaps: number[] = [];
        let rowNodes = 0;
        let last = performance.now();
        function frame(now: number): void {
          gaps.push(now - last);
          last = now;
          rowNodes = Math.max(rowNodes, document.querySelectorAll("[data-list] [role=row]").length);
          if (gaps.length > count) return resolve({ gaps: gaps.slice(1), rowNodes });
          box?.scrollBy(0, step);
          requestAnimationFrame(frame);
        }
        requestAnimationFrame(frame);
      }),
    [frames, pixels] as const,
  );
}

/** Scrolls from the top, several times. A browser that misses a frame shows the next after twice the time. */
async function countFrames(page: Page, pixels: number): Promise<Frames> {
  const gaps: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    await page.locator("#content").evaluate((box) => box.scrollTo(0, 0));
    await page.waitForTimeout(SETTLED_MS);
    gaps.push(...(await scrollList(page, FRAMES, pixels)).gaps);
  }
  return { frames: gaps.length, worstFrame: Math.max(...gaps), slowFrames: gaps.filter((gap) => gap > BUDGETS.frame).length };
}

async function byTheClock(page: Page): Promise<ByTheClock> {
  return { wheel: await countFrames(page, WHEEL), thrown: await countFrames(page, THROWN) };
}

async function type(page: Page): Promise<void> {
  for (const word of WORDS) {
    await page.locator("#bug-filter").fill("");
    await page.locator("#bug-filter").pressSequentially(word, { delay: 120 });
    await page.waitForTimeout(SETTLED_MS);
  }
}

async function scrollBare(browser: Browser, height: number): Promise<ByTheClock> {
  const page = await openPage(browser, "about:blank", null);
  await page.setContent(`<main id="content" style="height:100vh;overflow:auto"><div style="height:${height}px"></div></main>`);
  await scrollList(page, 30);
  const frames = await byTheClock(page);
  await page.context().close();
  return frames;
}

/** Collects how long interactions took to the next paint, in steps of 8 ms; below 16 ms the browser tells nothing. */
export async function watchInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (globalThis as unknown as { interactions: number[] }).interactions);
}

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / MIB;
}

export async function openList(browser: Browser, url: string, place: Place, slug: string): Promise<Page> {
  const page = await openPage(browser, url, place);
  await page.goto(`${url}/${place.slug}/${slug}/bugs`);
  await page.locator("[data-list] [role=row]").first().waitFor();
  return page;
}

export async function benchLongList(
  browser: Browser,
  url: string,
  place: Place,
  bugs: number,
  traces: string | null,
): Promise<LongList> {
  const slug = `long-${bugs}`;
  await seedProject(place, slug, bugs);
  const page = await openList(browser, url, place, slug);
  const context = { browser, page, traces };
  await scrollList(page, 30);
  const height = await page.locator("#content").evaluate((box) => box.scrollHeight);
  // By the clock without a trace, which takes a fifth of the time itself.
  const frames = await byTheClock(page);
  const { main: scroll, result: scrolled } = await traced(context, "list-scroll", () => scrollList(page));
  await page.locator("#bug-filter").focus();
  await page.locator("#content").evaluate((box) => box.scrollTo(0, 0));
  await page.waitForTimeout(SETTLED_MS);
  const interactions = await watchInteractions(page);
  await type(page);
  const worst = Math.max(0, ...(await interactions()));
  const { main: typing } = await traced(context, "list-filter", () => type(page));
  await page.locator("#bug-filter").fill("");
  await page.waitForTimeout(SETTLED_MS);
  const heap = await usedHeap(page);
  await page.context().close();
  const bare = await scrollBare(browser, height);
  return {
    bugs,
    rowNodes: scrolled.rowNodes,
    heap,
    scroll: { ...scroll, ...frames, scriptingPerFrame: scroll.scripting / scrolled.gaps.length },
    bare,
    keystroke: { worst, main: typing },
  };
}
