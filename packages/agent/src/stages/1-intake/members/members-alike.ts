import type { Expectation } from "../../../types/facts.ts";
import { squeezeCode } from "../text/expressions.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { cleanValue, VALUE } from "../text/outcome.ts";
import { membersShown } from "../text/shown-members.ts";

const LONGEST = 4000;
const OBLIGED =
  "(?:should|must|ought to|(?:has|have) to|need(?:s)? to)(?: all| both| each| always)? (?:be|stay|remain|have been)";
const WISH = `(empty|(?:an? )?empty \\w+|${VALUE})`;
const OF_ALL =
  "(?:(?:in|for|of) (?:all|both|each|every)(?: (?:of them|two|three|four|cases?|calls?|lines?|one|time))?|each time|every time|everywhere)";
/** “all three `changed` should be empty”, “both `total`s must be 0” */
const ALL_FIRST = new RegExp(
  `\\b(?:all|both|each|every)(?: of)?(?: the| these| those)?(?: two| three| four| five| \\d{1,2})? \`\\.?([A-Za-z_]\\w{0,60})\`(?:['’]?s)?(?: (?:lists?|values?|members?|fields?|attributes?|parts?))? ${OBLIGED} ${WISH}`,
  "i",
);
/** “`changed` should be empty in all three”, “the `total` must be 0 each time” */
const ALL_LAST = new RegExp(`\`\\.?([A-Za-z_]\\w{0,60})\` ${OBLIGED} ${WISH},? ${OF_ALL}`, "i");

/** What “empty” means for a value of that kind; null for one that cannot be. */
function emptied(value: string): string | null {
  if (value.startsWith("[")) return "[]";
  if (value.startsWith("(")) return "()";
  if (/^(?:["']|$)/.test(value)) return '""';
  if (/^\{\s*[^:{}]+(?:,[^:]*)?\}$/.test(value) || value.startsWith("set(")) return "set()";
  return value.startsWith("{") ? "{}" : null;
}

/**
 * “… so all three `changed` should be empty” behind calls that show `Delta(changed=['a'])`: said of that member of each, where it
 * is not so already. Only where every call that shows a record has the member. Pure.
 */
export function membersAlike(prose: readonly ProseLine[], stated: readonly Expectation[]): Expectation[] {
  return prose.slice(0, 300).flatMap(({ text: raw, after }): Expectation[] => {
    const text = withoutMarks(raw).slice(0, LONGEST);
    const [, name = "", wish = ""] = ALL_FIRST.exec(text) ?? ALL_LAST.exec(text) ?? [];
    if (name === "") return [];
    const shown = stated.flatMap(({ expression, expected, actual, bare, snippet, nth }) => {
      const value = actual ?? (bare === true ? expected : null);
      const isAbove = snippet !== null && snippet < after;
      const members = value === null || !isAbove ? [] : membersShown(value);
      return expression === null || members.length === 0 ? [] : [{ expression, members, snippet, nth }];
    });
    if (shown.length < 2) return [];
    return shown.flatMap(({ expression, members, snippet, nth }): Expectation[] => {
      const member = members.find((one) => one.name === name);
      const expected = member === undefined ? null : /empty/i.test(wish) ? emptied(member.value) : cleanValue(wish);
      if (member === undefined || expected === null || squeezeCode(expected) === squeezeCode(member.value)) return [];
      const asked = { expression: `${expression}${member.access}`, expected, actual: member.value };
      return [{ ...asked, throws: null, origin: "prose", ...(nth === undefined ? {} : { nth }), snippet }];
    });
  });
}

/** What a comment shows of a call that should have another member is no wish. */
export function isOfMember({ expression, bare }: Expectation, members: readonly Expectation[]): boolean {
  if (bare !== true || expression === null) return false;
  return members.some(
    (one) => one.expression?.startsWith(`${expression}.`) === true || one.expression?.startsWith(`${expression}["`),
  );
}
