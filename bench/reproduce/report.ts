import { number, renderColumns, type Column } from "../shared/table.ts";
import { FORMS, type Form } from "./read-phrasings.ts";
import type { ReadPhrasing } from "./run-phrasing.ts";

interface Group {
  name: string;
  of: ReadPhrasing[];
}

const COLUMNS: readonly Column<Group>[] = [
  ["Told", ({ name }) => name],
  ["Issues", ({ of }) => String(of.length)],
  ["Reproduced", ({ of }) => String(reproduced(of))],
  ["Checked", ({ of }) => String(of.filter(({ right }) => right !== null).length)],
  ["Right", ({ of }) => String(of.filter(({ right }) => right === true).length)],
  ["Share", ({ of }) => `${number((reproduced(of) / Math.max(1, of.length)) * 100)} %`],
];

function reproduced(of: readonly ReadPhrasing[]): number {
  return of.filter((one) => one.reproduced).length;
}

/** A line for each form and language, and one for all. */
export function renderReport(results: readonly ReadPhrasing[]): string {
  const forms = (Object.keys(FORMS) as Form[]).map((form): Group => ({
    name: FORMS[form],
    of: results.filter((one) => one.form === form),
  }));
  const languages = (["javascript", "python"] as const).map((name): Group => ({
    name,
    of: results.filter((one) => one.language === name),
  }));
  const groups = [...forms, ...languages, { name: "all", of: [...results] }];
  return renderColumns(
    COLUMNS,
    groups.filter(({ of }) => of.length > 0),
  );
}

/** A line for the cases that one statement mends, and one for all: of the validation half no more is to be known. */
export function renderOwn(results: readonly ReadPhrasing[]): string {
  return renderColumns(COLUMNS, [
    { name: "in one statement", of: results.filter((one) => one.oneStatement) },
    { name: "all", of: [...results] },
  ]);
}

/** What was tried for each that is not reproduced, or by a test that fails without the bug, too. */
export function renderRest(results: readonly ReadPhrasing[]): string {
  return results
    .filter((one) => !one.reproduced || one.right === false)
    .map(({ language, slug, form, reason, summary, tried }) =>
      [`${language}/${slug}/${form}: ${reason}: ${summary}`, ...tried.map((line) => `    ${line}`)].join("\n"),
    )
    .join("\n");
}
