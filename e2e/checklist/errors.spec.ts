import type { Page, Route } from "@playwright/test";
import { expect, type Site } from "../support/site.ts";
import { row } from "./row.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";
interface Failure {
  status: number;
  title?: string;
  message?: string;
}

/** From now on that call fails so; the others go to the server. */
async function fail(page: Page, method: Method, url: RegExp, { status, title, message }: Failure): Promise<void> {
  const body = title || message ? { title: title ?? "Title", message: message ?? "Message", code: "test", requestId: "1" } : {};
  await page.route(url, (route: Route) => {
    const request = route.request();
    const isCall = request.resourceType() === "fetch" && request.method() === method;
    return isCall ? route.fulfill({ status, json: body }) : route.fallback();
  });
}

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

row("E1", "a failed call is told in the server's words, else in general ones", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const general = `/acme/${site.project.slug}/settings/general`;
  const alert = page.getByRole("alert");
  await fail(page, "POST", /\/auth\/logout$/, { status: 503 });
  await page.goto(general);
  await page.getByRole("button", { name: /, menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(toasts(page).filter({ hasText: says("Something went wrong!") })).toHaveCount(1);
  const toaster = page.locator("[data-sonner-toaster][data-x-position=center][data-y-position=top]");
  await expect(toaster.locator("[data-sonner-toast]")).toHaveCount(1);

  // Reading: the title of the answer, and 204 where there should be data.
  await fail(page, "GET", /\/settings$/, { status: 404, title: "The title of it" });
  await page.reload();
  await expect(alert).toContainText("The title of it");
  await page.unroute(/\/settings$/);
  await page.route(/\/api\/.*\/settings$/, (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  await page.reload();
  await page.getByRole("heading", { name: "General" }).waitFor();
  await page.clock.fastForward(60_000);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(alert).toContainText(says("Content not found"), { timeout: 500 });
  }).toPass();
  await page.unroute(/\/api\/.*\/settings$/);

  // Writing: nothing said, not modified, and POST prefers the message.
  await fail(page, "PUT", /\/settings$/, { status: 409 });
  await page.reload();
  await page.getByRole("switch").first().click();
  await expect(toasts(page).filter({ hasText: says("Unknown error") })).toHaveCount(1);
  await page.unroute(/\/settings$/);
  await fail(page, "PUT", /\/settings$/, { status: 304 });
  await page.getByRole("switch").first().click();
  await expect(toasts(page).filter({ hasText: says("Content not modified!") })).toHaveCount(1);
  await fail(page, "POST", /\/issues$/, { status: 422, title: "The title", message: "Do it this way" });
  await page.goto(site.bugsUrl);
  await page.getByRole("button", { name: "New bug" }).click();
  await page.getByLabel("Title").fill("Something");
  await page.keyboard.press("Control+Enter");
  await expect(alert).toContainText("Do it this way");
  await expect(alert).not.toContainText("The title");
});

row("E2", "an ended session, a broken server, and how calls are repeated", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const tries = { users: 0, issues: 0 };
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.resourceType() !== "fetch") return;
    if (request.url().endsWith("/users")) tries.users += 1;
    if (request.url().endsWith(site.issuesPath)) tries.issues += 1;
  });
  await fail(page, "GET", /\/api\/.*\/users$/, { status: 403, title: "Not yours" });
  await page.goto("/acme/users");
  await expect(page.getByRole("heading", { name: "Users", exact: true })).toBeVisible();
  await expect.poll(() => tries.users).toBe(1);
  await page.unroute(/\/api\/.*\/users$/);

  // What may pass is asked three times more; then it is a broken server.
  await page.clock.install();
  await fail(page, "GET", new RegExp(`${site.issuesPath}$`), { status: 500, title: "Broken" });
  await page.goto(site.bugsUrl);
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL("/500", { timeout: 500 });
  }).toPass();
  await expect(toasts(page).filter({ hasText: says("Internal Server Error!") })).toHaveCount(1);
  expect(tries.issues).toBe(4);
  expect(tries.users).toBe(1);
  await page.unroute(new RegExp(`${site.issuesPath}$`));

  // Data is fresh for 10 s, then it is asked for again when one comes back.
  await page.goto(site.bugsUrl);
  await expect(page.getByRole("row").first()).toBeVisible();
  const before = tries.issues;
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await comeBack();
  await page.clock.runFor(9_000);
  expect(tries.issues).toBe(before);
  await page.clock.runFor(2_000);
  await comeBack();
  await expect.poll(() => tries.issues).toBe(before + 1);

  // Pointing at a link loads what is behind it.
  const code = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.locator(`a[data-row][href*="${site.bugs.open.id}"]`).hover();
  await page.clock.runFor(100);
  await code;

  await page.goto("/acme/users?q=ada");
  await page.getByRole("heading", { name: "Users", exact: true }).waitFor();
  await page.context().clearCookies();
  await page.clock.runFor(61_000);
  await comeBack();
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/acme/users?q=ada");
  await expect(toasts(page).filter({ hasText: says("Session expired!") })).toHaveCount(1);
});

