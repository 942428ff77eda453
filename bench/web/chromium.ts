import { existsSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import type { Place } from "../api/seed.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
}

/** A page in a browser context of its own: nothing is cached. `place` signs its member in. */
export async function openPage(browser: Browser, url: string, place: Place | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
  const [name = "", value = ""] = (place?.headers["cookie"] ?? "").split("=");
  if (name !== "") await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}
