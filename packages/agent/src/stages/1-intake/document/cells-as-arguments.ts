import { splitArguments } from "../text/balanced.ts";
import { itemsIn } from "../items/inline-items.ts";
import { isTableRow } from "../text/table-rows.ts";

const LONGEST = 100_000;
const LONGEST_ROW = 1000;
const MOST_ROWS = 200;
/** Lines around a table that may tell how its rows are meant. */
const NEAR = 6;
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*\|?\s*$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** How what stands in a column is written in code; null where it is written there so already. */
type Form = { open: string; close: string; quote: string } | null;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());
}

function partsOf(cell: string): string[] {
  return cell.split(cell.includes(",") ? /\s*,\s*/ : /\s+/).filter((part) => part !== "");
}

/** The parts of a list that holds numbers or texts alone; null for anything else. */
function elementsOf(argument: string): { parts: string[]; form: NonNullable<Form> } | null {
  const [, open = "", inner = "", close = ""] = /^(\[|\()(.*?),?\s*(\]|\))$/s.exec(argument) ?? [];
  if (open === "" || (open === "[") !== (close === "]")) return null;
  const parts = inner.trim() === "" ? [] : inner.split(/\s*,\s*/);
  const quote = /^(["'])/.exec(parts[0] ?? "")?.[1] ?? "";
  const bare = parts.map((part) => (quote === "" ? part : part.slice(1, -1)));
  const isPlain = parts.every((part, at) => (quote === "" ? NUMBER.test(part) : part === `${quote}${bare[at]}${quote}`));
  return isPlain ? { parts: bare, form: { open, close, quote } } : null;
}

/** The forms of the columns of a row that the arguments of a call are written without brackets; null where it is another row. */
function formsOf(taken: readonly string[], cells: readonly string[]): Form[] | null {
  const forms: Form[] = [];
  for (const [at, argument] of taken.entries()) {
    const cell = cells[at]?.replaceAll("`", "") ?? "";
    const list = elementsOf(argument);
    const isSame = list !== null && list.parts.length > 0 && partsOf(cell).join(" ") === list.parts.join(" ");
    if (isSame && list !== null) forms.push(list.form);
    else if (cell === argument || cell === argument.slice(1, -1)) forms.push(null);
    else return null;
  }
  return forms.some((form) => form !== null) ? forms : null;
}

function written(cell: string, form: Form): string {
  if (form === null) return cell;
  const parts = partsOf(cell.replaceAll("`", ""));
  const isAble = form.quote === "" ? parts.every((part) => NUMBER.test(part)) : !cell.includes(form.quote);
  if (!isAble) return cell;
  const tail = form.open === "(" && parts.length === 1 ? "," : "";
  return `${form.open}${parts.map((part) => `${form.quote}${part}${form.quote}`).join(", ")}${tail}${form.close}`;
}

/** The calls that the lines around a table name, each with what it takes. */
function callsNear(lines: readonly string[], from: number, to: number): string[][] {
  const near = [...lines.slice(Math.max(0, from - NEAR), from), ...lines.slice(to, to + NEAR)].join("\n").slice(0, 4000);
  return itemsIn(near).flatMap(({ kind, text }) => {
    const open = kind === "call" && text.endsWith(")") ? text.indexOf("(") : -1;
    const taken = open === -1 ? null : splitArguments(text, open);
    return taken === null || taken.length === 0 ? [] : [taken];
  });
}

/**
 * A table whose first cells are what a call takes, written without brackets (`| 0 4 7 | 4 |` where the text names
 * `find([0, 4, 7], [4])` beside it): with the cells as that call has them. Only where one row holds all that it takes. Pure.
 */
export function withCellsAsArguments(text: string): string {
  if (text.length > LONGEST || !text.includes("|")) return text;
  const lines = text.split("\n");
  for (let rule = 1; rule < lines.length; rule += 1) {
    if (!RULE.test((lines[rule] ?? "").slice(0, LONGEST_ROW)) || !isTableRow(lines[rule - 1] ?? "")) continue;
    const end = lines.findIndex((line, at) => at > rule && !isTableRow(line));
    const to = Math.min(end === -1 ? lines.length : end, rule + 1 + MOST_ROWS);
    const rows = lines.slice(rule + 1, to);
    const forms = callsNear(lines, rule - 1, to)
      .flatMap((taken) => rows.map((row) => formsOf(taken, cellsOf(row.slice(0, LONGEST_ROW)))))
      .find((one) => one !== null);
    for (const [at, row] of rows.entries()) {
      // Bars within code divide nothing.
      const hasBar = row.match(/`[^`]*`/g)?.some((code) => code.includes("|")) === true;
      if (forms === undefined || forms === null || row.length > LONGEST_ROW || hasBar) continue;
      const cells = cellsOf(row).map((cell, column) => written(cell, forms[column] ?? null));
      lines[rule + 1 + at] = `| ${cells.join(" | ")} |`;
    }
    rule = to - 1;
  }
  return lines.join("\n");
}
