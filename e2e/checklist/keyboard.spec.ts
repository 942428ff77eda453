import type { Locator, Page } from "@playwright/test";
import { seedBug } from "../support/seed.ts";
import { expect } from "../support/site.ts";
import { row } from "./row.ts";

const MOST_TABS = 80;

/** Goes on with Tab until that is focused, and presses Enter on it. */
async function enter(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

row("X1", "from sign-in to an opened pull request without a mouse", async ({ open, site }) => {
  const { repository } = site.server;
  const place = { organizationId: site.orgId, projectId: site.project.id, repository };
  const bug = await seedBug(site.server.context.db, place, { title: "Receipt lists no items", result: "validated_fix" });
  const page = await open(null);
  await page.goto("/");
  await enter(page, page.getByRole("button", { name: "Continue with GitHub" }));
  await enter(page, page.getByRole("button", { name: "Continue as ada@acme.test" }));
  await expect(page).toHaveURL("/acme");

  await page.getByRole("heading", { level: 1 }).waitFor();
  await enter(page, page.getByRole("main").getByRole("link", { name: site.project.name }).first());
  await expect(page).toHaveURL(`/acme/${site.project.slug}`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Bugs/ }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/bugs$/);
  await page.getByRole("row").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("receipt");
  await expect(page.getByRole("row")).toHaveCount(1);
  await enter(page, page.getByRole("link", { name: bug.title }));
  await enter(page, page.getByRole("button", { name: "Open pull request" }).first());
  await expect(page.locator("#pull-request span[data-view=open]")).toBeVisible();
});

row("X1", "each key that works everywhere", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  const project = `/acme/${site.project.slug}`;
  await page.goto(`${project}/bugs`);
  await page.getByRole("row").first().waitFor();
  const sidebar = page.locator("aside[data-state]");
  const palette = page.getByPlaceholder("Type a command or search...");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("Control+b");
  await expect(sidebar).toHaveAttribute("data-state", "collapsed");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Filter bugs" })).toBeFocused();
  await page.keyboard.type("g?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox", { name: "Filter bugs" })).toHaveValue("");

  await page.locator("h1").click();
  const goTo = async (key: string, path: string) => {
    await page.keyboard.press("g");
    await page.keyboard.press(key);
    await expect(page, `g ${key}`).toHaveURL(path);
    await page.locator("h1").first().waitFor();
  };
  await goTo("s", `${project}/settings/general`);
  await goTo("b", `${project}/bugs`);
  await goTo("u", "/acme/users");
  await goTo("i", "/acme/integrations");
  await goTo("n", "/settings/notifications");
  await goTo("h", "/acme");
});

row("X1", "whoever wants no motion sees none, and waits as long as everybody", async ({ open }) => {
  const page = await open(null, { reducedMotion: "reduce" });
  await page.goto("/sign-in");
  await page.locator("#github").waitFor();
  const durations = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
  expect(durations.filter((duration) => duration !== 0)).toEqual([]);
  await expect(page.locator("#github")).toHaveCSS("transition-duration", "0s");
  const picture = () => page.locator("canvas").evaluate((node) => (node as HTMLCanvasElement).toDataURL());
  const still = await picture();
  await page.clock.install();
  await page.reload();
  await page.locator("#github").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const drawn = await picture();
  expect(drawn).not.toBe(await page.evaluate(() => document.createElement("canvas").toDataURL()));
  expect(drawn).not.toBe(still);
  await page.clock.runFor(2000);
  expect(await picture()).toBe(drawn);

  const asked: string[] = [];
  await page.route(/\/api\/v1\/auth\/github\?/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.locator("#github").click();
  await page.clock.runFor(599);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);

  await page.reload();
  await page.getByRole("button", { name: "See it in action" }).click();
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/how-it-works");
});
