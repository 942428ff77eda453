import { execFileSync } from "node:child_process";
import type { Page, Route } from "@playwright/test";
import { expect, type Site } from "../support/site.ts";
import { stopClock } from "../support/time.ts";
import { row } from "./row.ts";

const BUSY = "Base commit update is in progress";

function git(site: Site, ...args: string[]): string {
  const author = ["-c", "user.name=Bo", "-c", "user.email=bo@example.test"];
  return execFileSync("git", [...author, ...args], { cwd: site.server.repository, encoding: "utf8" }).trim();
}

function pageOf(site: Site): string {
  return `/acme/${site.project.slug}/settings/base-commit`;
}

/** Answers for the projects of the organization with a base commit that has these fields. */
async function withBase(page: Page, change: object): Promise<void> {
  await page.route(/\/projects\?includeLatestCommit/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { repositories: { latestCommit: object }[] }[] };
    for (const repository of body.data.flatMap(({ repositories }) => repositories))
      Object.assign(repository.latestCommit, change);
    await route.fulfill({ response: answer, json: body });
  });
}

row("C1", "the base commit, as the repository knows it", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const sha = git(site, "rev-parse", "main");
  const [ana, bo] = ["ana", "bo"].map((username) => ({ username, avatarUrl: null }));
  const commit = { htmlUrl: `https://code.example.test/commit/${sha}`, committer: { date: new Date(0).toISOString() } };
  await withBase(page, { ...commit, message: "First\n\nMore of it", author: ana, coAuthors: [bo] });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/commits/latest")) calls.push(request.url());
  });
  await page.goto(`/acme/${site.project.slug}/settings/general`);
  await page.getByRole("heading", { name: "General" }).waitFor();
  await stopClock(page);
  await page.getByRole("link", { name: "Base commit" }).click();
  await expect(page.getByRole("heading", { name: says("Base Commit"), exact: true })).toBeVisible();
  await expect(page.getByText(says("Configure the base commit for your project"))).toBeVisible();
  await page.clock.runFor(399);
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.resume();

  const link = page.getByRole("link", { name: sha.slice(0, 7), exact: true });
  await expect(link).toHaveAttribute("href", commit.htmlUrl);
  const card = page.getByRole("main").locator("div").filter({ has: link }).last();
  await expect(card).toContainText("First");
  await expect(card).not.toContainText("More of it");
  await expect(card).toContainText("ana");
  await expect(card).toContainText(says("+N other(s)").replace("N", "1").replace("(s)", ""));
  await expect(card.locator("time")).toHaveText("Jan 1, 1970");

  await withBase(page, { ...commit, author: ana, coAuthors: [bo, { ...bo, username: "cy" }] });
  await page.reload();
  await expect(page.getByText("+2 others")).toBeVisible();
});

row("C2", "a base that is up to date, and one that is not", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  await page.goto(pageOf(site));
  await expect(page.getByRole("heading", { name: says("Current Base Commit is up to date") })).toBeVisible();

  git(site, "commit", "--quiet", "--allow-empty", "-m", "Second");
  await page.reload();
  await expect(page.getByRole("heading", { name: says("HEAD Commit") })).toBeVisible();
  await expect(page.getByText(git(site, "rev-parse", "main").slice(0, 7))).toBeVisible();
  await expect(page.getByText(says("Your base commit is not up to date"))).toBeVisible();
  await expect(page.getByRole("button", { name: says("Use HEAD as Base Commit") })).toBeVisible();
});

row("C3", "moving the base is asked about, and cannot be left half-way", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  git(site, "commit", "--quiet", "--allow-empty", "-m", "Third");
  const held: Route[] = [];
  await page.route("**/base-commit", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    held.push(route);
  });
  await page.goto(pageOf(site));
  await page.getByRole("button", { name: "Use HEAD as Base Commit" }).click();
  const dialog = page.getByRole("dialog", { name: says("Base Commit") });
  await expect(dialog.getByText(says("Update the base commit to the latest commit in the repository"))).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText([
    says("All future bugs will be evaluated against this new base"),
    says("Existing bugs will remain unchanged"),
  ]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Use HEAD as Base Commit" }).click();
  await dialog.getByRole("button", { name: says("OK, Let's Go") }).click();
  await expect(dialog.getByRole("button", { name: says("Updating...") })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await expect(dialog).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({
    status: 503,
    json: { title: "Failed to update base commit", message: "Later", code: "x", requestId: "1" },
  });
  await expect(dialog).toHaveCount(0);

  // The real call moves it.
  await page.unroute("**/base-commit");
  await page.getByRole("button", { name: "Use HEAD as Base Commit" }).click();
  await dialog.getByRole("button", { name: "OK, Let's Go" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Current Base Commit is up to date" })).toBeVisible();
});

row("C4", "while the base moves the project is locked, and everybody is told", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now, error: null };
  const task = { id: "t1", type: "base_commit_update", organizationId: site.orgId, projectId: site.project.id, ...times };
  await page.goto(pageOf(site));
  await expect(page.locator("[data-connection]")).toHaveAttribute("data-connection", "connected");
  const banner = page.getByRole("status").filter({ hasText: says("Base commit update is in progress") });
  const toast = page.locator("[data-sonner-toast]");
  for (const status of ["pending", "running"] as const) {
    await site.publish({ type: "task_updated", data: { ...task, status } });
    await expect(banner.first(), status).toBeVisible();
    await expect(banner.first().locator("svg.animate-spin"), status).toBeVisible();
    await expect(toast.filter({ hasText: BUSY }), status).toHaveCount(1);
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Bugs/ }).click();
  await expect(page.getByRole("button", { name: "New bug" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Sync" })).toHaveAttribute("aria-disabled", "true");
  await site.publish({ type: "task_updated", data: { ...task, status: "done" } });
  await expect(toast.filter({ hasText: says("Base commit update is complete") })).toHaveCount(1);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New bug" })).not.toHaveAttribute("aria-disabled", "true");
});

row("C5", "four switches, off at first, each sent with the others", async ({ open, site }) => {
  const page = await open("ada@acme.test");
  await page.goto(`/acme/${site.project.slug}/settings/general`);
  const switches = page.getByRole("switch");
  await expect(switches).toHaveCount(4);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/settings"));
  await switches.first().click();
  expect((await sent).postDataJSON()).toEqual({
    shouldUpdateBaseCommitAutomatically: true,
    shouldNotifyOnIssueFixedBySlack: false,
    shouldAutoOpenPullRequestOnIssueFixed: false,
    shouldAutoCommentOnIssueFixed: false,
  });
  await page.reload();
  await expect(switches.first()).toBeChecked();
  const back = page.waitForResponse((response) => response.request().method() === "PUT");
  await switches.first().click();
  expect((await back).ok()).toBe(true);
});
