import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { isElsewhere, TEXTS, type RowId } from "./texts.ts";

/** The design brief, which is kept beside the repository and not in it. */
const BRIEF = fileURLToPath(new URL("../../../shared/ui.md", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ROW = /^\| ([A-Z]\d+) \| (.*) \|$/gm;

/** The texts in backticks of each row of its checklist. */
function textsOfBrief(): Map<string, string[]> {
  const checklist = readFileSync(BRIEF, "utf8").split(/^## 15\./m)[1] ?? "";
  return new Map(
    [...checklist.matchAll(ROW)].map(([, id = "", cells = ""]) => [
      id,
      [...new Set([...cells.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text))],
    ]),
  );
}

function plain(id: RowId): string[] {
  return TEXTS[id].map((entry) => (isElsewhere(entry) ? entry.text : entry));
}

test("the table has every text of every row of the design brief's checklist", () => {
  test.skip(!existsSync(BRIEF), "the design brief is not at hand");
  const brief = textsOfBrief();

  expect(brief.size).toBeGreaterThan(30);
  expect([...brief.keys()].toSorted()).toEqual(Object.keys(TEXTS).toSorted());
  for (const [id, texts] of brief) expect.soft(plain(id as RowId).toSorted(), id).toEqual(texts.toSorted());
});

test("what no browser can bring about is asserted where the table says", () => {
  const elsewhere = Object.values(TEXTS).flatMap((texts) => [...texts].filter((entry) => isElsewhere(entry)));

  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { text, assertedIn } of elsewhere) expect.soft(readFileSync(`${ROOT}/${assertedIn}`, "utf8")).toContain(`"${text}"`);
});
