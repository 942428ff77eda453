import type { Page } from "@playwright/test";
import { BUGS, type BugKind } from "../support/seed.ts";
import { expect, type Site } from "../support/site.ts";
import { stopClock } from "../support/time.ts";
import { row } from "./row.ts";

const KINDS = Object.keys(BUGS) as BugKind[];

function bugRow(page: Page, site: Site, kind: BugKind) {
  return page.getByRole("row").filter({ hasText: new RegExp(`${site.bugs[kind].key}(?!\\d)`) });
}

/** Every call to read the list, from now on. */
function countReads(page: Page, site: Site): () => number {
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(site.issuesPath)) reads += 1;
  });
  return () => reads;
}

row("B1", "groups and views, with their defaults", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  await page.goto(site.bugsUrl);
  const groups = page.getByRole("tablist", { name: "Groups" }).getByRole("tab");
  const views = page.getByRole("tablist", { name: /^Views of/ }).getByRole("tab");
  const chosen = page.getByRole("tab", { selected: true });
  await expect(groups).toHaveText([
    new RegExp(`^${says("All")}`),
    /^Agentic/,
    /^PR/,
    new RegExp(`^${says("Archived")}`),
    new RegExp(`^${says("Not Applicable")}`),
  ]);
  await expect(chosen).toHaveText([/^All/]);

  await groups.filter({ hasText: "Agentic" }).click();
  await expect(views).toHaveText([
    new RegExp(`^${says("In Progress")}`),
    new RegExp(`^${says("Validated Fix")}`),
    new RegExp(`^${says("Reproduced")}`),
    new RegExp(`^${says("Not Reproduced")}`),
    new RegExp(`^${says("Error")}`),
  ]);
  await expect(chosen).toHaveText([/^Agentic/, /^In Progress/]);
  await groups.filter({ hasText: "PR" }).click();
  await expect(views).toHaveText([
    new RegExp(`^${says("Open")}`),
    new RegExp(`^${says("Closed")}`),
    new RegExp(`^${says("Merged")}`),
    new RegExp(`^${says("Draft")}`),
  ]);
  await expect(chosen).toHaveText([/^PR/, /^Open/]);
  await groups.filter({ hasText: "Archived" }).click();
  await expect(chosen).toHaveText([/^Archived/]);
  await groups.filter({ hasText: "Not Applicable" }).click();
  await expect(chosen).toHaveText([/^Not Applicable/]);

  // The view last used in a group is the one it opens with from then on.
  await groups.filter({ hasText: "PR" }).click();
  await views.filter({ hasText: "Merged" }).click();
  await groups.filter({ hasText: "All" }).first().click();
  await page.goto(site.bugsUrl);
  await groups.filter({ hasText: "PR" }).click();
  await expect(chosen).toHaveText([/^PR/, /^Merged/]);
});

const LISTS: Record<string, readonly BugKind[]> = {
  "group=all": KINDS.filter((kind) => kind !== "archived" && kind !== "unsuitable"),
  "group=agentic&view=inProgress": ["inProgress"],
  "group=agentic&view=validatedFix": ["validatedFix"],
  "group=agentic&view=reproduced": ["reproduced"],
  "group=agentic&view=noResult": ["noResult"],
  "group=agentic&view=errorFailed": ["errorFailed"],
  "group=pr&view=open": ["open"],
  "group=pr&view=closed": ["closed"],
  "group=pr&view=merged": ["merged"],
  "group=pr&view=draft": ["draft"],
  "group=archived": ["archived"],
  "group=notApplicable": ["unsuitable"],
};

row("B2", "each list holds what belongs to it", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  await page.goto(site.bugsUrl);
  for (const [address, kinds] of Object.entries(LISTS)) {
    await page.goto(`${site.bugsUrl}?${address}`);
    for (const kind of KINDS)
      await expect(bugRow(page, site, kind), `${kind} in ${address}`).toHaveCount(kinds.includes(kind) ? 1 : 0);
  }
  // Its own view: archived goes before the pull request, that before the result.
  await expect(page.getByRole("row").filter({ has: page.locator("[data-view=unsuitable]") })).toHaveCount(1);
  await page.goto(`${site.bugsUrl}?group=archived`);
  await expect(bugRow(page, site, "archived").locator("span[data-view=archived]").filter({ visible: true })).toHaveText(
    "Archived",
  );
});

