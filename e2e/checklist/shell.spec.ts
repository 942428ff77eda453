import type { Page } from "@playwright/test";
import { expect } from "../support/site.ts";
import { stopClock } from "../support/time.ts";
import { row } from "./row.ts";

const WEEK_S = 604_800;
const PURPLE = "rgb(107, 33, 168)";

async function sidebarCookie(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

row("S1", "the sidebar folds, and stays as it was left", async ({ open, says }) => {
  const page = await open("ada@acme.test");
  const sidebar = page.locator("aside[data-state]");
  const width = async () => (await sidebar.boundingBox())?.width;
  await page.goto("/acme");
  await expect(sidebar).toHaveAttribute("data-state", "expanded");
  expect(await width()).toBe(256);
  await expect(sidebar).toHaveCSS("transition-duration", "0.2s");

  await page.keyboard.press("Control+b");
  await expect(sidebar).toHaveAttribute("data-state", "collapsed");
  await expect.poll(width).toBe(48);
  const cookie = await sidebarCookie(page, says("sidebar:state"));
  expect(cookie).toMatchObject({ value: says("false"), path: "/" });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_S)).toBeLessThan(60);
  await page.reload();
  await expect(sidebar).toHaveAttribute("data-state", "collapsed");
  await page.keyboard.press("Meta+b");
  await expect(sidebar).toHaveAttribute("data-state", "expanded");
  expect((await sidebarCookie(page, "sidebar:state"))?.value).toBe("true");

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toHaveCount(0);
  await page.getByRole("button", { name: "Toggle the sidebar" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  await sheet.getByRole("button", { name: "Close menu" }).click();
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar).toHaveCount(1);
});

row("S2", "the groups of the sidebar depend on person and place", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const nav = page.getByRole("navigation", { name: "Main" });
  await page.goto("/acme");
  await expect(nav.getByText(says("Your Organization"))).toBeVisible();
  await expect(nav.getByRole("button", { name: /^Organization .*switch/ })).toHaveCount(0);
  await expect(nav.getByText("Project", { exact: true })).toHaveCount(0);
  await expect(nav.getByText("Internal")).toHaveCount(0);
  await expect(nav.getByRole("link", { name: says("How it works?") })).toHaveAttribute("href", "/acme/how-it-works");
  await page.goto(site.bugsUrl);
  await expect(nav.getByText("Project", { exact: true })).toBeVisible();
  await expect(nav.getByRole("link", { name: /^Bugs/ })).toHaveAttribute("href", `/acme/${site.project.slug}/bugs`);
  await expect(nav.getByRole("link", { name: "Settings" })).toBeVisible();
  await page.goto("/internal/slack");
  await expect(page.getByRole("heading", { name: "Access Forbidden" })).toBeVisible();

  await nav.getByRole("button", { name: /, menu/ }).click();
  const items = [says("Profile"), says("Billing"), says("Notifications"), says("Log out")];
  await expect(page.getByRole("menuitem")).toHaveText(items);
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/sign-in");

  const member = await open("grace@acme.test");
  await member.goto("/acme");
  await expect(member.getByRole("button", { name: /^Organization Acme, switch/ })).toBeVisible();
  await member.goto("/globex");
  const mode = member.getByText(says("Organization Impersonation Mode"));
  await expect(mode).toBeVisible();
  expect(await mode.evaluate((node) => getComputedStyle(node.closest(".bg-impersonation") ?? node).backgroundColor)).toBe(PURPLE);

  const staff = await open("staff@fixpoint.test");
  await staff.goto("/internal");
  const internal = staff.getByRole("navigation", { name: "Main" });
  await expect(internal.getByRole("link", { name: "Slack" })).toHaveAttribute("href", "/internal/slack");
  await expect(internal.getByRole("link", { name: "Feature Flags" })).toHaveAttribute("href", "/internal/feature-flags");
});

row("S3", "the switchers search, and say when nothing is found", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  await page.goto(site.bugsUrl);
  await page.getByRole("button", { name: /^Project Calculator, switch/ }).click();
  const search = page.getByPlaceholder(says("Search project..."));
  await search.fill("zzz");
  await expect(page.getByText(says("No project found."))).toBeVisible();

  const member = await open("grace@acme.test");
  await member.goto("/globex/shop");
  await member.getByRole("button", { name: /^Project Shop, switch/ }).click();
  await expect(member.getByPlaceholder(says("Search in N projects...").replace("N", "2"))).toBeFocused();
  await member.keyboard.press("Escape");
  await member.getByRole("button", { name: /^Organization Globex, switch/ }).click();
  await member.getByPlaceholder(says("Search in N organizations...").replace("N", "2")).fill("zzz");
  await expect(member.getByText(says("No organization found."))).toBeVisible();
});

