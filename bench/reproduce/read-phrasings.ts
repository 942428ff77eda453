import { readdir } from "node:fs/promises";
import path from "node:path";
import { select, type Selection } from "../repair/options.ts";
import { readCases, readIssue, type RepairCase } from "../repair/read-cases.ts";

const PHRASINGS = path.join(import.meta.dirname, "..", "repair", "phrasings");

/** The names of a case's files, and what those of all cases have in common. */
export const FORMS = {
  "1": "in a sentence",
  "2": "in a template",
  "3": "as a transcript, test or program",
  "4": "in a story",
  "5": "in another sentence",
  "6": "as another session, test or table",
  "7": "in another story",
} as const;
export type Form = keyof typeof FORMS;

function isForm(name: string): name is Form {
  return Object.hasOwn(FORMS, name);
}

/** A bug as somebody tells it. */
export interface Phrasing {
  entry: RepairCase;
  /** `own`: the case's issue. */
  form: Form | "own";
  issue: RepairCase["issue"];
}

export async function readOwn(selection: Selection): Promise<Phrasing[]> {
  return select(await readCases(), selection).map((entry) => ({ entry, form: "own", issue: entry.issue }));
}

/** The bugs as other people tell them. @throws when a file is not named after a form, or does not start with a title. */
export async function readPhrasings(selection: Selection): Promise<Phrasing[]> {
  const found: Phrasing[] = [];
  for (const entry of select(await readCases(), selection)) {
    const folder = path.join(PHRASINGS, entry.language, entry.slug);
    for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
      const form = path.parse(name).name;
      if (!isForm(form)) throw new Error(`${folder}/${name} is not named after a form`);
      found.push({ entry, form, issue: await readIssue(path.join(folder, name)) });
    }
  }
  return found;
}
