import type { Expectation, Snippet, Transcript } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { callsLookedAt } from "../programs/in-turn.ts";
import { itemsIn } from "../items/inline-items.ts";
import { cleanValue, VALUE } from "../text/outcome.ts";
import { printsIn } from "../shown/printed-calls.ts";
import { CALL, GIVES } from "../text/prose-patterns.ts";
import { callsShownIn } from "../shown/shown-calls.ts";
import { cannotBecome } from "../text/value-kinds.ts";

const ALL = "(both|all|each|they all)(?: of (?:them|these|those))?(?: (?:calls?|results?|cases?|ones?))?";
const EMPTY = "(?:the|an?) empty (?:string|array|list|object|dict(?:ionary)?)";
const WISH = new RegExp(
  `\\b${ALL},? (?:should|must|ought to|have to|has to|need to|are supposed to|would) (?:be|return|give|yield|print|come out as|come back as|have been) (${EMPTY}|${VALUE})`,
  "i",
);
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };
/** “The last two should print `false`.” */
const OF_SOME = new RegExp(
  `\\bthe (first|last) (two|three|four|five)(?: (?:calls?|ones?|lines?|results?|commands?))?,? (?:should|must|ought to|have to)(?: both| all| each)? (?:be|return|give|yield|print|say|read|show) (${EMPTY}|${VALUE})`,
  "i",
);
const VALUE_FOR = new RegExp(`^\\s*(${VALUE}) (?:for|in) (both|all)\\b`, "i");
const TYPE = "`?([A-Z]\\w*(?:Error|Exception)|Error|error|exception)`?";
const CASES = "(?:in |for )?(both|each|all|any|either)(?: of (?:these|those|them|the))?(?: (?:cases?|calls?))?";
const THROWN = new RegExp(
  `\\b(?:an? )?${TYPE} (?:is|should be|must be|to be|would be) (?:thrown|raised) (?:in|for) ${CASES}`,
  "i",
);
const TO_THROW = new RegExp(
  `\\b(?:expect\\w*|want\\w*|wish\\w*|like|should|must|ought)\\b[^.!?]{0,40}\\b(?:throw|raise|fail|reject)\\b(?: with)?(?: an? ${TYPE})?[^.!?]{0,30}? (?:in|for) ${CASES}`,
  "i",
);
const GIVEN = new RegExp(`^,?\\s+(?:[a-z]+ ){0,2}?${GIVES}:?(?:…|\\.{3})?\\s+(${VALUE})`, "i");
const CALL_THERE = new RegExp(CALL, "g");
const LONGEST = 4000;
const MOST = 6;

interface Told {
  expression: string;
  actual: string | null;
}

/** The calls that a text names, with what it says that they give. */
function callsIn(text: string): Told[] {
  const named = new Set(
    itemsIn(text)
      .filter(({ kind }) => kind === "call")
      .map((item) => item.text),
  );
  return [...text.matchAll(CALL_THERE)].flatMap((match) => {
    const expression = match[0].replace(/^`+|`+$/g, "");
    if (!named.has(expression)) return [];
    const actual = cleanValue(GIVEN.exec(text.slice(match.index + match[0].length))?.[1]);
    return [{ expression, actual }];
  });
}

function valueOf(text: string | undefined): string | null {
  return cleanValue(text?.replace(/^the empty/i, "an empty"));
}

function errorOf(word: string | undefined): string | null {
  return word === undefined || /^(?:error|exception)$/i.test(word) ? null : word;
}

/** The calls that “both” or “all” means: those told of last before it, else those of the blocks above. */
function meant(word: string, before: readonly Told[], blocks: readonly Snippet[]): (Told & { snippet: number | null })[] {
  const count = /^(?:both|either)$/i.test(word) ? 2 : null;
  const told = before.filter(({ actual }) => actual !== null);
  const own = count === null ? told : told.slice(-count);
  if (own.length >= 2) return own.slice(0, MOST).map((one) => ({ ...one, snippet: null }));
  const looked = blocks.flatMap(({ code, index }) =>
    callsLookedAt(code).map((expression) => ({ expression, actual: null, snippet: index })),
  );
  return looked.length >= 2 && (count === null || looked.length === count) ? looked.slice(0, MOST) : [];
}

/** What the blocks above show, one after the other: what sessions answer and programs print, or calls that are looked at. */
function shownAbove(
  line: ProseLine,
  snippets: readonly Snippet[],
  transcripts: readonly Transcript[],
): (Told & { snippet: number })[] {
  return snippets
    .filter(({ index, role }) => index < line.after && (role === "code" || role === "transcript"))
    .flatMap((snippet) => {
      const session = callsShownIn(snippet, transcripts);
      const printed = snippet.role === "code" ? printsIn(snippet.code) : [];
      const looked = printed.length > 0 ? printed : session.length > 0 ? session : callsLookedAt(snippet.code);
      return looked.map((expression) => ({ expression, actual: null, snippet: snippet.index }));
    });
}

function ofSome(line: ProseLine, text: string, snippets: readonly Snippet[], transcripts: readonly Transcript[]): Expectation[] {
  const [, end, word = "", wish] = OF_SOME.exec(text) ?? [];
  const value = valueOf(wish);
  const count = COUNTS[word.toLowerCase()] ?? 0;
  if (value === null || count === 0) return [];
  const shown = shownAbove(line, snippets, transcripts);
  if (shown.length < count) return [];
  const own = end?.toLowerCase() === "first" ? shown.slice(0, count) : shown.slice(-count);
  return own.map(({ expression, snippet }) => ({
    expression,
    expected: value,
    actual: null,
    throws: null,
    origin: "prose",
    snippet,
  }));
}

/**
 * “`f('')` is 0 and `f(' ')` as well. Both should be `null`”, “An error is thrown in each of these cases”: the same is wished
 * for from each of the calls that were told of. Pure.
 */
export function allAlike(
  prose: readonly ProseLine[],
  snippets: readonly Snippet[],
  transcripts: readonly Transcript[],
): Expectation[] {
  const lines = prose.slice(0, 300).filter(({ text }) => text.trim() !== "");
  return lines.flatMap((line, at): Expectation[] => {
    const text = withoutMarks(line.text).slice(0, LONGEST);
    const some = ofSome(line, text, snippets, transcripts);
    if (some.length > 0) return some;
    const isExpected = /^(?:expected|what should|what (?:I|we) expect)/i.test(line.heading);
    const found = WISH.exec(text);
    const inFront = found === null && isExpected ? VALUE_FOR.exec(text) : null;
    const thrown = found === null && inFront === null ? (THROWN.exec(text) ?? TO_THROW.exec(text)) : null;
    const word = found?.[1] ?? inFront?.[2] ?? thrown?.[2];
    if (word === undefined) return [];
    const place = (found ?? inFront ?? thrown)?.index ?? 0;
    const above = lines.slice(Math.max(0, at - 2), at).map((one) => withoutMarks(one.text));
    const calls = callsIn([...above, text.slice(0, place)].join("\n"));
    const blocks = snippets.filter(({ index, role }) => index < line.after && role === "code");
    const value = valueOf(found?.[2] ?? inFront?.[1]);
    return meant(word, calls, blocks).flatMap(({ expression, actual, snippet }): Expectation[] => {
      if (thrown !== null) {
        const throws = { which: "expected" as const, type: errorOf(thrown[1]), message: null };
        return [{ expression, expected: null, actual: null, throws, origin: "prose", snippet }];
      }
      if (value === null || (actual !== null && cannotBecome(actual, value))) return [];
      return [{ expression, expected: value, actual, throws: null, origin: "prose", snippet }];
    });
  });
}
