import { expect } from "../support/site.ts";
import { stopClock } from "../support/time.ts";
import { row } from "./row.ts";

const TRACKERS = ["GitHub Issues", "Asana", "Jira", "Trello", "ClickUp"];
const HOSTS = ["GitHub", "GitLab", "Bitbucket"];
const STAGE = "main svg[viewBox='0 0 640 640']";

interface Frame {
  /** The oldest token: its icon and where it is, in the stage's own measure. */
  token: { isBug: boolean; x: number; opacity: number } | null;
  flash: number;
  dots: number;
}

row("A8", "a bug flies to the centre, turns and goes on as a pull request", async ({ open }) => {
  const page = await open(null);
  await page.addInitScript(() => {
    // Always the same way: the first tracker, the first host.
    Math.random = () => 0;
  });
  await page.goto("/how-it-works");
  await page.locator(STAGE).waitFor();
  await expect(page.locator(`${STAGE} text`)).toHaveText([...TRACKERS, ...HOSTS]);

  await stopClock(page);
  await page.reload();
  await page.locator(STAGE).waitFor();
  const look = () =>
    page.evaluate((selector): Frame => {
      const stage = document.querySelector(selector);
      const token = [...(stage?.querySelectorAll(":scope > g[opacity]") ?? [])][0];
      const [, x = "0"] = /translate\(([\d.]+)/.exec(token?.getAttribute("transform") ?? "") ?? [];
      return {
        token: token
          ? { isBug: token.querySelector(".lucide-bug") !== null, x: Number(x), opacity: Number(token.getAttribute("opacity")) }
          : null,
        flash: Number(stage?.querySelector(":scope > circle.fill-primary:not([r='2.5'])")?.getAttribute("opacity")),
        dots: stage?.querySelectorAll(":scope > circle[r='2.5']").length ?? 0,
      };
    }, STAGE);
  /** A frame may come up to 16 ms late. */
  const until = async (ms: number) => {
    await page.clock.runFor(ms);
    return look();
  };

  await until(32);
  const start = await look();
  expect(start.token?.isBug).toBe(true);
  expect(start.token?.x).toBeLessThan(320);
  // 2800 ms to the centre, not more and not less.
  expect((await until(2700)).token).toMatchObject({ isBug: true });
  const centre = await until(150);
  expect(centre.token?.x).toBeCloseTo(320, 0);
  expect(centre.flash).toBeGreaterThan(0.2);
  // 500 ms for the turn, the flash takes 800 ms.
  const turned = await until(400);
  expect(turned.token).toMatchObject({ isBug: false, x: 320 });
  expect(turned.flash).toBeGreaterThan(0);
  const gone = await until(450);
  expect(gone.flash).toBe(0);
  expect(gone.token?.x).toBeGreaterThan(320);
  // 3200 ms to the host, then it fades out.
  const late = await until(2750);
  expect(late.token?.opacity).toBe(1);
  const faded = await until(300);
  expect(faded.token?.opacity).toBeLessThan(1);
  let most = 0;
  for (let at = 0; at < 20; at += 1) most = Math.max(most, (await until(150)).dots);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(60);

  // A hidden tab moves nothing, and nothing is caught up on afterwards.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const before = await page.locator(STAGE).innerHTML();
  await page.clock.runFor(2000);
  expect(await page.locator(STAGE).innerHTML()).toBe(before);
});

const ERROR_PAGES = [
  ["/401", "Unauthorized Access"],
  ["/403", "Access Forbidden"],
  ["/503", "Website is under maintenance!"],
] as const;

row("A9", "errors have pages of their own, for guests and members", async ({ open, says }) => {
  for (const account of [null, "ada@acme.test"] as const) {
    const page = await open(account);
    const home = account ? "/acme" : "/sign-in";
    await page.goto("/404");
    await expect(page.getByRole("heading", { name: says("Oops! Page Not Found!") })).toBeVisible();
    await page.getByRole("button", { name: says("Back to Home") }).click();
    await expect(page).toHaveURL(home);

    await page.goto("/500");
    await expect(page.getByText("500", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: says("Oops! Something went wrong :')") })).toBeVisible();
    await expect(page.getByText(says("We apologize for the inconvenience. Please try again later."))).toBeVisible();
    await page.getByRole("button", { name: says("Go Back") }).click();
    await expect(page).toHaveURL(home);
    for (const [path, title] of ERROR_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
  }
  // Whoever is signed in is told in the shell; everybody else signs in first, for it may be theirs.
  const member = await open("ada@acme.test");
  for (const path of ["/nobody", "/acme/nothing", "/acme/calculator/nowhere", "/no/such/page/at/all"]) {
    await member.goto(path);
    await expect(member.getByRole("heading", { name: "Oops! Page Not Found!" }), path).toBeVisible();
    await expect(member.getByRole("navigation", { name: "Main" }), path).toBeVisible();
  }
});

row("A10", "a popup that is done closes itself", async ({ open }) => {
  for (const [account, path] of [
    [null, "/how-it-works"],
    ["ada@acme.test", "/acme/integrations"],
    ["ada@acme.test", "/setup-page"],
  ] as const) {
    const page = await open(account);
    await page.goto("/how-it-works");
    const opened = page.waitForEvent("popup");
    await page.evaluate((url) => void window.open(url, "popup", "popup"), `${path}?autoClose=true`);
    const popup = await opened;
    if (!popup.isClosed()) await popup.waitForEvent("close");
  }
  // Where the browser keeps it open, it says so.
  const page = await open(null);
  await page.goto("/sign-in?autoClose=true");
  await expect(page.getByText("Done. You can close this window.")).toBeVisible();
});
