import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Place } from "../api/seed.ts";
import { openPage } from "./chromium.ts";

const DIST = path.join(import.meta.dirname, "../../apps/web/dist");

/** Bytes of a page's files, each compressed as a server without brotli sends it. */
export interface PageBytes {
  js: number;
  css: number;
  files: { name: string; bytes: number }[];
}

async function gzipped(name: string): Promise<number> {
  const stored = await readFile(path.join(DIST, `${name}.gz`)).catch(() => null);
  return (stored ?? gzipSync(await readFile(path.join(DIST, name)), { level: 9 })).length;
}

/** Everything that a page loads until it has come to rest, and `interact` sets off; workers too. */
export async function bytesOf(
  browser: Browser,
  url: string,
  address: string,
  place: Place | null,
  seen: string | RegExp,
): Promise<PageBytes> {
  const page = await openPage(browser, url, place);
  const names = new Set<string>();
  page.context().on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname)) names.add(pathname.slice(1));
  });
  await page.goto(`${url}${address}`);
  await page.getByText(seen).filter({ visible: true }).first().waitFor();
  // Live events keep a connection open, so the network is never idle: at rest is when nothing new came for a second.
  for (let before = -1; before < names.size;) {
    before = names.size;
    await page.waitForTimeout(1000);
  }
  await page.context().close();
  const files = await Promise.all([...names].map(async (name) => ({ name, bytes: await gzipped(name) })));
  const sum = (extension: string) =>
    files.filter(({ name }) => name.endsWith(extension)).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum(".js"), css: sum(".css"), files: files.toSorted((one, other) => other.bytes - one.bytes) };
}
