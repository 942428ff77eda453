import type { Browser } from "@playwright/test";
import { connect, type Db } from "@fixpoint/db";
import { startDatabase } from "../api/databases.ts";
import { startServerProcess } from "../api/processes.ts";
import { seedPlace, type Place } from "../api/seed.ts";
import { launchChromium } from "./chromium.ts";

export interface Stage {
  browser: Browser;
  /** Of the server. */
  url: string;
  db: Db;
}

/** A real server on an empty database of its own, and a browser; all gone afterwards. */
export async function withStage<T>(perform: (stage: Stage) => Promise<T>): Promise<T> {
  const database = await startDatabase("embedded");
  try {
    const connection = await connect({ databaseUrl: database.url });
    const server = await startServerProcess(database.url, database.dataDir);
    const browser = await launchChromium();
    try {
      return await perform({ browser, url: server.url, db: connection.db });
    } finally {
      await browser.close();
      await server.stop();
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}

/** The same with an organization in it. */
export function withPlace<T>(perform: (browser: Browser, url: string, place: Place) => Promise<T>): Promise<T> {
  return withStage(async ({ browser, url, db }) => perform(browser, url, await seedPlace(db)));
}