row("E3", "what has to be known first is said in the page", async ({ open, says }) => {
  const page = await open(null);
  await fail(page, "GET", /\/auth\/user-info$/, { status: 503 });
  await page.goto("/sign-in");
  await expect(page.getByRole("alert")).toContainText(says("Failed to fetch user info"));
  await page.goto("/acme");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch user info");
  await page.unroute(/\/auth\/user-info$/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  const outsider = await open("nobody@nowhere.test");
  await outsider.goto("/settings/billing");
  await expect(outsider.getByRole("alert")).toContainText(says("Organization ID is not set"));
});

const REFUSED: Failure = { status: 409, title: "Refused", message: "Try another way" };

/** Opens the page and does what makes the call; its failure has to be on the page. */
async function shows(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first(), text).toBeVisible();
}

async function bugMenu(page: Page, site: Site, kind: "reproduced" | "archived", item: string): Promise<void> {
  await page.goto(`${site.bugsUrl}?group=${kind === "archived" ? "archived" : "all"}`);
  await page.getByRole("button", { name: `Actions for ${site.bugs[kind].key}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

row("E4", "each call has its own words for a failure", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const settings = `/acme/${site.project.slug}/settings`;
  const failing = async (method: Method, url: RegExp, act: () => Promise<unknown>, text: string) => {
    await fail(page, method, url, REFUSED);
    await act();
    await shows(page, text);
    await page.unroute(url);
  };
  const goto = (address: string) => () => page.goto(address);

  await failing("GET", /\/issues$/, goto(site.bugsUrl), says("Failed to fetch bugs"));
  await failing("GET", /\/details$/, goto(`${site.bugsUrl}/${site.bugs.open.id}`), says("Failed to fetch bug details"));
  await failing("GET", /\/projects\?/, goto("/acme"), says("Failed to fetch projects"));
  await failing("GET", /\/integrations$/, goto("/acme/integrations"), says("Failed to fetch integrations"));
  const mapping = goto("/acme/integrations?tab=mapping");
  await failing("GET", /\/mappings$/, mapping, says("Failed to fetch project integration mappings"));
  await failing("GET", /\/settings$/, goto(`${settings}/general`), says("Failed to fetch project settings"));
  await failing("GET", /\/commits\/latest$/, goto(`${settings}/base-commit`), says("Failed to fetch latest commit"));

  const create = async () => {
    await page.goto(site.bugsUrl);
    await page.getByRole("button", { name: "New bug" }).click();
    await page.getByLabel("Title").fill("Something");
    await page.keyboard.press("Control+Enter");
  };
  await failing("POST", /\/issues$/, create, says("Failed to create bug"));
  const sync = async () => {
    await page.goto(site.bugsUrl);
    await page.getByRole("button", { name: "Sync" }).click();
  };
  await failing("POST", /\/issues\/sync$/, sync, says("Failed to sync bugs"));
  await failing("POST", /\/archive$/, () => bugMenu(page, site, "reproduced", "Archive"), says("Failed to archive bug"));
  await failing("POST", /\/unarchive$/, () => bugMenu(page, site, "archived", "Unarchive"), says("Failed to unarchive bug"));
  const remove = async () => {
    await bugMenu(page, site, "reproduced", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  };
  await failing("DELETE", /\/issues\/[^/]+$/, remove, says("Failed to delete bug"));
  const flip = async () => {
    await page.goto(`${settings}/general`);
    await page.getByRole("switch").first().click();
  };
  await failing("PUT", /\/settings$/, flip, says("Failed to update project settings"));
  const move = async () => {
    await page.route(/\/commits\/latest$/, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { data: { ...data, sha: "b".repeat(40) } } });
    });
    await page.goto(`${settings}/base-commit`);
    await page.getByRole("button", { name: "Use HEAD as Base Commit" }).click();
    await page.getByRole("button", { name: "OK, Let's Go" }).click();
  };
  await failing("POST", /\/base-commit$/, move, says("Failed to update base commit"));
  await page.unroute(/\/commits\/latest$/);

  const integration = { id: "i1", organizationId: site.orgId, isConnected: true, updatedAt: new Date(0).toISOString() };
  const list = async (connected: boolean, ways: string[]) => {
    await page.unroute(/\/integrations$/);
    await page.route(/\/integrations$/, async (route) => {
      if (route.request().method() !== "GET" || route.request().resourceType() !== "fetch") return route.fallback();
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { provider: string }[] };
      const changed = data.map((one) => (one.provider === "asana" ? { ...one, ...(connected && integration), ways } : one));
      await route.fulfill({ response: answer, json: { data: changed } });
    });
    await page.goto("/acme/integrations");
  };
  const token = async () => {
    await page.getByLabel("Personal access token").fill("secret");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Connect|Update token)$/ })
      .click();
  };
  await list(false, ["token"]);
  const connect = async () => {
    await page.getByRole("button", { name: "Connect Asana" }).click();
    await token();
  };
  await failing("POST", /\/integrations$/, connect, says("Failed to create integration"));
  await list(false, ["popup", "token"]);
  const popup = () => page.getByRole("button", { name: "Connect Asana" }).click();
  await failing("GET", /\/install-url$/, popup, says("Failed to fetch integration URL"));
  await list(true, ["token"]);
  const update = async () => {
    await page.getByRole("button", { name: "Manage Asana" }).click();
    await page.getByRole("menuitem", { name: "Update token" }).click();
    await token();
  };
  await failing("PUT", /\/integrations\/i1$/, update, says("Failed to update integration"));
  await list(true, ["token"]);
  const disconnect = async () => {
    await page.getByRole("button", { name: "Manage Asana" }).click();
    await page.getByRole("menuitem", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  };
  await failing("DELETE", /\/integrations\/i1$/, disconnect, says("Failed to delete integration"));

  const staff = await open("staff@fixpoint.test");
  await fail(staff, "GET", /\/internal\/.*slack/, REFUSED);
  await staff.goto("/internal/slack");
  await shows(staff, says("Failed to fetch internal slack channel mappings"));

  // No page makes this call: it is for scripts, and the server says it.
  const { repositories } = site.project;
  const path = `/api/v1/organizations/${site.orgId}/projects/${site.project.id}/repos/${repositories[0]?.id}/latest-commit`;
  const { codeHost } = site.server.context;
  const { latestCommit } = codeHost;
  codeHost.latestCommit = () => Promise.reject(new Error("The host is gone"));
  const answer = await page.request.put(path, { headers: { origin: site.url } });
  codeHost.latestCommit = latestCommit;
  expect(((await answer.json()) as { title: string }).title).toBe(says("Failed to update project to latest commit"));
});
