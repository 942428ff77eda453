import type { Expectation, Snippet } from "../../../types/facts.ts";
import { asArgument } from "../text/as-argument.ts";
import { asOneText, type ProseLine } from "../blocks/blocks.ts";

const ITEM = "(?:'[^'\\n]{1,40}'|\"[^\"\\n]{1,40}\"|`[^`\\n]{1,40}`|-?\\d+(?:\\.\\d+)?|[A-Za-z]\\w{0,20})";
/** `c = new RecentCache(3)` */
const MADE = /`(?:(?:const|let|var) )?([a-z_$][\w$]*) = (new [A-Z][\w$]*\([^`\n]{0,200}\))`/g;
/** “then set v, w, x and y:” */
const ACT = new RegExp(
  `\\b(?:then|and|I|we|now|next)\\s+(?:then |first |now )?([a-z]{2,20}) (${ITEM}(?:, ${ITEM}){1,11}(?:,? and ${ITEM})?|${ITEM} and ${ITEM})(?= ?[:.;]|,? (?:and|then|in)\\b| to it\\b|$)`,
  "g",
);
/** “Only x, y and z should be left” */
const LEFT = new RegExp(
  `\\b[Oo]nly (${ITEM}(?:,? ${ITEM}){0,11}?(?:,? and ${ITEM})?) (?:should|must|ought to|may) (?:still )?(?:be|remain|stay|have been)(?: (?:left|kept|there|in (?:it|there)|stored|remembered|present))?`,
);
/** `c.size` is 5 */
const COUNT = /`([a-z_$][\w$]*)\.(size|length|count)(?:\(\))?`\s*(?:is|was|says|gives|→|=)\s*`?(\d{1,6})`?/g;
const NO_ACT =
  /^(?:is|are|was|were|be|been|get|gets|got|see|saw|have|had|has|want|expect|need|give|gives|return|returns|print|prints|both|only|the|all|with|for|of|at|on|into|from|not|also|still|then|it|that|call|called|try|tried)$/;
/** What keeps something takes its name and what it is. */
const KEEPS = /^(?:set|put|store|register|define|assign|insert|save)$/;
const LONGEST = 4000;

/** “v, 'w x' and y”, “v w y” */
function itemsOf(list: string): string[] {
  return (list.match(new RegExp(ITEM, "g")) ?? []).filter((one) => one !== "and");
}

/**
 * “`c = new RecentCache(3)`, then set v, w, x: `c.size` is 3. Only w and x should be left”: what is done to an object, a thing at
 * a time, as a program; and how many should be left. Null where no such list is told. Pure.
 */
export function actsListed(
  prose: readonly ProseLine[],
  stated: readonly Expectation[],
): { program: Snippet; said: Expectation[] } | null {
  const text = asOneText(prose, LONGEST);
  const [made, ...others] = text.matchAll(MADE);
  const [, name = "", construction = ""] = made ?? [];
  if (made === undefined || others.length > 0) return null;
  const lines = [...text.slice(made.index + made[0].length).matchAll(ACT)].flatMap(([, method = "", list = ""]) =>
    NO_ACT.test(method)
      ? []
      : itemsOf(list).map((item, at) => `${name}.${method}(${asArgument(item)}${KEEPS.test(method) ? `, ${at + 1}` : ""});`),
  );
  if (lines.length < 2) return null;
  const left = itemsOf(LEFT.exec(text)?.[1] ?? "").length;
  const counted = [...text.matchAll(COUNT)].flatMap(([, owner, member = "", now = ""]): Expectation[] => {
    if (owner !== name || left === 0 || Number(now) === left) return [];
    return [{ expression: `${name}.${member}`, expected: String(left), actual: now, throws: null, origin: "prose", snippet: 0 }];
  });
  const own = stated.filter(
    ({ expression, expected, snippet }) => expected !== null && snippet === null && expression?.startsWith(`${name}.`) === true,
  );
  const said = [...counted, ...own].map((one): Expectation => ({ ...one, snippet: 0, after: true, guessed: true }));
  if (said.length === 0) return null;
  const code = [`const ${name} = ${construction};`, ...lines].join("\n");
  return { program: { language: "javascript", code, role: "code", lead: "", index: 0 }, said };
}
