import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { startModelServer, type ModelServer } from "@fixpoint/testing";
import { createProject, PROJECT_SLUG, signIn } from "./support/journey.ts";
import { makeRangeRepository } from "./support/repository.ts";
import { startServer, type RunningServer } from "./support/server.ts";

const KEY = "sk-typed-by-a-person";

test.use({ trace: "retain-on-failure", actionTimeout: 15_000 });
let server: RunningServer;
let repository: Awaited<ReturnType<typeof makeRangeRepository>>;
let models: ModelServer;

test.beforeAll(async () => {
  repository = await makeRangeRepository();
  models = await startModelServer({ key: KEY, script: () => ({ kind: "answer", text: "ok" }) });
  server = await startServer({ FIXPOINT_ROLE: "web" });
});
test.afterAll(async () => {
  await server?.stop();
  await models?.close();
  await repository?.remove();
});

async function addServer(page: Page, key: string): Promise<void> {
  await page.getByRole("button", { name: /(Add|Replace) the address of OpenAI-compatible server/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Base URL").fill(models.baseUrl("openai_compatible"));
  await dialog.getByLabel(/API key/).fill(key);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

async function addPrice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a price" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Model").fill("scripted*");
  for (const [label, price] of [
    ["Input", "2"],
    ["Cached input", "0.5"],
    ["Cache write", "2.5"],
    ["Output", "10"],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(price);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

test("a model of one's own is set up: its server, its price, a test, a budget; and its key is shown nowhere", async ({
  page,
}) => {
  const place = await signIn(page, server.url);
  await createProject(page, place, repository.folder);
  const seen: string[] = [];
  page.on(
    "response",
    (response) =>
      void response
        .text()
        .then((text) => seen.push(text))
        .catch(() => {}),
  );

  await page.goto(`${server.url}/acme/integrations?provider=openai_compatible`);
  await expect(page.getByRole("article", { name: "OpenAI-compatible server" })).toBeFocused();
  await addServer(page, "sk-wrong");
  await expect(page.getByRole("article", { name: "OpenAI-compatible server" }).getByText("Key set")).toBeVisible();

  await page.goto(`${server.url}/acme/${PROJECT_SLUG}/settings/models`);
  await page.getByRole("radio", { name: /Your own model/ }).check();
  await page.getByLabel("Provider", { exact: true }).first().selectOption("openai_compatible");
  await page.getByLabel("Model", { exact: true }).first().fill("scripted-1");
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText(/No price is known for scripted-1/)).toBeVisible();
  await addPrice(page);
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText(/does not accept the key/)).toBeVisible();

  await page.getByRole("link", { name: "Replace" }).first().click();
  await addServer(page, KEY);
  await page.goBack();
  await page.getByRole("radio", { name: /Your own model/ }).check();
  await page.getByLabel("Provider", { exact: true }).first().selectOption("openai_compatible");
  await page.getByLabel("Model", { exact: true }).first().fill("scripted-1");
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText(/^scripted-1 answered in /)).toBeVisible();

  await page.getByText("Advanced: a model for each stage").click();
  await page.getByLabel("Intake").selectOption("none");
  await page.getByLabel("Each month").fill("20");
  await page.getByRole("radio", { name: "Stop new runs" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Model settings were saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Stop new runs" })).toBeChecked();
  await expect(page.getByLabel("Intake")).toHaveValue("none");
  await expect(page.getByRole("meter", { name: "Used this month" })).toHaveAttribute("aria-valuetext", "$0 of $20.00");
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
  }

  await page.goto(`${server.url}/settings/billing`);
  await expect(page.getByText("1 call, ")).toBeVisible();
  expect(models.problems).toEqual([]);
  expect(seen.filter((text) => text.includes(KEY) || text.includes("sk-wrong"))).toEqual([]);
});
