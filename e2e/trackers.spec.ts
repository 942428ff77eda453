import { expect, test } from "@playwright/test";
import { startGithubFake, type FakeEventKind, type TrackerFake } from "@fixpoint/testing";
import { createProject, signIn } from "./support/journey.ts";
import { makeRangeRepository, RANGE_ISSUE } from "./support/repository.ts";
import { startServer, type RunningServer } from "./support/server.ts";

const ISSUES = 500;

test.use({ trace: "retain-on-failure", actionTimeout: 15_000 });
let server: RunningServer;
let repository: Awaited<ReturnType<typeof makeRangeRepository>>;
let fake: TrackerFake;

test.beforeAll(async () => {
  repository = await makeRangeRepository();
  fake = await startGithubFake();
  server = await startServer({ FIXPOINT_TRACKER_POLL: "2" });
});
test.afterAll(async () => {
  await server?.stop();
  await fake?.close();
  await repository?.remove();
});

let delivered = 0;

async function deliver(kind: FakeEventKind, number: number): Promise<number> {
  const webhook = [...fake.state.webhooks.values()][0];
  const issue = fake.state.issues.get(number);
  if (!webhook || !issue) throw new Error("There is no webhook or no issue");
  const sent = fake.delivery(webhook, kind, issue, `delivery-${(delivered += 1)}`);
  return (await fetch(sent.url, { method: sent.method, headers: sent.headers, body: sent.body })).status;
}

test("a tracker is connected, mapped and imported; its webhook changes a row, and a fix is told there", async ({ page }) => {
  test.setTimeout(420_000);
  const issues = Array.from({ length: ISSUES - 1 }, (_, index) => fake.state.addIssue(1, { title: `Wrong total ${index + 1}` }));
  const range = fake.state.addIssue(1, RANGE_ISSUE);
  const place = await signIn(page, server.url);
  const project = await createProject(page, place, repository.folder);
  const settings = `${server.url}/api/v1/organizations/${place.organizationId}/projects/${project.id}/settings`;
  const put = (data: object) => page.request.put(settings, { headers: { origin: server.url }, data });
  await put({ importedBugsPerDay: 0, shouldAutoCommentOnIssueFixed: true });

  // Connect with a token.
  await page.goto(`${server.url}/acme/integrations?provider=github`);
  await page.getByRole("button", { name: /^Connect\b.*GitHub/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Base URL").fill(fake.url);
  await dialog.locator("input[type=password]").fill(fake.credentials().accessToken);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Connected").first()).toBeVisible();

  // Choose what the project is fed from.
  await page.getByRole("tab", { name: "Mapping" }).click();
  await page.getByRole("button", { name: "Change Code host of Number range" }).click();
  await page.getByRole("option", { name: /shop/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/500 bugs, as of/).filter({ visible: true })).toBeVisible({ timeout: 60_000 });

  // All of them are bugs now.
  await page.goto(`${server.url}/acme/number-range/bugs?group=all`);
  await expect(page.getByRole("heading", { name: /Bugs/ }).first()).toBeVisible();
  await expect(page.getByText("500").first()).toBeVisible();

  // A webhook changes the row before a person's eyes.
  const last = issues.at(-1);
  if (!last) throw new Error("There are no issues");
  await expect(page.getByRole("row").filter({ hasText: last.title }).first()).toBeVisible();
  fake.state.changeIssue(last.number, { title: "The total of an empty cart is NaN" });
  expect(await deliver("changed", last.number)).toBe(204);
  await expect(page.getByRole("row").filter({ hasText: "The total of an empty cart is NaN" })).toBeVisible();

  // The agent starts on the newest one, proves a fix, and the tracker's people read of it.
  await put({ importedBugsPerDay: 1 });
  const row = page.getByRole("row").filter({ hasText: RANGE_ISSUE.title });
  await expect(row.getByText("Validated Fix").filter({ visible: true })).toBeVisible({ timeout: 300_000 });
  await expect.poll(() => range.comments.length, { timeout: 30_000 }).toBe(1);
  expect(range.comments[0]?.text).toContain(`${server.url}/acme/number-range/bugs/`);
  expect(fake.problems).toEqual([]);
});
