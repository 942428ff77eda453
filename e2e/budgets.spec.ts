import { expect, test as base } from "@playwright/test";
import { seedPlace, seedProject, type Place } from "../bench/api/seed.ts";
import { BUDGETS } from "../bench/web/budgets.ts";
import { openList, scrollList } from "../bench/web/list.ts";
import { HIGHLIGHTER, measurePages } from "../bench/web/pages.ts";
import { withStage, type Stage } from "../bench/web/place.ts";
import { openLargeFix } from "../bench/web/large-fix.ts";

// Sizes only: times are the bench's, `npm run bench:web`.

/** One server and one browser for all; each test has an organization, and a context, of its own. */
const test = base.extend<{ place: Place }, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    ({}, use) => withStage(use),
    { scope: "worker", timeout: 120_000 },
  ],
  place: async ({ stage }, use) => {
    await use(await seedPlace(stage.db));
    for (const context of stage.browser.contexts()) await context.close();
  },
});

test("what pages load stays within its budget", async ({ stage, place }) => {
  const pages = await measurePages(stage.browser, stage.url, place);

  for (const { name, js, css, limit } of pages) {
    expect.soft(js, `scripts of ${name}`).toBeLessThanOrEqual(limit);
    expect.soft(css, `styles of ${name}`).toBeLessThanOrEqual(BUDGETS.css);
  }
  const colours = pages.find(({ name }) => name === "bug")?.files.filter((file) => HIGHLIGHTER.test(file.name)) ?? [];
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGETS.highlighterJs);
});

test("of ten thousand bugs only those near the window are in the page", async ({ stage, place }) => {
  await seedProject(place, "long", 10_000);
  const scrolled = await scrollList(await openList(stage.browser, stage.url, place, "long"));

  expect(scrolled.rowNodes).toBeGreaterThan(10);
  expect(scrolled.rowNodes).toBeLessThanOrEqual(BUDGETS.rowNodes);
});

test("a long diff and a long log hold what is seen, and all of it once somebody asks", async ({ stage, place }) => {
  const page = await openLargeFix(stage.browser, stage.url, place, { diffLines: 3_000, logLines: 6_000 });
  const file = page.locator("#fix article");
  const output = page.getByLabel("Output before the fix", { exact: true });

  await file.getByRole("button", { name: "Open src/totals.js" }).click();
  await expect(file.locator("tbody tr").first()).toBeVisible();
  expect(await file.locator("tbody tr").count()).toBeLessThan(200);
  expect(await output.locator("[data-line]").count()).toBeLessThan(200);

  await output.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(output.getByText("ok 5999 total")).toBeVisible();
  await page.locator("#reproduction").getByRole("button", { name: "Expand all" }).click();
  await expect(output.locator("[data-line]")).toHaveCount(6_000);
  await file.getByRole("button", { name: "Expand all" }).click();
  await expect.poll(() => file.locator("tbody tr").count()).toBeGreaterThanOrEqual(3_000);
});
