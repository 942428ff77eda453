// Takes the pictures of docs/images from the real application, its agent and a tracker: `node e2e/screenshots.ts`.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { connectProject, loseGitlab, startTrackers, type Trackers } from "./support/connected.ts";
import { SINGLE_ISSUE, WORKED_ON_TITLES } from "./support/issues.ts";
import { bugWhenDone, openPullRequest, PROJECT_SLUG, signIn } from "./support/journey.ts";
import { fitTo, IMAGES, picture } from "./support/picture.ts";
import { makeRangeRepository, moveOn, RANGE_ISSUE } from "./support/repository.ts";
import { startServer } from "./support/server.ts";

const WIDE = { width: 1280, height: 800 };
const TALL = { width: 1280, height: 1040 };
const PHONE = { width: 375, height: 812 };
const DEBIAN_CHROMIUM = "/usr/bin/chromium";

async function pictureSignIn(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 880, height: 560 });
  await page.goto(`${url}/sign-in`);
  await picture(page, "sign-in");
  await page.setViewportSize(WIDE);
}

async function pictureList(page: Page, bugs: string): Promise<void> {
  await page.goto(`${bugs}?group=all`);
  await page.getByRole("link", { name: RANGE_ISSUE.title }).waitFor();
  await picture(page, "bug-list");
  await page.setViewportSize(PHONE);
  await picture(page, "bug-list-phone");
  await page.setViewportSize(WIDE);
}

async function pictureBug(page: Page, bug: string): Promise<void> {
  await page.goto(bug);
  await page.getByText("n <= end").first().waitFor();
  await fitTo(page, "#fix");
  await picture(page, "bug-detail");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await page.getByText("n <= end").first().waitFor();
  await picture(page, "bug-detail-dark");
  await page.emulateMedia({ colorScheme: "light" });

  // A link to a part of the page, as it is sent around.
  await page.setViewportSize(TALL);
  await page.goto("about:blank");
  await page.goto(`${bug}#reproduction`);
  await picture(page, "proof");
  await page.setViewportSize(WIDE);
}

async function pictureProject(page: Page, project: string, repository: string): Promise<void> {
  await page.goto(project);
  await picture(page, "overview");
  await moveOn(repository);
  await page.goto(`${project}/settings/base-commit`);
  await picture(page, "base-commit");
}

async function pictureWizard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/add-project?step=repository`);
  await page.getByLabel("Repository").fill("/srv/git/price-list");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "GitHub" }).click();
  await page.getByRole("option", { name: "price-list" }).click();
  await picture(page, "add-project");
}

async function pictureIntegrations(page: Page, organization: string): Promise<void> {
  await page.goto(`${organization}/integrations`);
  await page.getByText("Needs reconnecting").first().waitFor();
  await picture(page, "integrations");
  await page.goto(`${organization}/integrations?tab=mapping`);
  await picture(page, "mapping");
}

async function takePictures(page: Page, url: string, trackers: Trackers, repository: string): Promise<void> {
  await pictureSignIn(page, url);
  const place = await signIn(page, url);
  const project = await connectProject(page, place, trackers, repository);
  const bug = await bugWhenDone(page, place, RANGE_ISSUE.title);
  if (bug.agentResultStatus !== "validated_fix") throw new Error(`The bug ended as ${bug.agentResultStatus}`);
  for (const title of WORKED_ON_TITLES) await bugWhenDone(page, place, title);
  const proposed = await bugWhenDone(page, place, SINGLE_ISSUE.title);
  await openPullRequest(page, place, project.id, proposed.id);

  const organization = `${url}/acme`;
  const home = `${organization}/${PROJECT_SLUG}`;
  await pictureList(page, `${home}/bugs`);
  await pictureBug(page, `${home}/bugs/${bug.id}`);
  await pictureProject(page, home, repository);
  await pictureWizard(page, url);
  await loseGitlab(page, place, trackers, project.gitlabId);
  await pictureIntegrations(page, organization);
}

const repository = await makeRangeRepository();
const trackers = await startTrackers();
const server = await startServer({ FIXPOINT_TRACKER_POLL: "5" });
const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(IMAGES, { recursive: true });
  const page = await browser.newPage({ viewport: WIDE, colorScheme: "light", reducedMotion: "reduce" });
  page.setDefaultTimeout(90_000);
  await takePictures(page, server.url, trackers, repository.folder);
} finally {
  await browser.close();
  await server.stop();
  await trackers.stop();
  await repository.remove();
}
