import type { Expectation } from "../../types/facts.ts";
import { withoutMarks, type ProseLine } from "./blocks.ts";
import { cleanValue, TYPE, VALUE } from "./outcome.ts";
import { sideOf } from "./side.ts";

export const CALL = "(?:``[^`\\n]{1,400}``|`[^`\\n]{1,400}`|[A-Za-z_$][\\w$.]{0,80}\\([^()\\n]{0,200}\\))";
export const GIVES =
  "(?:returns?|returned|gives?|gave|yields?|produces?|produced|outputs?|prints?|printed|logs?|evaluates? to|resolves? (?:to|with)|results? in|becomes?|comes? out as|is|was|equals)";
const SHOULD =
  "(?:should|must|ought to|is supposed to|is expected to)(?: have| instead)? (?:returned|return|give|yield|produce|output|print|be|been|equal|evaluate to|resolve to|result in|become)";

const PATTERNS: { pattern: RegExp; expression: number | null; actual: number | null; expected: number | null }[] = [
  {
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE})[,;]?\\s+(?:instead of|rather than|and not|not|but(?: I| it| we)? (?:expected|expect|should(?: be| return| give| have been)?)|when it ${SHOULD}|(?:where|while|when) (?:I |we )?expect(?:ed)?)\\s+(?:to (?:be|get|return) )?(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${SHOULD}\\s+(${VALUE})[,;.]?\\s*(?:but|and|however|instead)?,?\\s*(?:instead )?(?:it |I |we )?(?:actually |currently |now |instead )?(?:${GIVES}|gets?|got|receive[sd]?)\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  { pattern: new RegExp(`(${CALL})\\s+(?:\\w+ ){0,3}?${SHOULD}\\s+(${VALUE})`, "i"), expression: 1, actual: null, expected: 2 },
  {
    pattern: new RegExp(
      `expect(?:ed|ing)?\\s+(${CALL})\\s+to (?:be|return|equal|give|yield|produce)\\s+(${VALUE})(?:[,;.]?\\s*(?:but|and)?\\s*(?:it |I )?(?:${GIVES}|got|get|received)\\s+(${VALUE}))?`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `expected(?: output| result| behaviou?r)?:?\\s+(?:that )?(${CALL})\\s+(?:\\w+ ){0,2}?${GIVES}\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `expected(?: output| result| value| to (?:be|get|see))?:?\\s+(${VALUE})[,;.]?\\s*(?:but |and )?(?:instead )?(?:I |it |we )?(?:got|get|gets|received|was|is|returns|actual:?|saw|sees)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 2,
    expected: 1,
  },
  {
    pattern: new RegExp(
      `(?:got|gets?|returns?|returned|gives?|prints?|receive[sd]?|outputs?|yields?|produces?|shows?)\\s+(${VALUE})[,;]?\\s+(?:instead of|rather than|but (?:I |we )?expected|but should (?:be|return)|and not)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 1,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `${SHOULD}\\s+(${VALUE})[,;.]?\\s*(?:but|however)?,?\\s*(?:instead )?(?:it |I )?(?:actually |currently )?(?:${GIVES}|gets?|got)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 2,
    expected: 1,
  },
];
const PLAIN = new RegExp(
  `(${CALL})\\s+(?:\\w+ ){0,3}?(?:returns?|returned|gives?|yields?|produces?|outputs?|prints?|evaluates? to|resolves? to|results? in)\\s+(${VALUE})`,
  "i",
);
const SHOULD_ONLY = new RegExp(
  `\\b(?:${SHOULD}|expect(?:ed|ing)?(?: it| this| that)?(?: to (?:be|get|see|return|equal))?)\\s+(${VALUE})`,
  "i",
);
/** “The first should be …” of the calls that the block above shows. */
const ORDINAL =
  /\bthe (first|second|third|fourth|fifth|last)(?: (?:one|call|line|result|output|example|case|command))?,? (?:should|must|ought|is|was|returns|gives|prints)\b/gi;
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const THROWS = new RegExp(
  `(not |n't |never |without )?(should |must |supposed to |expected to |instead of )?(?:\\w+ly )?(throws?|throwing|raises?|raising|crash(?:es|ed|ing)?(?: with)?|fails? with|failed with|rejects? with|get(?:s|ting)?|results? in|dies with)\\s+(?:an? |the |with )?(?:uncaught |unhandled )?${TYPE}(?:\\s*(?::|with (?:the )?message|saying|\\()\\s*(\`[^\`\\n]{1,400}\`|"[^"\\n]{1,400}"|'[^'\\n]{1,400}'|[^\\n\`"]{1,300}))?`,
  "i",
);
/** Without one of these stems no pattern can match; most sentences of a long text have none. */
const TELLING =
  /return|give|gave|yield|produc|print|output|log|evaluat|resolv|result|becom|comes|equal|expect|should|must|got|gets|receiv|instead|rather|throw|rais|crash|fail|reject|dies|getting| is | was /i;
const CALL_ANYWHERE = new RegExp(CALL, "g");

function isCallLike(text: string): boolean {
  return /[\w$\])]\s*[([]|\w\.\w/.test(text) && !/^[\w/.-]+\.(?:js|ts|py|json|md|jsx|tsx|txt|ya?ml|toml)$/.test(text);
}

export function expressionOf(text: string | undefined): string | null {
  const value = text?.replace(/^`+|`+$/g, "").trim();
  return value && isCallLike(value) ? value : null;
}

/** The call that a sentence is about: the last one before `until`, or none. */
function callBefore(sentence: string, until: number): string | null {
  const calls = [...sentence.slice(0, until).matchAll(CALL_ANYWHERE)]
    .map((match) => expressionOf(match[0]))
    .filter((one) => one !== null);
  return calls.at(-1) ?? null;
}

/** The call that “the second” means in a sentence, up to `until`. */
function callByOrdinal(sentence: string, until: number, shown: readonly string[]): string | null {
  const word = [...sentence.matchAll(ORDINAL)].findLast((match) => match.index <= until)?.[1]?.toLowerCase();
  if (word === undefined || shown.length < 2) return null;
  return (word === "last" ? shown.at(-1) : shown[ORDINALS.indexOf(word)]) ?? null;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z`"(])/).slice(0, 100);
}

/** “I expected `f(1)` to raise X”, “`f(1)` raises X, as it should”: what is thrown is right. */
function isWanted(sentence: string, found: RegExpExecArray): boolean {
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + (found[3] ?? "").length);
  return (
    /\b(?:expect(?:ed|s|ing)?|want(?:ed)?|ought)\b(?!.*\b(?:but|instead|yet)\b)[^.;]*\bto\s+$/i.test(before) ||
    /\b(?:as (?:it )?(?:should|must)|as expected|correctly|rightly|as intended)\b/i.test(`${before.slice(-40)} ${after}`)
  );
}

function throwing(sentence: string, heading: string): Expectation | null {
  const found = THROWS.exec(sentence);
  if (!found) return null;
  const [, negated, obliged, , type, message] = found;
  const expected =
    obliged !== undefined
      ? (!negated && !/instead of/i.test(obliged)) || /instead of/i.test(obliged)
      : negated !== undefined && !/should(?:n't| not)/i.test(sentence.slice(0, found.index + found[0].length));
  const side = sideOf(heading);
  const wanted = expected || (!negated && (isWanted(sentence, found) || side === "expected"));
  const which = wanted ? "expected" : "actual";
  const expression =
    callBefore(sentence, found.index) ??
    expressionOf(new RegExp(`(?:calling|on|for|when|with)\\s+(${CALL})`, "i").exec(sentence)?.[1]);
  return {
    expression,
    expected: null,
    actual: null,
    throws: { which, type: type?.split(".").at(-1) ?? null, message: cleanValue(message) },
    origin: "prose",
    snippet: null,
  };
}

/** Expectations that sentences state: “`f(1)` returns 2 instead of 3”, “should return X but returns Y”, “throws TypeError: …”. `shown`: the calls that each block shows. */
export function fromProse(lines: readonly ProseLine[], shown: readonly (readonly string[])[]): Expectation[] {
  const found: Expectation[] = [];
  let lastCall: string | null = null;
  for (const line of lines) {
    if (found.length >= 100) break;
    const above = shown[line.after - 1] ?? [];
    for (const sentence of sentencesOf(withoutMarks(line.text).slice(0, 2000))) {
      if (!TELLING.test(sentence)) {
        lastCall = callBefore(sentence, sentence.length) ?? lastCall;
        continue;
      }
      const thrown = throwing(sentence, line.heading);
      const matched = PATTERNS.map((one) => ({ ...one, match: one.pattern.exec(sentence) })).find(
        (one) => one.match !== null && (one.expression === null || expressionOf(one.match[one.expression]) !== null),
      );
      if (matched?.match) {
        const { match } = matched;
        const pick = (group: number | null): string | null => (group === null ? null : cleanValue(match[group]));
        const [expected, actual] = [pick(matched.expected), pick(matched.actual)];
        const expression =
          matched.expression === null
            ? (callBefore(sentence, match.index) ?? callByOrdinal(sentence, match.index, above))
            : expressionOf(match[matched.expression]);
        if (expected !== null || actual !== null)
          found.push({ expression: expression ?? lastCall, expected, actual, throws: null, origin: "prose", snippet: null });
      } else if (thrown === null) {
        const plain = PLAIN.exec(sentence);
        const expression = expressionOf(plain?.[1]);
        const value = cleanValue(plain?.[2]);
        const should = SHOULD_ONLY.exec(sentence);
        if (expression !== null && value !== null) {
          const side = sideOf(line.heading) ?? "actual";
          found.push({
            expression,
            expected: side === "expected" ? value : null,
            actual: side === "actual" ? value : null,
            throws: null,
            origin: "prose",
            snippet: null,
          });
        } else if (should && cleanValue(should[1]) !== null && /[`"'[{\d]/.test(should[1] ?? "")) {
          found.push({
            expression: callBefore(sentence, should.index) ?? callByOrdinal(sentence, should.index, above) ?? lastCall,
            expected: cleanValue(should[1]),
            actual: null,
            throws: null,
            origin: "prose",
            snippet: null,
          });
        }
      }
      if (thrown !== null) found.push({ ...thrown, expression: thrown.expression ?? lastCall });
      lastCall = callBefore(sentence, sentence.length) ?? lastCall;
    }
  }
  return found;
}