row("B3", "archiving reloads the list; the demo bug stays in the browser", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  await page.goto(`${site.bugsUrl}?group=agentic&view=errorFailed`);
  await bugRow(page, site, "errorFailed").waitFor();
  const reads = countReads(page, site);
  await bugRow(page, site, "errorFailed")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Bug was archived" });
  await expect(toast).toHaveCount(1);
  await expect.poll(reads).toBe(1);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Bug was unarchived" })).toHaveCount(1);
  await expect(bugRow(page, site, "errorFailed")).toHaveCount(1);
  await expect.poll(reads).toBe(2);

  await page.evaluate(() => localStorage.setItem("featureFlags", JSON.stringify({ showGoldenBoyBug: true })));
  const details: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/issues/demo-bug")) details.push(request.url());
  });
  await page.goto(site.bugsUrl);
  const first = page.locator("[role=row][aria-rowindex='1']");
  await expect(first.getByText("Demo", { exact: true }).filter({ visible: true })).toBeVisible();
  await first.getByRole("link").click();
  await expect(page.getByText("PASSED").first()).toBeVisible();
  expect(details).toEqual([]);
});

row("B6", "copying is confirmed for 600 ms and by a toast", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.bugsUrl}/${site.bugs.noResult.id}`);
  const button = page.getByRole("button", { name: "Copy the key" });
  await button.waitFor();
  // What tells is loaded after what shows.
  await page.getByRole("region", { name: /^Notifications/ }).waitFor({ state: "attached" });
  await stopClock(page);
  await button.click();
  // The clipboard takes what time it needs, whatever the page's clock says.
  await expect(button.locator(".lucide-check")).toBeVisible();
  await page.clock.runFor(20);
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Copied" });
  await expect(toast).toHaveText(says("Copied to clipboard"));
  await expect(button.locator(".lucide-check")).toBeVisible();
  await page.clock.runFor(560);
  await expect(button.locator(".lucide-check")).toBeVisible();
  await page.clock.runFor(40);
  await expect(button.locator(".lucide-copy")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.bugs.noResult.key);
});

row("B8", "the page of a bug has the proof and sends what is asked for", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const sent: Record<string, unknown> = {};
  await page.route(/\/(recompute|pull-requests)$/, async (route) => {
    const name = route.request().url().split("/").at(-1) ?? "";
    sent[name] = route.request().postDataJSON();
    await route.fulfill({ status: 409, json: { title: "Not now", message: "A test answers", code: "test", requestId: "1" } });
  });
  await page.goto(`${site.bugsUrl}/${site.bugs.validatedFix.id}`);
  await expect(page.getByRole("complementary", { name: "What was reported" })).toBeVisible();
  for (const section of ["fix", "reproduction", "tests"]) await expect(page.locator(`#${section}`)).toBeVisible();
  await expect(page.locator("#reproduction").getByText(says("FAILED")).first()).toBeVisible();
  await expect(page.locator("#reproduction").getByText(says("PASSED")).first()).toBeVisible();
  await page.getByRole("button", { name: "Open pull request" }).first().click();
  await expect.poll(() => sent["pull-requests"]).toEqual({ projectId: site.project.id, issueId: site.bugs.validatedFix.id });

  await page.goto(`${site.bugsUrl}/${site.bugs.noResult.id}`);
  await page.getByRole("button", { name: "Recompute" }).first().click();
  await expect.poll(() => sent["recompute"]).toEqual({ force: true });

  // The demo bug shows what its test said before and after.
  await page.evaluate(() => localStorage.setItem("featureFlags", JSON.stringify({ showGoldenBoyBug: true })));
  await page.goto(`${site.bugsUrl}/demo-bug`);
  await expect(page.getByText("Before", { exact: true }).first().locator("..").getByText("FAILED")).toBeVisible();
  await expect(page.getByText("After", { exact: true }).first().locator("..").getByText("PASSED")).toBeVisible();
});
