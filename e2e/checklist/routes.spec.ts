import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { routesOf } from "../support/routes.ts";
import { BETA_FORM_URL, expect } from "../support/site.ts";
import { row } from "./row.ts";

const THEMES = ["light", "dark"] as const;
const AXE_WIDTHS = [375, 1280];
const WIDTHS = [320, 767, 768, 1023, 1024, 1440];
const HEIGHT = 900;

/** The page as it stays: its data is there and nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[data-skeleton], [role=progressbar]").length === 0);
}

/** The half megabyte of axe, only where the page has none yet: it would be parsed twice at each look. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  // What is right is counted and not told one by one, which takes longer than to find what is wrong.
  return new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
}

async function answerBetaForm(page: Page): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Join</title><main><h1>Join</h1></main></html>';
  await page.route(BETA_FORM_URL, (route) => route.fulfill({ contentType: "text/html", body }));
}

/** What axe finds of the page as it stands, in both themes, narrow and wide. */
async function askAxe(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    for (const width of AXE_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await settle(page);
      const { violations } = await (await axeIn(page)).analyze();
      for (const { id, nodes } of violations)
        found.push(`${path} ${theme} ${width}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    }
  }
  return found;
}

/** What is too wide for the window, at each width. */
async function measureWidths(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // The shell, where there is one, has its sidebar from 768 px on.
    await page.waitForFunction((isWide) => {
      const hasShell = document.querySelector("header button[aria-label='Toggle the sidebar']") !== null;
      return document.querySelectorAll("aside[data-state]").length === Number(hasShell && isWide);
    }, width > 767);
    const overflow = await page.evaluate(() =>
      [document.documentElement, document.querySelector("#content")].map((area) =>
        area ? area.scrollWidth - area.clientWidth : 0,
      ),
    );
    if (overflow.some((pixels) => pixels > 0)) found.push(`${path} at ${width}: ${overflow.join(" and ")} px too wide`);
  }
  return found;
}

interface Found {
  axe: string[];
  tooWide: string[];
}

async function visitAll({ open, site }: Pick<Parameters<Parameters<typeof row>[2]>[0], "open" | "site">): Promise<Found> {
  const found: Found = { axe: [], tooWide: [] };
  for (const { account, paths } of routesOf(site)) {
    const page = await open(account, { reducedMotion: "reduce" });
    await answerBetaForm(page);
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      found.tooWide.push(...(await measureWidths(page, path)));
      found.axe.push(...(await askAxe(page, path)));
    }
  }
  return found;
}

let visited: Promise<Found> | null = null;
/** Every route once for both rows, by whichever comes first: to load them all takes as long as to look at them. */
const visitOnce: (...tools: Parameters<typeof visitAll>) => Promise<Found> = (tools) => (visited ??= visitAll(tools));

row("X1", "axe finds nothing on any route, in both themes, narrow and wide", async (tools) => {
  expect((await visitOnce(tools)).axe).toEqual([]);
});

row("R1", "no page scrolls sideways, and the menu is a sheet up to 767 px only", async (tools) => {
  expect((await visitOnce(tools)).tooWide).toEqual([]);
});
