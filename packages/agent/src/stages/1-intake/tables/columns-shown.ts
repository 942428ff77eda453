import type { Expectation, Snippet } from "../../../types/facts.ts";
import { fromTables } from "./from-tables.ts";

const GAP = /\s{2,}|\t\s*/;
const LEAST = 3;
const MOST = 40;
const NAME = /(?<![\w$."'])[A-Za-z_$][\w$]*(?![\w$(])/g;

/** `size(n)` with what stands in the row below `n`; null where it names no other column. */
function filled(call: string, headings: readonly string[], cells: readonly string[]): string | null {
  const values = new Map(headings.map((heading, at) => [heading, cells[at] ?? ""]));
  const whole = call.replaceAll(NAME, (name) => values.get(name) ?? name);
  return whole === call ? null : whole;
}

/**
 * Columns of a block that two blanks or more divide, below headings (`n   size(n)   should be`): read as the table that they
 * are. Only where each row has a cell below each heading, and one heading is a call of what stands in the others.
 */
export function fromColumnsShown(snippets: readonly Snippet[]): Expectation[] {
  return snippets
    .filter(({ role, code }) => (role === "output" || role === "data") && !code.includes("|"))
    .flatMap(({ code }) => {
      const [headings = [], ...rows] = code
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => line.trim().split(GAP));
      if (headings.length < LEAST || rows.length === 0 || rows.length > MOST) return [];
      const at = headings.findIndex((one) => /^[\w$.]+\(.*\)$/.test(one));
      if (at < 1 || rows.some((cells) => cells.length !== headings.length)) return [];
      const calls = rows.map((cells) => filled(headings[at] ?? "", headings, cells));
      if (calls.includes(null)) return [];
      const lines = rows.map((cells, row) => [calls[row], ...cells.slice(at)]);
      const table = [["call", "actual", ...headings.slice(at + 1)], headings.slice(at - 1).map(() => "---"), ...lines];
      return fromTables(table.map((cells) => ({ text: `| ${cells.join(" | ")} |`, heading: "", before: null, after: 0 })));
    });
}
