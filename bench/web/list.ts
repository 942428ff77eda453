import type { Browser, Page } from "@playwright/test";
import { seedProject, type Place } from "../api/seed.ts";
import { BUDGETS } from "./budgets.ts";
import { openPage } from "./chromium.ts";
import { traced, type MainThread } from "./trace.ts";

export interface LongList {
  bugs: number;
  /** At most, while it was scrolled. */
  rowNodes: number;
  /** MiB after a collection. */
  heap: number;
  scroll: MainThread & { frames: number; worstFrame: number; slowFrames: number; scriptingPerFrame: number };
  /** The same browser beside it, scrolling a page of the same height with nothing on it: what the machine does by itself. */
  bare: { worstFrame: number; slowFrames: number };
  /** `worst` from the key to the next paint, by the browser's own clock; the longest task until the rows are filtered. */
  keystroke: { worst: number; main: MainThread };
}

const FRAMES = 240;
const PIXELS_A_FRAME = 120;
/** The filter waits for a pause in the typing. */
const SETTLED_MS = 1_000;
const WORDS = ["customer 77", "crash cart", "9999"];
const MIB = 1024 * 1024;

/** Scrolls from frame to frame as a wheel does; the milliseconds of each and the most rows there were. */
export function scrollList(page: Page, frames = FRAMES): Promise<{ gaps: number[]; rowNodes: number }> {
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
    [frames, PIXELS_A_FRAME] as const,
  );
}

/** Frames by the clock: a browser that misses one shows the next after twice the time. */
function framesOf(gaps: number[]): LongList["bare"] {
  return { worstFrame: Math.max(...gaps), slowFrames: gaps.filter((gap) => gap > BUDGETS.frame).length };
}

async function scrollBare(browser: Browser, height: number): Promise<LongList["bare"]> {
  const page = await openPage(browser, "about:blank", null);
  await page.setContent(`<main id="content" style="height:100vh;overflow:auto"><div style="height:${height}px"></div></main>`);
  await scrollList(page, 30);
  const { gaps } = await scrollList(page);
  await page.context().close();
  return framesOf(gaps);
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
  const { main: scroll, result: scrolled } = await traced(context, "list-scroll", () => scrollList(page));
  await page.locator("#bug-filter").focus();
  await page.locator("#content").evaluate((box) => box.scrollTo(0, 0));
  await page.waitForTimeout(SETTLED_MS);
  const interactions = await watchInteractions(page);
  const { main: typing } = await traced(context, "list-filter", async () => {
    for (const word of WORDS) {
      await page.locator("#bug-filter").fill("");
      await page.locator("#bug-filter").pressSequentially(word, { delay: 120 });
      await page.waitForTimeout(SETTLED_MS);
    }
  });
  const worst = Math.max(0, ...(await interactions()));
  await page.locator("#bug-filter").fill("");
  await page.waitForTimeout(SETTLED_MS);
  const heap = await usedHeap(page);
  await page.context().close();
  const bare = await scrollBare(browser, height);
  return {
    bugs,
    rowNodes: scrolled.rowNodes,
    heap,
    scroll: {
      ...scroll,
      frames: scrolled.gaps.length,
      ...framesOf(scrolled.gaps),
      scriptingPerFrame: scroll.scripting / scrolled.gaps.length,
    },
    bare,
    keystroke: { worst, main: typing },
  };
}
