import { readdir } from "node:fs/promises";
import path from "node:path";
import { readInside } from "../run/safe-files.ts";
import { fencedSessions, shownInComments } from "./in-comments.ts";

/** A part of a project's documentation that shows code. */
export interface Page {
  /** E.g. `README.md, Usage`. */
  place: string;
  /** Markdown. */
  text: string;
  /** The source file that it is part of; null where it stands by itself. */
  about: string | null;
}

const MAX_FILE_BYTES = 400_000;
const MAX_DOCUMENTS = 30;
const MAX_SOURCES = 300;
/** Of all that is read. */
const MAX_CHARS = 8_000_000;
const LONGEST_HEADING = 200;
const FOLDERS = ["docs", "doc", "documentation"];

/** What the readme, the guides and the comments of the sources show. Reads files, runs nothing; never throws for what it reads. */
export async function readPages(root: string, sourceFiles: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  let left = MAX_CHARS;
  for (const file of await documentsOf(root)) {
    const text = await readInside(root, file, MAX_FILE_BYTES);
    if (text === null || text.length > left) continue;
    left -= text.length;
    pages.push(...sectionsOf(file, text));
  }
  for (const file of sourceFiles.slice(0, MAX_SOURCES)) {
    const text = await readInside(root, file, MAX_FILE_BYTES);
    if (text === null || text.length > left) continue;
    left -= text.length;
    for (const shown of shownInComments(file, text)) pages.push({ place: file, text: shown, about: file });
  }
  return pages;
}

async function documentsOf(root: string): Promise<string[]> {
  const found = (await namesIn(root)).filter((name) => /^readme(?:\.\w+)?$/i.test(name));
  for (const folder of FOLDERS)
    found.push(...(await namesIn(path.join(root, folder))).filter((name) => isDocument(name)).map((name) => `${folder}/${name}`));
  return found.slice(0, MAX_DOCUMENTS);
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

function isDocument(name: string): boolean {
  return /\.(?:md|markdown|rst|txt)$/i.test(name);
}

function sectionsOf(file: string, text: string): Page[] {
  if (!/\.(?:md|markdown)$/i.test(file) && text.includes(">>> "))
    return partsOfSessions(text).map((part) => ({ place: file, text: fencedSessions(part), about: null }));
  return splitAtHeadings(text)
    .filter((section) => /`|~~~|^ {4}|^\t/m.test(section))
    .map((section) => {
      const heading = /^#+\s*(.*)/
        .exec(section)?.[1]
        ?.slice(0, LONGEST_HEADING)
        .replace(/[`*#]|<[^>]*>|\[|\]\([^)]*\)/g, "")
        .trim();
      const place = heading === undefined || heading === "" ? file : `${file}, ${heading.slice(0, 60)}`;
      return { place, text: section, about: null };
    });
}

/** Reading a session takes longer the more stands before it. */
const MOST_OF_A_PART = 8_000;
const BEFORE_HEADING = /^(?=\S.*\n(?:={3,}|-{3,}|~{3,}|\^{3,}|"{3,}|\+{3,}|\*{3,}|#{3,})[ \t]*$)/m;
const AFTER_BLANK = /(?<=\n[ \t]*\n)/;
const IMPORTS = /^[ \t]*>>> (?:from|import)\b.*$/gm;

/** Sections of a long page, several where they are short, each with what the page imports before it. */
function partsOfSessions(text: string): string[] {
  if (text.length <= MOST_OF_A_PART) return [text];
  const sections = text.split(BEFORE_HEADING).flatMap((one) => (one.length > MOST_OF_A_PART ? one.split(AFTER_BLANK) : [one]));
  const parts: string[] = [];
  const imports = new Set<string>();
  let part = "";
  for (const section of sections) {
    if (part !== "" && part.length + section.length > MOST_OF_A_PART) {
      parts.push(part);
      part = [...imports, "", ""].join("\n");
    }
    part += section;
    for (const line of section.match(IMPORTS) ?? []) imports.add(line.trim());
  }
  return [...parts, part].filter((one) => one.includes(">>> "));
}

/** At headings that are none of a code block's comments. */
function splitAtHeadings(text: string): string[] {
  const sections: string[][] = [[]];
  let fence: string | null = null;
  for (const line of text.split("\n")) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1] ?? null;
    if (mark !== null) fence = fence === null ? mark.slice(0, 3) : mark.startsWith(fence) ? null : fence;
    if (fence === null && /^#{1,6}\s/.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join("\n")).filter((section) => section.trim() !== "");
}

/** Those that show what `code` uses come first: the rarer the names that they share, the nearer they are. */
export function nearestFirst(pages: readonly Page[], code: string): Page[] {
  const words = new Set(wordsOf(code));
  const shared = pages.map((page) => new Set(wordsOf(page.text)).intersection(words));
  const spread = new Map<string, number>();
  for (const names of shared) for (const name of names) spread.set(name, (spread.get(name) ?? 0) + 1);
  const nearness = shared.map((names) => [...names].reduce((sum, name) => sum + 1 / (spread.get(name) ?? 1), 0));
  return pages
    .map((page, index) => ({ page, near: nearness[index] ?? 0 }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ page }) => page);
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]{2,}/g) ?? [];
}
