import { expect, test } from "@playwright/test";
import { createProject, signIn } from "./support/journey.ts";
import { git, makeRangeRepository, RANGE_ISSUE } from "./support/repository.ts";
import { startServer, type RunningServer } from "./support/server.ts";

// Without its pictures: every frame of a page that moves for minutes would be drawn, read back and compressed.
test.use({ trace: { mode: "retain-on-failure", screenshots: false } });
let server: RunningServer;
let repository: Awaited<ReturnType<typeof makeRangeRepository>>;

test.beforeAll(async () => {
  repository = await makeRangeRepository();
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
  await repository?.remove();
});

test("a bug goes from the form to an opened pull request while a person watches", async ({ page }) => {
  // Sign in, and a project on a repository of this machine.
  await page.goto(server.url);
  await expect(page.getByText("Use your account to access the application")).toBeVisible();
  const place = await signIn(page, server.url);
  await createProject(page, place, repository.folder);

  // Report the bug.
  await page.goto(`${server.url}/acme/number-range/bugs?group=all`);
  await page.getByRole("button", { name: "New bug" }).first().click();
  await page.getByLabel("Title").fill(RANGE_ISSUE.title);
  await page.getByLabel("Description").fill(RANGE_ISSUE.text);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/bugs\/[0-9a-f-]{36}/);
  await page.getByRole("link", { name: "Bugs", exact: true }).first().click();
  const row = page.getByRole("row").filter({ hasText: RANGE_ISSUE.title });
  await expect(row.getByText("In Progress").filter({ visible: true })).toBeVisible();

  // The verdict arrives without a reload.
  await expect(row.getByText("Validated Fix").filter({ visible: true })).toBeVisible({ timeout: 300_000 });
  await row.getByRole("link", { name: RANGE_ISSUE.title }).click();

  // The proof.
  await expect(page.getByRole("heading", { name: RANGE_ISSUE.title })).toBeVisible();
  await expect(page.getByText("Why you can trust this fix")).toBeVisible();
  await expect(page.getByText("FAILED").first()).toBeVisible();
  await expect(page.getByText("PASSED").first()).toBeVisible();
  await expect(page.getByText("n <= end").first()).toBeVisible();

  // The pull request is a real branch with the regression test in it.
  await page.getByRole("button", { name: "Open pull request" }).first().click();
  await expect(page.getByText("Open", { exact: true }).first()).toBeVisible();
  const branch = (await git(repository.folder, "for-each-ref", "--format=%(refname:short)", "refs/heads/fixpoint/")).split("\n");
  expect(branch).toHaveLength(1);
  const changed = await git(repository.folder, "diff", "--name-only", `main...${branch[0]}`);
  expect(changed.split("\n")).toEqual(expect.arrayContaining(["index.js", expect.stringMatching(/^test\//)]));
  expect(await git(repository.folder, "status", "--porcelain")).toBe("");
});
