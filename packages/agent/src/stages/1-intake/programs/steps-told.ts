import type { Expectation, Snippet } from "../../../types/facts.ts";
import { asArgument } from "../text/as-argument.ts";
import type { ProseLine } from "../blocks/blocks.ts";

const STEP = /^\s{0,12}\d{1,3}[.)]\s+(\S.{0,400})$/;
const WORD = "(?:'[^'\\n]{1,40}'|\"[^\"\\n]{1,40}\"|[A-Za-z]\\w{0,20}|-?\\d+(?:\\.\\d+)?)";
/** “`admit` blue, red and green with rank 2” */
const DONE = new RegExp(
  `^\`([a-z_$][\\w$]*)(?:\\(\\))?\` (?:the )?(${WORD}(?:, ${WORD}){0,9}(?:,? and ${WORD})?)(?: with (?:an? |the )?[a-z]{1,20} (?:of )?(${WORD}))?(?=[.,;]|$)`,
);
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, three: 3, four: 4, five: 5, six: 6 };
/** “Call twice.”, “`take` three times” */
const REPEATED = /^`?([A-Za-z][\w$]*)(?:\(\))?`? (once|twice|(?:three|four|five|six|\d{1,2}) times)(?=[.,;]|$)/;
/** “Call until nobody is left” */
const EMPTIED =
  /^`?([A-Za-z][\w$]*)(?:\(\))?`? (?:again and again |repeatedly )?until (?:nobody|nothing|none|no one|no \w+|it|all|everybody|everything)(?: \w+)? (?:is|are|remains?|left|empty)\b/;
const MOST_ITEMS = 12;

function itemsOf(list: string): string[] {
  return list.split(/,\s*(?:and\s+)?|\s+and\s+/).filter((one) => one !== "");
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** “red, green, white”: a list of words; null for a sentence. */
function listOf(value: string | null): string[] | null {
  const items = value === null ? [] : itemsOf(value.replace(/\.$/, ""));
  return items.length > 1 && items.length <= MOST_ITEMS && items.every((one) => new RegExp(`^${WORD}$`).test(one)) ? items : null;
}

/** The step as calls of methods; null where it is told otherwise. */
function callsOf(step: string): string[] | null {
  const [, method = "", list = "", given] = DONE.exec(step) ?? [];
  if (method !== "") {
    const more = given === undefined ? "" : `, ${asArgument(given)}`;
    return itemsOf(list).map((item) => `${method}(${asArgument(item)}${more});`);
  }
  const [, verb = "", count = ""] = REPEATED.exec(step) ?? [];
  const word = count.split(" ")[0] ?? "";
  const times = Math.min(TIMES[word] ?? (Number.parseInt(word, 10) || 0), MOST_ITEMS);
  return verb === "" || times === 0 ? null : Array.from({ length: times }, () => `${lower(verb)}();`);
}

/**
 * Numbered steps that are told in words, each of which is a method, and the last one “call until nobody is left”; what comes then
 * and what should are lists in the same words. As calls that name no object: of use only where one class has all of them. Pure.
 */
export function stepsTold(
  prose: readonly ProseLine[],
  stated: readonly Expectation[],
): { program: Snippet; said: Expectation[] } | null {
  const steps = prose.slice(0, 300).flatMap(({ text }) => STEP.exec(text)?.[1]?.trim() ?? []);
  const last = EMPTIED.exec(steps.at(-1) ?? "")?.[1];
  const calls = steps.slice(0, -1).map(callsOf);
  if (last === undefined || calls.length < 2 || calls.some((one) => one === null)) return null;
  const lists = stated.flatMap(({ expected, actual }) => {
    const [wanted, came] = [listOf(expected), listOf(actual)];
    return wanted === null || came === null || wanted.length !== came.length ? [] : [{ wanted, came }];
  });
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) return null;
  const expression = `[${only.wanted.map(() => `${lower(last)}()`).join(", ")}]`;
  const asCode = (items: readonly string[]): string => `[${items.map(asArgument).join(", ")}]`;
  const code = calls.flatMap((one) => one ?? []).join("\n");
  return {
    program: { language: "javascript", code, role: "code", lead: "", ownerless: true, index: 0 },
    said: [
      {
        expression,
        expected: asCode(only.wanted),
        actual: asCode(only.came),
        throws: null,
        origin: "prose",
        snippet: 0,
        after: true,
        guessed: true,
      },
    ],
  };
}
