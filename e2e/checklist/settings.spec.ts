import { createIntegration, newIntegrationId } from "@fixpoint/db";
import { expect } from "../support/site.ts";
import { row } from "./row.ts";

const PROVIDERS = ["github", "gitlab", "bitbucket", "atlassian", "asana", "trello", "clickup", "sentry"];

row("I1", "all providers are there, connected or not", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  const path = `/api/v1/organizations/${site.orgId}/integrations`;
  const { data } = (await (await page.request.get(path)).json()) as { data: { id: string; provider: string }[] };
  expect(data.map(({ provider }) => provider).toSorted()).toEqual([...PROVIDERS, "slack"].toSorted());
  expect(data.every(({ id }) => id === "")).toBe(true);
  await page.goto("/acme/integrations");
  for (const provider of [...PROVIDERS, "slack"]) await expect(page.locator(`#provider-${provider}`)).toBeVisible();
  for (const name of ["GitHub", "GitLab", "Bitbucket", "Asana", "Jira", "Trello", "ClickUp", "Sentry", "Slack"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

  // A refused connection: the list is read again.
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(path)) reads += 1;
  });
  await page.route(`**${path}`, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 409 }) : route.continue(),
  );
  await page.getByRole("button", { name: "Connect Asana" }).click();
  await page.getByLabel("Personal access token").fill("secret");
  await page.getByRole("dialog").getByRole("button", { name: "Connect" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to create integration");
  await expect.poll(() => reads).toBe(1);

  // A deletion went well with 204, as the server answers, and with 200 without data.
  const integration = { id: newIntegrationId(), organizationId: site.orgId, provider: "asana" as const, credentials: "" };
  await createIntegration(site.server.context.db, integration);
  for (const status of [200, 204]) {
    await page.route(`**${path}/${integration.id}`, (route) => (status === 200 ? route.fulfill({ status }) : route.continue()));
    await page.goto("/acme/integrations");
    await page.getByRole("button", { name: "Manage Asana" }).click();
    await page.getByRole("menuitem", { name: "Disconnect" }).click();
    const answer = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    expect((await answer).status()).toBe(status);
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Asana was disconnected" })).toHaveCount(1);
    await page.unroute(`**${path}/${integration.id}`);
  }
  await expect(page.getByRole("button", { name: "Connect Asana" })).toBeVisible();
});

row("F1", "what is kept in the browser, and what happens when nothing can be", async ({ open, site }) => {
  const page = await open("ada@acme.test", { colorScheme: "light" });
  const stored = (key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
  await page.goto("/acme");
  await page.evaluate(() =>
    localStorage.setItem(
      "featureFlags",
      JSON.stringify({ bugListViewV2: true, enableSSEConsoleLogs: true, showGoldenBoyBug: false }),
    ),
  );
  await page.goto(`${site.bugsUrl}?group=all`);
  await page.getByRole("tab", { name: /^PR/ }).click();
  await page.getByRole("tab", { name: /^Merged/ }).click();
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await stored("orgId")).toBe(site.orgId);
  expect(await stored("featureFlags")).toEqual({ enableSSEConsoleLogs: true, showGoldenBoyBug: false });
  expect(await stored("uiConfig")).toMatchObject({
    theme: "dark",
    bugsViews: { pr: "merged" },
    collapsible: { sidebar: true },
    bugOverview: { showLeftSectionOnboardingWidget: true },
  });
  await page.goto(`${site.bugsUrl}/${site.bugs.validatedFix.id}`);
  await page.getByRole("button", { name: "Do not show this again" }).click();
  expect(await stored("uiConfig")).toMatchObject({ bugOverview: { showLeftSectionOnboardingWidget: false } });

  const staff = await open("staff@fixpoint.test");
  await staff.goto("/internal/feature-flags");
  for (const name of ["showGoldenBoyBug", "enableSSEConsoleLogs"])
    await expect(staff.getByRole("switch", { name: new RegExp(name) })).not.toBeChecked();

  // A storage that is blocked breaks no page and says nothing.
  const blocked = await open("ada@acme.test");
  const errors: string[] = [];
  blocked.on("pageerror", (error) => errors.push(error.message));
  await blocked.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  await blocked.goto(site.bugsUrl);
  await blocked.getByRole("tab", { name: /^PR/ }).click();
  await blocked.getByRole("button", { name: /^Switch to the/ }).click();
  await blocked.keyboard.press("Control+b");
  await expect(blocked.locator("aside[data-state]")).toHaveAttribute("data-state", "collapsed");
  await expect(blocked.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(errors).toEqual([]);
});
