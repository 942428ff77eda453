import type { ProseLine } from "../blocks/blocks.ts";
import { kindOf } from "../text/value-kinds.ts";

const RIGHT = /^(?:yes|y|ok(?:ay)?|fine|right|correct|good|✓|✔️?|✅)[.!]?$/iu;
const WRONG = /^(?:no|n|wrong|incorrect|bad|✗|✘|❌|❗)?[.!]?$/iu;
/** “no, want `b`”, “should be `b`”. */
const WISH =
  /^(?:(?:no|wrong|incorrect|bad|✗|✘|❌)\s?[,;:.–—-]*\s*)?(?:\(?(?:I |we )?(?:want(?:ed)?|need(?:ed)?|expect(?:ed)?)|(?:it )?(?:should|must|ought to|has to)(?: be| read| say| give)?)[: ]\s*(\S.*?)\)?$/iu;
/** “the same” as what comes out now. */
const SAME = /^(?:(?:the )?same|ditto|unchanged|as now|no change|idem|[″"])$/i;

/** The column that judges each row, “yes” or “no, want `b`”, where one does; -1 where none does. */
export function judgingColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isJudging = (at: number): boolean =>
    rows.every((row) => [RIGHT, WRONG, WISH].some((pattern) => pattern.test(row[at]?.trim() ?? ""))) &&
    rows.some((row) => WISH.test(row[at]?.trim() ?? ""));
  return Array.from({ length: width }, (_, at) => at).findLast(isJudging) ?? -1;
}

/** What should come out by the cell that judges what does; empty where it does not say. */
export function wishedBy(judgement: string, now: string): string {
  const text = judgement.trim();
  return RIGHT.test(text) ? now : (WISH.exec(text)?.[1] ?? "");
}

/** What a cell says that should come, beside the cell of what comes now: null where it is of another kind, or no value. */
export function cellBeside(wanted: string, now: string): string | null {
  if (SAME.test(wanted.trim())) return now;
  const shown = now.replace(/^`(.*)`$/s, "$1").trim();
  if (kindOf(shown) !== "[" || !shown.endsWith("]") || kindOf(wanted.replaceAll("`", "")) === "[") return wanted;
  // The items of a list, each in backticks.
  const items = wanted.match(/`[^`\n]{1,200}`/g) ?? [];
  const isOnlyItems = items.length > 0 && /^(?:[\s,;&]|\band\b)*$/.test(wanted.replaceAll(/`[^`\n]{1,200}`/g, ""));
  if (!isOnlyItems) return null;
  const isOfTexts = /^\[\s*["']/.test(shown);
  return `[${items.map((item) => (isOfTexts ? JSON.stringify(item.slice(1, -1)) : item.slice(1, -1))).join(", ")}]`;
}

/** `splitKey`, `splitKey()`: what only code is called. */
const NAME =
  /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`|(?<![\w$.`'"/-])(?:([A-Za-z_$][\w$]*)\(\)|([a-z]+(?:[A-Z][a-z0-9]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w$.(`'"/-]))/g;

/** `splitKey(key)` of the only function that the words above name, where all that goes in stands in columns with plain names. */
export function callNamedAbove(above: readonly string[], columns: readonly string[]): string | null {
  const plain = columns.map((one) => one.replaceAll("`", "").trim());
  if (plain.length === 0 || plain.some((one) => !/^[A-Za-z_$][\w$]*$/.test(one))) return null;
  const named = above.flatMap((text) => [...text.slice(0, 1000).matchAll(NAME)].map(([, a, b, c]) => a ?? b ?? c ?? ""));
  const names = new Set(named.filter((name) => !plain.includes(name)));
  const [only, ...more] = names;
  return only === undefined || more.length > 0 ? null : `${only}(${plain.join(", ")})`;
}

/** Such a call of what stands in the title and in the lines right above a table, whose rule stands there. */
export function namedAbove(prose: readonly ProseLine[], rule: number, columns: readonly string[]): string | null {
  const above = [...prose.slice(0, 1), ...prose.slice(Math.max(1, rule - 6), Math.max(1, rule - 1))];
  return callNamedAbove(
    above.map(({ text }) => text),
    columns,
  );
}
