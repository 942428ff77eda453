import type { Browser } from "@playwright/test";
import { connect } from "@fixpoint/db";
import { startDatabase } from "../api/databases.ts";
import { startServerProcess } from "../api/processes.ts";
import { seedPlace, type Place } from "../api/seed.ts";
import { launchChromium } from "./chromium.ts";

/** A real server on an empty database of its own, an organization in it, and a browser; all gone afterwards. */
export async function withPlace<T>(perform: (browser: Browser, url: string, place: Place) => Promise<T>): Promise<T> {
  const database = await startDatabase("embedded");
  try {
    const connection = await connect({ databaseUrl: database.url });
    const server = await startServerProcess(database.url, database.dataDir);
    const browser = await launchChromium();
    try {
      return await perform(browser, server.url, await seedPlace(connection.db));
    } finally {
      await browser.close();
      await server.stop();
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}
