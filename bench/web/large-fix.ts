import type { Browser, Page } from "@playwright/test";
import type { Place } from "../api/seed.ts";
import { openPage } from "./chromium.ts";
import { seedLargeFix } from "./seed-large-fix.ts";
import { traced, type MainThread } from "./trace.ts";

export interface Opened {
  /** Milliseconds from the click to the paint of the first lines. */
  paint: number;
  main: MainThread;
  /** Lines in the page, of all there are. */
  lineNodes: number;
}

export interface LargeFixFigures {
  diffLines: number;
  logLines: number;
  diff: Opened;
  log: Opened;
}

const DIFF_LINES = 5_000;
const LOG_LINES = 50_000;
const SETTLED_MS = 1_500;

/** Clicks and waits, inside the page, for the frame after the one in which `lines` are there. */
function openAndPaint(page: Page, button: string, lines: string): Promise<number> {
  return page.evaluate(
    ([selector, awaited]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        document.querySelector<HTMLElement>(selector)?.click();
        function look(): void {
          if (document.querySelector(awaited) === null) return void requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.now() - started));
        }
        requestAnimationFrame(look);
      }),
    [button, lines] as const,
  );
}

async function measureOpening(
  context: { browser: Browser; page: Page; traces: string | null },
  name: string,
  button: string,
  lines: string,
): Promise<Opened> {
  const { main, result: paint } = await traced(context, name, async () => {
    const ms = await openAndPaint(context.page, button, lines);
    await context.page.waitForTimeout(SETTLED_MS);
    return ms;
  });
  return { paint, main, lineNodes: await context.page.locator(lines).count() };
}

/** The page of a bug whose fix and output have that many lines. */
export async function openLargeFix(
  browser: Browser,
  url: string,
  place: Place,
  { diffLines, logLines }: { diffLines: number; logLines: number },
): Promise<Page> {
  const { slug, bugId } = await seedLargeFix(place, diffLines, logLines);
  const page = await openPage(browser, url, place);
  await page.goto(`${url}/${place.slug}/${slug}/bugs/${bugId}`);
  return page;
}

/** A large change and a long log, each opened by a click: as folded files and sections are. */
export async function benchLargeFix(
  browser: Browser,
  url: string,
  place: Place,
  traces: string | null,
): Promise<LargeFixFigures> {
  const page = await openLargeFix(browser, url, place, { diffLines: DIFF_LINES, logLines: LOG_LINES });
  const context = { browser, page, traces };
  const fold = "#reproduction button[aria-expanded]";
  await page.locator(fold).first().click();
  // The code of the diff comes with the first file that is opened; in a bug with several it is there.
  await page.evaluate(() => document.fonts.ready);
  const log = await measureOpening(context, "log", fold, "#reproduction [aria-label='Output before the fix'] [data-line]");
  const file = "#fix article button[aria-expanded]";
  await page.locator(file).first().click();
  await page.locator("#fix tbody tr").first().waitFor();
  await page.locator(file).first().click();
  const diff = await measureOpening(context, "diff", file, "#fix tbody tr");
  await page.context().close();
  return { diffLines: DIFF_LINES, logLines: LOG_LINES, diff, log };
}
