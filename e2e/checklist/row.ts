import { expect, test, type Site } from "../support/site.ts";
import { isElsewhere, TEXTS, type RowId, type TextOf } from "./texts.ts";

interface RowTools<Id extends RowId> extends Pick<Parameters<Parameters<typeof test>[2]>[0], "open"> {
  site: Site;
  /** A text of the row as it stands there, noted as asserted. */
  says: (text: TextOf<Id>) => string;
}

/** The test of one row of the checklist. It fails when it leaves out a text of its row. */
export function row<Id extends RowId>(id: Id, title: string, body: (tools: RowTools<Id>) => Promise<void>): void {
  test(`${id} ${title}`, async ({ site, open }) => {
    const said = new Set<string>();
    await body({
      site,
      open,
      says(text) {
        said.add(text);
        return text;
      },
    });
    const left = TEXTS[id].filter((entry) => !isElsewhere(entry) && !said.has(entry));
    expect(left, `texts of ${id} that its test does not assert`).toEqual([]);
  });
}
