import type { Browser } from "@playwright/test";
import { seedProject, type Place } from "../api/seed.ts";
import { BUDGETS } from "./budgets.ts";
import { bytesOf, type PageBytes } from "./bytes.ts";
import { seedLargeFix } from "./seed-large-fix.ts";

export interface MeasuredPage extends PageBytes {
  name: string;
  limit: number;
}

const BUGS = 60;
/** Colours of code come after the page, in a worker: they have a budget of their own. */
export const HIGHLIGHTER = /assets\/(highlight|core|engine|javascript|jsx|typescript|tsx|python|json)[\w.]*-/;

/** Each page opened directly by somebody who was never here. */
export async function measurePages(browser: Browser, url: string, place: Place): Promise<MeasuredPage[]> {
  const slug = `bytes-${BUGS}`;
  await seedProject(place, slug, BUGS);
  const bug = await seedLargeFix(place, 90, 90);
  const pages: { name: string; address: string; place: Place | null; seen: string | RegExp; limit?: number }[] = [
    { name: "/sign-in", address: "/sign-in", place: null, seen: "Terms of Service" },
    { name: "first page", address: "/", place, seen: slug },
    { name: "bug list", address: `/${place.slug}/${slug}/bugs`, place, seen: /Crash when the cart/, limit: BUDGETS.bugListJs },
    {
      name: "bug",
      address: `/${place.slug}/${bug.slug}/bugs/${bug.bugId}`,
      place,
      seen: "Why you can trust this fix",
      limit: BUDGETS.bugJs,
    },
    {
      name: "/integrations",
      address: `/${place.slug}/integrations`,
      place,
      seen: "GitHub",
      limit: BUDGETS.integrationsJs,
    },
    { name: "/add-project", address: "/add-project", place, seen: "GitHub" },
  ];
  const measured: MeasuredPage[] = [];
  for (const { name, address, place: who, seen, limit = who === null ? BUDGETS.signInJs : BUDGETS.pageJs } of pages) {
    const bytes = await bytesOf(browser, url, address, who, seen);
    measured.push({ name, limit, ...bytes });
  }
  return measured;
}
