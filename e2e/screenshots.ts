// Takes the pictures of docs/images from the real application: `node e2e/screenshots.ts [address of a running server]`.
// A server given by its address keeps its data; without one, a server with an empty data folder is started for it.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { bugWhenDone, createProject, PROJECT_SLUG, reportBug, signIn, type Place } from "./support/journey.ts";
import { makeRangeRepository, RANGE_ISSUE, TEXT_SUM_ISSUE, VAGUE_ISSUE } from "./support/repository.ts";
import { startServer } from "./support/server.ts";

const IMAGES = fileURLToPath(new URL("../docs/images", import.meta.url));
const WIDTH = 1280;
const MARGIN = 32;
const DEBIAN_CHROMIUM = "/usr/bin/chromium";

async function picture(page: Page, name: string): Promise<void> {
  // Lazily loaded colours of code settle after the text.
  await page.waitForLoadState("load");
  await page.waitForTimeout(2_000);
  await page.screenshot({ path: path.join(IMAGES, name) });
  console.log(`docs/images/${name}`);
}

async function reportAll(page: Page, place: Place): Promise<void> {
  const repository = await makeRangeRepository();
  const project = await createProject(page, place, repository.folder);
  for (const issue of [RANGE_ISSUE, TEXT_SUM_ISSUE, VAGUE_ISSUE]) await reportBug(page, place, project.id, issue);
}

async function takePictures(page: Page, url: string, fresh: boolean): Promise<void> {
  await page.setViewportSize({ width: 960, height: 600 });
  await page.goto(`${url}/sign-in`);
  await page.getByRole("button", { name: "Continue with GitHub" }).waitFor();
  await picture(page, "sign-in.png");

  const place = await signIn(page, url);
  if (fresh) await reportAll(page, place);
  const bug = await bugWhenDone(page, place, RANGE_ISSUE.title);
  if (bug.agentResultStatus !== "validated_fix") throw new Error(`The bug ended as ${bug.agentResultStatus}`);
  for (const issue of [TEXT_SUM_ISSUE, VAGUE_ISSUE]) await bugWhenDone(page, place, issue.title);

  await page.setViewportSize({ width: WIDTH, height: 720 });
  const bugs = `${url}/acme/${PROJECT_SLUG}/bugs`;
  await page.goto(`${bugs}?group=all`);
  await page.getByRole("link", { name: RANGE_ISSUE.title }).waitFor();
  await picture(page, "bug-list.png");

  // Tall enough for the verdict, its reasons and the whole fix.
  await page.setViewportSize({ width: WIDTH, height: 1270 });
  await page.goto(`${bugs}/${bug.id}`);
  await page.getByText("n <= end").first().waitFor();
  const fix = await page.locator("#fix").boundingBox();
  if (fix) await page.setViewportSize({ width: WIDTH, height: Math.ceil(fix.y + fix.height) + MARGIN });
  await picture(page, "bug-detail.png");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await page.getByText("n <= end").first().waitFor();
  await picture(page, "bug-detail-dark.png");
}

const given = process.argv[2];
const server = given ? null : await startServer();
const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(IMAGES, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 720 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(90_000);
  await takePictures(page, server?.url ?? given ?? "", server !== null);
} finally {
  await browser.close();
  await server?.stop();
}
