import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  // One real server with one worker stands behind the tests.
  workers: 1,
  timeout: 420_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../test-results/e2e.json" }]],
  outputDir: "../test-results",
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
    },
  },
});
