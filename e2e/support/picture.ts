import { fileURLToPath } from "node:url";
import path from "node:path";
import type { Page } from "@playwright/test";

export const IMAGES = fileURLToPath(new URL("../../docs/images", import.meta.url));
/** What fades in, and the colours of code, settle after the text. */
const SETTLE_MS = 2_000;
const MARGIN = 32;
const TALLEST = 1_500;

/** The page as it stays: its data is there and nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[data-skeleton], [role=progressbar]") === null);
  await page.waitForTimeout(SETTLE_MS);
}

/** Of what the window shows now. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await settle(page);
  await page.screenshot({ path: path.join(IMAGES, `${name}.png`) });
  console.log(`docs/images/${name}.png`);
}

/** Makes the window as tall as it takes to show that part whole. */
export async function fitTo(page: Page, selector: string): Promise<void> {
  await settle(page);
  const box = await page.locator(selector).first().boundingBox();
  const width = page.viewportSize()?.width;
  if (!box || !width) throw new Error(`There is no ${selector} to be seen`);
  await page.setViewportSize({ width, height: Math.min(Math.ceil(box.y + box.height) + MARGIN, TALLEST) });
}
