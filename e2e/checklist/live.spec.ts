import { randomUUID } from "node:crypto";
import type { IssueListItem } from "@fixpoint/contracts";
import type { Page } from "@playwright/test";
import { expect, type Site } from "../support/site.ts";
import { stopClock } from "../support/time.ts";
import { row } from "./row.ts";
import type { TEXTS } from "./texts.ts";

type State = Pick<IssueListItem, "agentProcessingStatus" | "agentResultStatus" | "isArchived"> & {
  pullRequest?: "OPEN" | "CLOSED" | "MERGED" | "DRAFT";
};
const DONE: State = { agentProcessingStatus: "done", agentResultStatus: "reproduced", isArchived: false };
const WORKING: State = { agentProcessingStatus: "working", agentResultStatus: null, isArchived: false };

/** Far less than a batch waits. */
const DRAWN_MS = 50;

/** What each message is said of. */
const TRANSITIONS: Record<(typeof TEXTS.B4)[number], [State, State]> = {
  "Bug was archived": [DONE, { ...DONE, isArchived: true }],
  "Bug was unarchived": [{ ...DONE, isArchived: true }, DONE],
  "PR was created": [DONE, { ...DONE, pullRequest: "OPEN" }],
  "PR was removed": [{ ...DONE, pullRequest: "OPEN" }, DONE],
  "PR was opened": [
    { ...DONE, pullRequest: "DRAFT" },
    { ...DONE, pullRequest: "OPEN" },
  ],
  "PR was closed": [
    { ...DONE, pullRequest: "OPEN" },
    { ...DONE, pullRequest: "CLOSED" },
  ],
  "PR was merged": [
    { ...DONE, pullRequest: "CLOSED" },
    { ...DONE, pullRequest: "MERGED" },
  ],
  "PR was converted to draft": [
    { ...DONE, pullRequest: "OPEN" },
    { ...DONE, pullRequest: "DRAFT" },
  ],
  "Bug fix was validated": [WORKING, { ...DONE, agentResultStatus: "validated_fix" }],
  "Bug was reproduced": [WORKING, DONE],
  "Bug processing failed": [WORKING, { ...DONE, agentResultStatus: "error" }],
  "Bug could not be reproduced": [WORKING, { ...DONE, agentResultStatus: "no_result" }],
  "Bug processing started": [{ ...WORKING, agentProcessingStatus: "not_started" }, WORKING],
};

/** A bug that only the open pages know. */
async function madeUp(site: Site, number: number): Promise<(state: State, change?: Partial<IssueListItem>) => IssueListItem> {
  const model = await site.listItem(site.bugs.open.id);
  const id = randomUUID();
  return ({ pullRequest, ...state }, change = {}) => ({
    ...model,
    ...state,
    pullRequest: pullRequest && model.pullRequest ? { ...model.pullRequest, status: pullRequest } : null,
    id,
    key: `LIVE-${number}`,
    title: `Live bug ${number}`,
    ...change,
  });
}