row("S4", "switching goes to another organization or project", async ({ open, site }) => {
  const page = await open("grace@acme.test");
  const audits: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/audit/")) audits.push(new URL(request.url()).pathname);
  });
  const mark = () => page.evaluate(() => void Object.assign(globalThis, { wasHere: true }));
  const isMarked = () => page.evaluate(() => "wasHere" in globalThis);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: /^Organization .*, switch/ }).click();
    await page.getByRole("option", { name }).click();
  };
  await page.goto("/acme");
  await mark();
  await page.getByRole("button", { name: /^Organization .*, switch/ }).click();
  await page.getByRole("option", { name: "Globex" }).waitFor();
  await stopClock(page);
  await page.getByRole("option", { name: "Globex" }).click();
  await page.clock.runFor(99);
  await expect(page).toHaveURL("/acme");
  await page.clock.runFor(1);
  await page.waitForURL("/globex");
  await page.clock.resume();
  expect(await isMarked()).toBe(false);
  expect(audits).toEqual([`/api/v1/audit/organizations/${site.globexId}/access`]);

  await page.goto("/globex/shop/bugs");
  await mark();
  await page.getByRole("button", { name: /^Project Shop, switch/ }).click();
  await page.getByRole("option", { name: "Billing" }).click();
  await expect(page).toHaveURL("/globex/billing");
  expect(await isMarked()).toBe(true);

  await choose("Acme");
  await page.waitForURL("/acme");
  expect(await isMarked()).toBe(false);
  expect(audits).toHaveLength(1);
});

row("S5", "the palette opens, closes and leads to the project's pages", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const input = page.getByPlaceholder(says("Type a command or search..."));
  await page.goto("/acme");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await expect(input).toBeFocused();
  await expect(page.getByText(says("General"))).toHaveCount(0);
  await input.fill("qqqq");
  await expect(page.getByText(says("No results found."))).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(input).toHaveCount(0);

  await page.goto(`/acme/${site.project.slug}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Meta+k");
  await expect(page.getByText("General")).toBeVisible();
  const options = page.getByRole("option");
  await expect(options).toHaveText([says("Bugs"), says("Settings")]);
  await options.getByText("Settings").click();
  await expect(page).toHaveURL(`/acme/${site.project.slug}/settings/general`);
  await page.keyboard.press("Control+k");
  await options.getByText("Bugs").click();
  await expect(page).toHaveURL(new RegExp(`/${site.project.slug}/bugs$`));
});

row("S6", "the theme changes in two steps of 200 ms and is kept", async ({ open }) => {
  const page = await open("ada@acme.test", { colorScheme: "light" });
  await page.addInitScript(() => {
    const steps: { duration: unknown; isDark: boolean }[] = [];
    Object.assign(globalThis, { steps });
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateAndNote(frames, options) {
      const duration = typeof options === "object" ? options.duration : options;
      steps.push({ duration, isDark: document.documentElement.classList.contains("dark") });
      return animate.call(this, frames, options);
    };
  });
  await page.goto("/acme");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();

  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.locator("body > div.pointer-events-none.fixed")).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { steps: unknown[] }).steps)).toEqual([
    { duration: 200, isDark: false },
    { duration: 200, isDark: true },
  ]);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem("uiConfig"))) ?? "{}")).toMatchObject({ theme: "dark" });
  // Before anything is drawn: the class is there when the page's own code has not run yet.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

row("S7", "toasts, tooltips and scroll-bars come and go in their time", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.bugsUrl}/${site.bugs.validatedFix.id}`);
  await page.getByRole("button", { name: "Copy the key" }).waitFor();
  // What tells is loaded after what shows.
  await page.getByRole("region", { name: /^Notifications/ }).waitFor({ state: "attached" });
  await stopClock(page);
  await page.getByRole("button", { name: "Copy the key" }).click();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Copied to clipboard" });
  // The clipboard answers in its own time, and the toast is drawn by the clock that stands: it is moved on until it shows.
  const isShown = async (): Promise<boolean> => {
    await page.clock.runFor(10);
    return toast.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await expect(toast.getByRole("button", { name: "Close toast" })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3900);
  await expect(toast).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(200);
  await expect(toast).toHaveAttribute("data-removed", "true");
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  // The scroll-bar of the page.
  const bar = () => page.locator("#content").evaluate((node) => getComputedStyle(node).scrollbarColor);
  const hidden = await bar();
  await page.locator("#content").evaluate((node) => node.scrollBy(0, 100));
  await expect.poll(bar).not.toBe(hidden);
  await page.clock.runFor(599);
  expect(await bar()).not.toBe(hidden);
  await page.clock.runFor(1);
  expect(await bar()).toBe(hidden);

  // The tooltips of the folded sidebar.
  await page.keyboard.press("Control+b");
  await page.clock.runFor(300);
  const nav = page.getByRole("navigation", { name: "Main" });
  const tooltip = page.getByRole("tooltip");
  await nav.getByRole("link", { name: "Users" }).hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Users");
  await page.mouse.move(700, 500, { steps: 4 });
  await page.clock.runFor(200);
  await nav.getByRole("link", { name: "Integrations" }).hover();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText("Integrations");
  await page.mouse.move(700, 500, { steps: 4 });
  await page.clock.runFor(400);
  await nav.getByRole("link", { name: "Users" }).hover();
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(0);
});

row("S8", "the logo leads home and out of the project", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  await page.goto(site.bugsUrl);
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByText("Project", { exact: true })).toBeVisible();
  await nav.getByRole("link", { name: "Fixpoint, home" }).click();
  await expect(page).toHaveURL("/acme");
  await expect(nav.getByText("Project", { exact: true })).toHaveCount(0);
  await page.goto("/");
  await expect(page).toHaveURL("/acme");
});
