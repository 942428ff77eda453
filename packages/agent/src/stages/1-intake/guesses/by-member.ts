import type { Expectation } from "../../../types/facts.ts";
import { shownExpression } from "../text/expressions.ts";
import type { ShownCall } from "../shown/shown-calls.ts";

const VALUE =
  "(?:-?\\d+(?:\\.\\d+)?(?![\\w.]\\d)|\"[^\"\\n]{0,100}\"|'[^'\\n]{0,100}'|\\[[^\\[\\]\\n]{0,100}\\]|\\{\\}|\\b(?:true|false|null|None|True|False)\\b)";
const WISH = new RegExp(
  `(?<![\\w$.\`])\`?([A-Za-z_$][\\w$]{0,60})\`? (?:should|must|has to|ought to) (?:be|have been|say|stay) \`?(${VALUE})`,
  "g",
);
const MOST = 6;

/** Whether it is printed as a record of members. */
export function isRecord(value: string | null): boolean {
  return value !== null && value.startsWith("{") && value.endsWith("}");
}

/** “`right` should be 2” behind a call that shows `{ left: 1, right: 0 }`: said of that member. */
export function byMember(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const call = calls.findLast(({ value }) => isRecord(value));
  const shown = call?.value ?? "";
  const expression = call === undefined ? null : (shownExpression(call.expression) ?? call.expression);
  if (expression === null || !/[\w$)\]]$/.test(expression) || shown.length > 2000) return [];
  return [...text.matchAll(WISH)].slice(0, MOST).flatMap(([, name = "", expected = ""]): Expectation[] => {
    const member = new RegExp(`[{,]\\s{0,4}(["']?)${name.replaceAll("$", "\\$")}\\1: ?(${VALUE})`).exec(shown);
    if (member === null || member[2] === expected) return [];
    const asked = member[1] === "" ? `.${name}` : `["${name}"]`;
    const actual = member[2] ?? null;
    return [{ expression: `${expression}${asked}`, expected, actual, throws: null, origin: "prose", snippet, guessed: true }];
  });
}