/** Notes which streams the page opens and closes, and how many events each has had. */
async function watchStreams(page: Page): Promise<() => Promise<{ url: string; events: number; isClosed: boolean }[]>> {
  await page.addInitScript(() => {
    const streams: { url: string; events: number; isClosed: boolean }[] = [];
    Object.assign(globalThis, { streams });
    globalThis.EventSource = class extends EventSource {
      #note: (typeof streams)[number];
      constructor(url: string | URL, options?: EventSourceInit) {
        super(url, options);
        this.#note = { url: String(url), events: 0, isClosed: false };
        streams.push(this.#note);
        const count = () => (this.#note.events += 1);
        for (const type of ["message", "issue_created", "issue_updated", "task_updated"]) this.addEventListener(type, count);
      }
      override close() {
        this.#note.isClosed = true;
        super.close();
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { streams: never[] }).streams);
}

row("B4", "each change is told once, in the words of the contract", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  await page.goto(site.bugsUrl);
  await expect(page.locator("[data-connection]")).toHaveAttribute("data-connection", "connected");
  const messages = Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[];
  const bugs = await Promise.all(messages.map((_, index) => madeUp(site, index + 1)));
  const data = (index: number, which: 0 | 1) => {
    const message = messages[index] ?? messages[0];
    return bugs[index]?.(TRANSITIONS[message as keyof typeof TRANSITIONS][which]) as IssueListItem;
  };
  await site.publish(...messages.map((_, index) => ({ type: "issue_created" as const, data: data(index, 0) })));
  await page.goto(`${site.bugsUrl}?group=all&q=live`);
  await page.goto(site.bugsUrl);
  await expect(page.locator("[data-connection]")).toHaveAttribute("data-connection", "connected");
  await site.publish(...messages.map((_, index) => ({ type: "issue_created" as const, data: data(index, 0) })));
  await expect(page.getByRole("row").filter({ hasText: "LIVE-13" })).toHaveCount(1);
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts).toHaveCount(0);

  for (let index = 0; index < messages.length; index += 1) {
    const message = messages[index] as keyof typeof TRANSITIONS;
    const change = { type: "issue_updated" as const, data: data(index, 1) };
    // The same state twice is one change.
    await site.publish(change, change);
    const toast = toasts.filter({ hasText: says(message) });
    await expect(toast, message).toHaveCount(1);
    await expect(toast).toContainText(`LIVE-${index + 1} · Live bug ${index + 1}`);
    await toast.getByRole("button", { name: "Close toast" }).click();
    await expect(toast, message).toHaveCount(0);
  }
  await site.publish({ type: "issue_updated", data: data(0, 1) });
  const more = await madeUp(site, 99);
  await site.publish({ type: "issue_created", data: more(DONE) });
  await expect(page.getByRole("row").filter({ hasText: "LIVE-99" })).toHaveCount(1);
  await expect(toasts).toHaveCount(0);
});

row("B5", "events come in batches over one connection of the organization", async ({ open, site }) => {
  // Where no agent is at work, whose events would fill the batches.
  const page = await open("grace@acme.test");
  const place = { organizationId: site.globexId, projectId: site.shopId };
  const streams = await watchStreams(page);
  const badge = page.locator("[data-connection]");
  const connectionIds: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/users")) connectionIds.push(request.headers()["sse-connection-id"]);
  });
  await page.goto("/globex/shop/bugs");
  await page.getByText("No bugs yet").waitFor();
  await expect(badge).toHaveAttribute("data-connection", "connected");
  expect((await streams()).map(({ url }) => url)).toEqual([`/api/v1/app/events/${site.globexId}/`]);
  await stopClock(page);
  const received = async () => (await streams()).at(-1)?.events ?? 0;
  const shown = page.getByRole("row").filter({ hasText: "BATCH-" });
  const create = async (amount: number, from: number) => {
    const before = await received();
    for (let index = from; index < from + amount; index += 1) {
      const item = (await madeUp(site, index))(DONE, { ...place, key: `BATCH-${index}` });
      await site.publish({ type: "issue_created", data: item });
    }
    await expect.poll(received).toBe(before + amount);
  };
  await create(9, 1);
  await page.clock.runFor(499);
  await expect(shown).toHaveCount(0);
  // The batch goes at 500 ms, and is drawn a moment later.
  await page.clock.runFor(1);
  await page.clock.runFor(DRAWN_MS);
  await expect(shown).toHaveCount(9);
  // The tenth does not wait.
  await create(10, 10);
  await page.clock.runFor(DRAWN_MS);
  await expect(shown).toHaveCount(19);
  // Nor is any type told before its batch.
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now, error: null };
  const task = { id: "t1", type: "base_commit_update", ...place, ...times };
  const before = await received();
  await site.publish({ type: "task_updated", data: { ...task, status: "running" } });
  await expect.poll(received).toBe(before + 1);
  await page.clock.runFor(DRAWN_MS);
  await expect(page.getByText("Base commit update is in progress")).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(page.getByText("Base commit update is in progress").first()).toBeVisible();
  await site.publish({ type: "task_updated", data: { ...task, status: "done" } });
  await expect.poll(received).toBe(before + 2);
  await page.clock.runFor(500);

  // The heartbeat gave the connection's id at once; every call names it.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveURL("/globex/users");
  await expect.poll(() => connectionIds.at(-1)).toMatch(/./);

  // What becomes of the connection.
  await page.route("**/api/v1/app/events/**", (route) => route.abort());
  await page.reload();
  await expect(badge).toHaveAttribute("data-connection", "error");
  await page.unroute("**/api/v1/app/events/**");
  await page.clock.resume();
  await expect(badge).toHaveAttribute("data-connection", "connected");
  await page.route("**/api/v1/app/events/**", () => new Promise(() => {}));
  await page.reload();
  await expect(badge).toHaveAttribute("data-connection", "connecting");
  await page.getByRole("button", { name: /, menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/sign-in");
  expect((await streams()).every(({ isClosed }) => isClosed)).toBe(true);

  const outsider = await open("nobody@nowhere.test");
  await outsider.goto("/settings");
  await expect(outsider.locator("[data-connection]")).toHaveAttribute("data-connection", "disconnected");
});

row("B7", "times are said as people say them", async ({ open, site, says }) => {
  const page = await open("ada@acme.test");
  const now = new Date(2026, 10, 21, 12);
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const month = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
  const year = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
  // In December January lies more than twelve months of thirty days back, and in the same year.
  const late = new Date(2026, 11, 31, 12);
  const cases: [Date, number, string][] = [
    [now, MINUTE - 1000, says("just now")],
    [now, MINUTE, "1 minute ago"],
    [now, 59 * MINUTE, "59 minutes ago"],
    [now, 60 * MINUTE, "1 hour ago"],
    [now, 23 * 60 * MINUTE, "23 hours ago"],
    [now, DAY, "1 day ago"],
    [now, 29 * DAY, "29 days ago"],
    [now, 30 * DAY, "1 month ago"],
    [now, 359 * DAY, "11 months ago"],
    [late, 362 * DAY, `${says("MMM d")}: ${month.format(new Date(late.getTime() - 362 * DAY))}`],
    [now, 400 * DAY, `${says("MMM d, yyyy")}: ${year.format(new Date(now.getTime() - 400 * DAY))}`],
  ];
  const item = await site.listItem(site.bugs.open.id);
  for (const moment of [now, late]) {
    const shown = cases.filter(([at]) => at === moment);
    await page.route(`**${site.issuesPath}`, (route) =>
      route.fulfill({
        json: {
          data: shown.map(([at, age], index) => {
            const updatedAt = new Date(at.getTime() - age).toISOString();
            return { ...item, id: randomUUID(), key: `TIME-${index}`, updatedAt };
          }),
        },
      }),
    );
    await page.clock.setFixedTime(moment);
    await page.goto(site.bugsUrl);
    for (const [index, [, , text]] of shown.entries()) {
      const time = page
        .getByRole("row")
        .filter({ hasText: new RegExp(`TIME-${index}(?!\\d)`) })
        .locator("time");
      await expect(time.filter({ visible: true })).toHaveText(text.split(": ").at(-1) ?? "");
    }
    await page.unroute(`**${site.issuesPath}`);
  }
});
