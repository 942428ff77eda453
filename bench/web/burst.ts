import type { Browser, Page } from "@playwright/test";
import { seedProject, type Place } from "../api/seed.ts";
import { openList, watchInteractions } from "./list.ts";
import { traced, type MainThread } from "./trace.ts";

export interface Burst {
  events: number;
  seconds: number;
  /** Events whose change the page never showed, without asking for the list again. */
  dropped: number;
  main: MainThread;
  /** Of the main thread, as a share of the whole time. */
  busy: number;
  /** Milliseconds to the next paint of what was typed meanwhile. */
  worstInteraction: number;
}

const EVENTS = 1_000;
const SECONDS = 10;
const SETTLED_MS = 2_000;

function archivedCount(page: Page): Promise<number> {
  return page
    .getByRole("tab", { name: /^Archived/ })
    .innerText()
    .then((text) => Number(text.replace(/\D/g, "")));
}

/** Archives bugs one after the other at an even pace, as somebody else's program. */
async function archiveAll(list: string, ids: string[], headers: Record<string, string>): Promise<void> {
  const started = performance.now();
  const calls: Promise<Response>[] = [];
  for (const [index, id] of ids.entries()) {
    const due = started + (index * SECONDS * 1000) / ids.length;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    calls.push(fetch(`${list}/${id}/archive`, { method: "POST", headers }));
  }
  const refused = (await Promise.all(calls)).filter((answer) => !answer.ok);
  if (refused.length > 0) throw new Error(`${refused.length} bugs could not be archived: ${refused[0]?.status}`);
}

/** A thousand changes in ten seconds while the list of `bugs` is open, and a person types. */
export async function benchBurst(
  browser: Browser,
  url: string,
  place: Place,
  bugs: number,
  traces: string | null,
): Promise<Burst> {
  const slug = `burst-${bugs}`;
  const projectId = await seedProject(place, slug, bugs);
  const list = `${url}/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`;
  const answer = (await (await fetch(list, { headers: place.headers })).json()) as {
    data: { id: string; isArchived: boolean }[];
  };
  const ids = answer.data.filter(({ isArchived }) => !isArchived).slice(0, EVENTS);
  const page = await openList(browser, url, place, slug);
  await page.getByText("Live", { exact: true }).first().waitFor();
  const before = await archivedCount(page);
  let refetched = 0;
  page.on("request", (request) => {
    if (request.url() === list) refetched += 1;
  });
  const interactions = await watchInteractions(page);
  const started = performance.now();
  const { main } = await traced({ browser, page, traces }, "burst", async () => {
    const archived = archiveAll(
      list,
      ids.map(({ id }) => id),
      place.headers,
    );
    await page.locator("#bug-filter").pressSequentially("crash when the cart", { delay: 400 });
    await archived;
    await page.waitForTimeout(SETTLED_MS);
  });
  const seconds = (performance.now() - started) / 1000;
  const shown = (await archivedCount(page)) - before;
  const worstInteraction = Math.max(0, ...(await interactions()));
  await page.context().close();
  if (refetched > 0) throw new Error("The page asked for the list again: what it shows says nothing about the events");
  return {
    events: ids.length,
    seconds: SECONDS,
    dropped: ids.length - shown,
    main,
    busy: main.busy / (seconds * 1000),
    worstInteraction,
  };
}
