import type { Expectation } from "../../types/facts.ts";
import type { ProseLine } from "./blocks.ts";
import { cleanValue, parseOutcome } from "./outcome.ts";
import { sideOf, type Side } from "./side.ts";
import { expressionOf } from "./statements.ts";

const MOST_ROWS = 100;
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?\|?\s*$/;
const INPUT = /^(?:input|call|code|expression|text|value|source|what|args?|arguments?|example)/i;

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((cell) => cell.trim().replace(/\*\*|__/g, ""));
}

/** Which side a column is of; “result” beside “correct” is what happens. */
function sideOfColumn(heading: string): Side | null {
  const side = sideOf(heading);
  if (side !== null) return side;
  if (/^(?:right|ok|wish|fixed|with the fix)/i.test(heading)) return "expected";
  return /^(?:result|output|returns?|gives?|prints?|is|now|today|before|value)/i.test(heading) ? "actual" : null;
}

/** The call of a row; with a call that the table is about, that one with the row's text in the place of the column's name. */
function callOf(cell: string, heading: string, about: string | null): string | null {
  const own = expressionOf(cell);
  if (own !== null && /[([]/.test(own) && !/^["'[{]/.test(own)) return own;
  const name = heading.replaceAll("`", "").trim();
  if (about === null || !/^[\w$]+$/.test(name)) return null;
  const value = cell.replace(/^`(.*)`$/s, "$1");
  const literal = /^(?:["'[{].*|-?\d[\d.]*|true|false|null|None|True|False)$/s.test(value) ? value : JSON.stringify(value);
  const filled = about.replace(new RegExp(`(?<![\\w$."'])${name}(?![\\w$])`, "g"), () => literal);
  return filled === about ? null : filled;
}

/** `| call | result | expected |` with a call in each row, or with inputs of the call in the sentence above. */
export function fromTables(prose: readonly ProseLine[]): Expectation[] {
  const found: Expectation[] = [];
  for (const [at, line] of prose.entries()) {
    if (!RULE.test(line.text)) continue;
    const headings = cellsOf(prose[at - 1]?.text ?? "");
    const sides = headings.map(sideOfColumn);
    if (!sides.includes("expected")) continue;
    const input = Math.max(
      0,
      headings.findIndex((heading, index) => sides[index] === null && INPUT.test(heading.replaceAll("`", ""))),
    );
    const lead = prose
      .slice(Math.max(0, at - 6), at - 1)
      .map(({ text }) => text)
      .join(" ");
    const about = expressionOf(/``([^`\n]{1,400})``|`([^`\n]{1,400})`/.exec(lead)?.[0]);
    for (const row of prose.slice(at + 1, at + 1 + MOST_ROWS)) {
      if (!row.text.includes("|")) break;
      const cells = cellsOf(row.text);
      const expression = callOf(cells[input] ?? "", headings[input] ?? "", about);
      if (expression === null) continue;
      found.push(...ofRow(expression, cells, sides));
    }
  }
  return found;
}

function ofRow(expression: string, cells: readonly string[], sides: readonly (Side | null)[]): Expectation[] {
  const of = (side: Side): string => cells[sides.indexOf(side)] ?? "";
  const [right, now] = [of("expected"), of("actual")];
  const base = { expression, origin: "labels" as const, snippet: null };
  const [wanted, given] = [parseOutcome(right).throws, parseOutcome(now).throws];
  if (wanted !== null) return [{ ...base, expected: null, actual: null, throws: { ...wanted, which: "expected" } }];
  const expected = cleanValue(right);
  if (expected === null) return [];
  const actual = given === null ? cleanValue(now) : null;
  // A row that is right already tells what must stay.
  if (actual === expected) return [{ ...base, expected: null, actual: null, throws: null, fine: true }];
  return [{ ...base, expected, actual, throws: given === null ? null : { ...given, which: "actual" } }];
}
