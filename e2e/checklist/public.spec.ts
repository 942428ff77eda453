import { BETA_FORM_URL, expect } from "../support/site.ts";
import { millisecondsOf, noteAnimations, stopClock } from "../support/time.ts";
import { row } from "./row.ts";

const PROVIDERS = ["github", "google", "gitlab"] as const;
const AUTH_PAGES = ["/sign-in", "/request-access", "/request-access?email=a@b.test", "/404", "/500", "/401", "/403", "/503"];

row("A1", "sign-in offers three round buttons and its terms", async ({ open, says }) => {
  const page = await open(null);
  await page.goto("/sign-in");

  await expect(page.getByRole("heading", { name: says("Use your account to access the application") })).toBeVisible();
  for (const id of PROVIDERS) {
    const button = page.locator(`button#${id}`);
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 1 };
    expect([width, height]).toEqual([56, 56]);
    expect(await button.evaluate((node) => parseFloat(getComputedStyle(node).borderRadius))).toBeGreaterThanOrEqual(28);
  }
  await expect(page.getByText(says("By creating an account, you agree to our"))).toBeVisible();
  for (const name of [says("Terms of Service"), says("Privacy Policy")]) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

row("A2", "one click leaves for the provider after 600 ms, once", async ({ open }) => {
  const page = await open(null);
  const asked: string[] = [];
  await page.route(/\/api\/v1\/auth\/(github|google|gitlab)\?/, (route) => {
    asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
    return route.fulfill({ status: 204 });
  });
  await page.goto("/sign-in");
  await page.locator("#github").waitFor();
  await stopClock(page);

  await page.locator("#github").click();
  for (const id of PROVIDERS) await expect(page.locator(`#${id}`)).toBeDisabled();
  await expect(page.locator("#github svg.animate-spin")).toBeVisible();
  await expect(page.locator("#github")).toHaveCSS("cursor", "wait");
  await page.locator("#gitlab").dispatchEvent("click");
  await page.clock.runFor(599);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["/api/v1/auth/github?returnUrl=%2F"]);

  await page.goto("/sign-in?returnUrl=/acme/users");
  await page.locator("#gitlab").click();
  await page.clock.runFor(600);
  await expect.poll(() => asked.at(-1)).toBe("/api/v1/auth/gitlab?returnUrl=%2Facme%2Fusers");
  expect(asked).toHaveLength(2);
});

row("A3", "whoever is signed in goes on, everybody else signs in first", async ({ open }) => {
  const page = await open("ada@acme.test");
  await page.goto("/sign-in?returnUrl=/settings/billing");
  await expect(page).toHaveURL("/settings/billing");
  await page.goto("/sign-in");
  await expect(page).toHaveURL("/acme");
  await page.goto("/sign-in?returnUrl=https://evil.test/");
  await expect(page).toHaveURL("/acme");

  const guest = await open(null);
  await guest.goto("/acme/users");
  await expect(guest).toHaveURL(/\/sign-in\?returnUrl=(%2Facme%2Fusers|\/acme\/users)$/);
});

row("A4", "every page for guests leads to the animation", async ({ open, says }) => {
  const page = await open(null);
  await page.route(BETA_FORM_URL, (route) => route.fulfill({ contentType: "text/html", body: "<p>Form</p>" }));
  for (const path of AUTH_PAGES) {
    await page.goto(path);
    await expect(page.getByText(says("Curious how it works?")), path).toBeVisible();
    await expect(page.getByRole("button", { name: says("See it in action") }), path).toBeVisible();
    await expect(page.locator("canvas[data-particles='400']"), path).toHaveCount(1);
  }

  // The veil lies over the page again each time that the tab is shown.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await millisecondsOf(page, "unveil")).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => millisecondsOf(page, "unveil")).toEqual([3000]);

  await stopClock(page);
  await page.getByRole("button", { name: "See it in action" }).click();
  const fade = page.locator("[data-fade=black]");
  await expect(fade).toHaveCSS("animation-duration", "1s");
  await expect(fade).toHaveCSS("background-color", "rgb(0, 0, 0)");
  await page.clock.runFor(999);
  await expect(page).not.toHaveURL("/how-it-works");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/how-it-works");
});

row("A5", "an address without an organization is told what to do", async ({ open, says }) => {
  const page = await open(null);
  const email = "<b>eve</b>@nowhere.test";
  await page.goto(`/request-access?email=${encodeURIComponent(email)}`);

  const sentence = says("The email {email} is not associated with any organizations.").replace("{email}", email);
  await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
  await expect(page.getByRole("heading", { name: says("What can you do?") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/organization admin/, /Write to hello@fixpoint\.test/]);
  await page.getByRole("link", { name: says("Go back to Sign In Page") }).click();
  await expect(page).toHaveURL("/sign-in");
});

row("A6", "the beta form is a frame of 680 × 640", async ({ open, says }) => {
  const page = await open(null);
  await page.route(BETA_FORM_URL, (route) => route.fulfill({ contentType: "text/html", body: "<p>The form</p>" }));
  await page.goto("/request-access");

  const frame = page.locator(`iframe[title="${says("Join the Beta")}"]`);
  await expect(frame.contentFrame().getByText("The form")).toBeVisible();
  const { width, height } = (await frame.boundingBox()) ?? {};
  expect([width, height]).toEqual([680, 640]);
});

for (const [theme, colour] of [
  ["dark", "black"],
  ["light", "white"],
] as const) {
  row("A7", `how it works, in the ${theme} theme`, async ({ open, says }) => {
    const page = await open(null, { colorScheme: theme });
    const unveiled = await noteAnimations(page, "unveil");
    await page.goto("/how-it-works");
    await expect(page.locator("canvas[data-particles='180']")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: /^turns bugs into pull requests automatically$/i })).toBeVisible();
    await expect(page.getByText(says("Sounds interesting?"))).toBeVisible();
    await expect(page.getByRole("link", { name: says("Join the Beta") })).toHaveAttribute("href", "/request-access");
    await expect.poll(unveiled).toEqual(["1s"]);

    await stopClock(page);
    await page.getByRole("link", { name: says("Go back to Sign In Page") }).click();
    await expect(page.locator(`[data-fade=${colour}]`)).toHaveCSS("animation-duration", "1s");
    await page.clock.runFor(999);
    await expect(page).toHaveURL("/how-it-works");
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/sign-in");

    const member = await open("ada@acme.test", { colorScheme: theme });
    await member.goto("/acme/how-it-works");
    await expect(member.locator("canvas[data-particles='180']")).toHaveCount(1);
    await expect(member.getByRole("link", { name: says("Join the Beta") })).toHaveCount(0);
    await expect(member.getByRole("link", { name: says("Go back to Sign In Page") })).toHaveCount(0);
  });
}
