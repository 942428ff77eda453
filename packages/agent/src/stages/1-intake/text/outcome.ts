import type { Expectation } from "../../../types/facts.ts";

type Throws = NonNullable<Expectation["throws"]>;

/** What a few words say about a call: `3, expected 4`, `throws TypeError: no`, `should be [1]`. */
export interface Outcome {
  expected: string | null;
  actual: string | null;
  throws: Throws | null;
  /** A bare value, of which the words alone do not say whether it is right. */
  bare: string | null;
}

export const MONTH = "(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\b";
/** Not the first digits of something longer: `9:05`, `10,000`, `5kg`, “31 January”. */
const NUMBER = `-?\\d[\\d_]*(?:\\.\\d+)?(?:e[+-]?\\d+)?(?![\\w%]|[:,.-]\\d|/\\d| ${MONTH})`;
const PLAIN = "(?:\"[^\"\\n]{0,80}\"|'[^'\\n]{0,80}'|-?\\d[\\d.]{0,20}|None|True|False|[\\w.]{1,40}\\([^()\\n]{0,60}\\))";
/** Of plain values, so that no remark in brackets is one. */
export const TUPLE = `\\(${PLAIN},(?: ?${PLAIN},){0,20}(?: ?${PLAIN})?\\)`;
/** What begins with a digit and is more than a number. */
const MARKED = `\\d{1,2}(?:st|nd|rd|th)? ${MONTH} \\d{4}|[$€£]\\d[\\d,.]{0,20}\\d|\\d[\\d,.]{0,20}(?:,\\d{3}|[:%/A-Za-z-])(?:[\\w:,./%-]{0,40}[\\w%])?`;

/** A value as reporters write it: quoted, bracketed, in backticks, in words, or one bare word. */
export const VALUE =
  "(?:``[^`\\n]{1,400}``|`[^`\\n]{1,400}`|\"[^\"\\n]{0,300}\"|'[^'\\n]{0,300}'|“[^”\\n]{0,300}”|\\[[^\\n]{0,300}?\\](?![\\])\\w])|" +
  TUPLE +
  "|\\{[^\\n]{0,300}?\\}(?![\\]})\\w])|an? empty (?:string|array|list|object|dict(?:ionary)?)|(?:an? )?(?:plain |positive )?zero(?![\\w-])|" +
  NUMBER +
  "|" +
  MARKED +
  `|(?!${MONTH} \\d)[A-Za-z_$][\\w$.]{0,80}(?:\\([^()\\n]{0,120}\\))?)`;
export const TYPE = "`?([A-Za-z_$][\\w$.]{0,80}(?:Error|Exception|Warning|Interrupt|Exit)|Error|Exception)`?";

/** “`'a'` again”: what stands behind a value that is closed. */
const BEHIND =
  /^("[^"\n]*"|'[^'\n]*'|`[^`\n]*`|\[[^\n]{0,300}\]|\{[^\n]{0,300}\}|-?\d[\d.]*|[Tt]rue|[Ff]alse|None|null|undefined)\s(?:again|too|as well|instead|here|as (?:above|before)|like (?:above|before))[.,;:]?$/i;

const NOT_VALUES =
  /^(?:a|an|the|it|that|this|is|be|not|to|in|of|for|with|when|if|and|or|but|as|same|wrong|correct(?:ly)?|incorrect(?:ly)?|expected|actual|value|result|results|output|back|nothing|something|anything|everything|all|only|just|also|always|never|error|errors|exception|work|works|fine|ok|okay|right|no|one|two|both|either|instead|what|which|you|we|i|they|me|some|any|invalid|valid|different|working|broken|like|from|on|at|by|my|your|their|its|been|being|now|known|unknown|similar|identical|there|here)$/i;

/** A word that a sentence needs, and no value. */
export function isNoValue(word: string): boolean {
  return NOT_VALUES.test(word.trim());
}

/** “I'd expect it to print "a"”. */
const TO_BE = /^(?:it|this|that|them) to (?:be|return|give|print|log|show|say|read|yield|equal)\s+(?=\S)/i;

const ADVERB =
  /^(?:just|only|simply|merely|plainly|exactly|really|still|again|probably|maybe|rather)\s+(?=["'`“[{(]|-?\d|(?:true|false|null|undefined|none)\b)/i;

/** “just `'/moss'`” is that value. */
export function withoutAdverb(value: string): string {
  return value.replace(ADVERB, "");
}

/** Without backticks and without the punctuation that ends a sentence; null for a word that is no value. */
export function cleanValue(text: string | undefined): string | null {
  if (text === undefined) return null;
  let value = withoutAdverb(text.trim().replace(TO_BE, ""))
    .replace(BEHIND, "$1")
    .replace(/^(?:the (?:value|string|number|array|list|object) )/i, "")
    .replace(/^(?:an? )?(?:plain |positive )?zero$/i, "zero")
    .trim();
  const ticked = /^(?:``([\s\S]*?)``|`([^`]*)`)[.,;:]?$/.exec(value);
  // Blanks at the start of such a text belong to it.
  if (ticked) return (ticked[1] ?? ticked[2] ?? "").trim() === "" ? null : ((ticked[1] ?? ticked[2])?.trimEnd() ?? null);
  // Within straight quotes, and among words, curly ones are part of the text.
  value = (/^(?:“|[[(]\s*“|\{|[\w$.]+\()/.test(value) && !/["']/.test(value) ? value.replace(/[“”]/g, '"') : value)
    .replace(/[.,;:!?]+$/, "")
    .trim();
  value = withoutRemark(value);
  if (value === "" || NOT_VALUES.test(value)) return null;
  return value.length > 2000 ? value.slice(0, 2000) : value;
}

const EMPTY: Outcome = { expected: null, actual: null, throws: null, bare: null };
const THROWN = new RegExp(
  `^(?:it )?(?:throws?|raises?|fails with|crashes with|rejects with|errors? with|Uncaught)?\\s*(?:an? |the )?${TYPE}(?:(?:\\s*[:(-]\\s*|,? (?:with|saying|that (?:says|reads)|which (?:says|reads))(?: (?:the|a))?(?: (?:message|text))?:? )[\`"']?(.{1,500}?)[\`"')]*)?$`,
);
const PAIRS: [RegExp, "expected-first" | "actual-first"][] = [
  [
    /^(?:expect(?:ed|s)?|should (?:be|return|give|equal))[: ]\s*(.{1,500}?)[,;.]?\s*(?:\(?(?:but )?(?:got|gets|was|is|actual(?:ly)?(?: is| was)?|received|returns|returned|instead got))[: ]\s*(.{1,500}?)\)?$/i,
    "expected-first",
  ],
  [
    /^(?:got|gets|actual(?:ly)?|received|returns|returned|gives|prints|is|was)?[: ]*\s*(.{1,500}?)(?:[,;.]|\s[–—-])?\s*\(?(?:but |and |when )?(?:(?:it|I|we|which) |I'd |(?:I|we|it) (?:would|had) )?(?:expected|expecting|expects?|(?:was|were|am) hoping for|hoped for|should(?=:)|should (?:be|stay|remain|still be|return|give|equal|have been|print|yield|read|say|contain|hold|resolve to)|should've been|(?:must|ought to|has to|needs to) (?:be|return|give|equal)|instead of|rather than|not|(?:we |I )?(?:need|want)(?:ed)?|!=|!==|≠)[: ]\s*(.{1,500}?)\)?$/i,
    "actual-first",
  ],
  // `'0.01' ... but it is '-0.01' what we owe`
  [
    /^("[^"\n]*"|'[^'\n]*'|-?\d[\d.]*)\s*(?:\.{3}|…|[,;–-])\s*but (?:it(?:'s| is)|that's|this is|(?:I|we) (?:need|want|meant|owe)) ("[^"\n]*"|'[^'\n]*'|-?\d[\d.]*)(?: [^"'\n]*)?$/i,
    "actual-first",
  ],
];

/** `planes   <-- expected: plane`: the words point at the value before them. */
export const POINTING = /\s+(?:<[-=]{1,3}|←)\s*(?=(?:expect|should|want|must|ought|(?:I|we|it)\b))/i;

/** `[1] (correct)` → `[1]`; `[1] (wrong, should be [2])` → `[1], should be [2]`. */
export function withoutJudgement(text: string): string {
  return (
    text
      .trim()
      // `1 day       ok`: a column of its own.
      .replace(/(?<=\S)\s{2,}(?:is )?(?:wrong|incorrect|bug|correct|right|ok(?:ay)?|fine|good|bad)[.!]*$/i, "")
      .replace(/\s*[([](?:wrong|incorrect|bug|correct|right|ok|fine|good|bad)[)\]]$/i, "")
      // `'a[]', as expected`
      .replace(
        /(?<=\S)[\s,;–—(]+(?:just |exactly )?as (?:I |we |it )?(?:expected|should(?: be)?|documented|intended|wished|hoped)\)?[.!]*$/i,
        "",
      )
      // `101 days     wrong! -> 101 day`
      .replace(/(?<=\S)\s{2,}(?:is )?(?:wrong|incorrect|bug|bad)[!.:,]*\s*(?:-+>|=+>|→|should be)\s*(?=\S)/i, ", should be ")
      // `[1]   incorrect, should read [2]`, `[1]   -> ought to be [2]`
      .replace(
        /(?<=\S)\s+(?:(?:this |that )?is )?(?:wrong|incorrect|bad|a bug)[,;:.!]\s*(?=(?:it )?(?:should|must|ought|expected|want)\b)/i,
        ", ",
      )
      .replace(/(?<=["'`\]})\d])\s+(?:-+>|=+>|→)\s*(?=(?:I )?(?:should|must|ought|expected|want|wanted|need)\b)/i, ", ")
      .replace(/\s*\((?:wrong|incorrect|bug|bad)[,;:]\s*((?:should|expected)\b[^()]*(?:\([^()]*\))?)\)$/i, ", $1")
  );
}

const ERROR_IN_WORDS =
  /^(?:(?:an?|some|the)\s+)?(?:error|exception)(?:\s+(?:to be |is )?(?:thrown|raised))?$|^(?:it )?(?:to |should )?(?:throw|raise|reject|fail)s?$/i;

const A_TYPE = new RegExp(`^(?:(?:it )?(?:to )?(?:throws?|raises?) )?an? ${TYPE}[.!]?$`);

/** “expected: an error”, “a RangeError” wish for no text. */
export function wishedError(expected: string | null): Throws | null {
  if (expected === null) return null;
  if (ERROR_IN_WORDS.test(expected.trim())) return { which: "expected", type: null, message: null };
  const type = A_TYPE.exec(expected.trim())?.[1];
  return type === undefined ? null : { which: "expected", type: /^(?:Error|Exception)$/.test(type) ? null : type, message: null };
}

function inWords(outcome: Outcome): Outcome {
  const throws = wishedError(outcome.expected);
  return throws === null ? outcome : { ...outcome, expected: null, throws };
}

/** “1.5 would be right”. */
const IS_RIGHT = new RegExp(
  `^(${VALUE}) (?:would (?:be|have been)|should be|is what (?:I|we|it)) (?:right|correct|expected|better|it|should|want|expect)\\b`,
  "i",
);

/** “True, but it is not empty” tells why, and states no other value. */
const IN_WORDS = /[,;]? (?:but|and|because|which|since|although) (?:it|that|this|the|they|there|we|I)\b/i;
const BECAUSE = new RegExp(
  `^(${VALUE}),? (?:but|although|though|even though|while|when) (?:it|that|this|the|they|there|we|I)\\b`,
  "i",
);

/** “10, cap reached”, “175 (why?)”: what is said of a value stands behind it. */
const REMARKED =
  /^(-?\d[\d_]*(?:\.\d+)?|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|\[[^\n[\]]*\]|True|False|None|true|false|null)(?:[,;:]\s+|\s{2,}|\s+[(–—-]\s*|\s+[–—-]+\s+|\s+(?:<[-=]{1,3}|←)\s*)([a-zA-Z?!][^"'`[\]{}=]*)$/;
/** `'Ada'  <-- Ben was here before her`: who points at a value wonders about it. */
const POINTED_AT = /\s(?:<[-=]{1,3}|←)/;
/** Of one word. */
const JUDGES = /^(?:ok(?:ay)?|fine|right|correct|good|true|yes)\b/i;
/** `'closed', that was the first one since`: the value alone, where words stand behind one in quotes or brackets. */
export function withoutRemark(value: string): string {
  const [, first, remark = ""] = QUOTED_FIRST.exec(value) ?? [];
  return first === undefined || (!/\s/.test(remark.trim()) && !JUDGES.test(remark) && !COMPLAINS.test(remark)) ? value : first;
}

const QUOTED_FIRST =
  /^("[^"\n]*"|'[^'\n]*'|\[[^\n[\]]*\]|\{[^\n]{0,300}\}(?=\s{2,}))(?:[,;:]\s+|\s+[(–—-]\s*|\s{2,})([a-zA-Z][^"'`[\]{}=]*)$/;

/** `1, None` are two values. */
const ONE_WORD = /^[\w.]+$/;
/** Who asks or complains about a value has not got what is right. */
const COMPLAINS =
  /\?\)?$|^(?:why|wrong|incorrect|not (?:fine|ok|okay|right|correct|good)\b|huh|hm+|wtf|what|oops|bug|no\b|too (?:many|few|much|little|late|early|high|low))/i;

export function unquoted(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, "");
}

/** The bracket at the end of `whole` belongs to the value that it closes. */
export function closed(value: string, whole: string): string {
  const open = value.split("(").length - value.split(")").length;
  return open === 1 && whole.trimEnd().endsWith(`${value})`) ? `${value})` : value;
}

/** Reads the words after an arrow, a comment mark or a label. */
export function parseOutcome(raw: string): Outcome {
  return inWords(readOutcome(raw));
}

/** Marks of right and wrong behind a value. */
const TICKS = /[✅❌✔✖✓✗✘☑🚫👍👎]\uFE0F?/gu;
/** “wrong, should be 2” */
const WRONG_FIRST =
  /^(?:(?:this is |that's |is )?(?:wrong|incorrect|bug|not ok))[,;:.!]\s+(?=(?:it )?(?:should|must|expected|want|ought)\b)/i;

/** “throws the above”, “crashes in the same way” */
const FAILS_LIKE =
  /^(?:it )?(?:throws|raises|crashes|fails)(?:,? (?:too|again|as well|likewise|the (?:above|same)(?: error| exception)?|(?:in )?the same way|as above|like above|with the (?:above|same)(?: error| exception)?))?[.!]?$/i;

const ERROR_THEN_WISH =
  /^((?:throws?:? |raises?:? )?(?:an? )?[A-Za-z_][\w.]{0,80}(?:Error|Exception)\b.*?)(?:,|;|\s+(?:-+>|=+>|→))\s+(?:but |and )?(?:(?:I|it)(?:'d| would)? )?(?:want(?:ed)?|should (?:be|return|give)|expect(?:ed)?|need(?:ed)?)(?: to be)?:? (?!to\b)(\S.*)$/i;

const LONGEST_REMARK = 400;
const NAMES_ERROR = /^(?:throws?:? |raises?:? )?(?:an? )?[A-Za-z_][\w.]{0,80}(?:Error|Exception)\b/i;

/** `TypeError: no   -> want false`: what is thrown now, and the value that should come. */
export function wishBehindError(text: string): { error: string; value: string } | null {
  const isShort = text.length <= LONGEST_REMARK && NAMES_ERROR.test(text);
  const [, error, value] = (isShort ? ERROR_THEN_WISH.exec(text) : null) ?? [];
  return error === undefined || value === undefined ? null : { error, value };
}

function readOutcome(raw: string): Outcome {
  const text = withoutJudgement(raw.replaceAll(TICKS, " ").trim().replace(POINTING, ", ").replace(WRONG_FIRST, ""))
    .trim()
    // The mark of a negative number is no arrow.
    .replace(/^(?:[–—=>→:\s]|-(?![\d.]))+/, "")
    .trim();
  if (text === "" || text.length > 2000) return EMPTY;
  const should = /^(?:should|must|expected to) (?:throw|raise|fail with|reject with) (.*)$/i.exec(text);
  if (should) {
    const named = THROWN.exec((should[1] ?? "").trim());
    return {
      ...EMPTY,
      throws: { which: "expected", type: named?.[1]?.split(".").at(-1) ?? null, message: named?.[2]?.trim() ?? null },
    };
  }
  const wish = wishBehindError(text);
  if (wish !== null) {
    const error = THROWN.exec(wish.error);
    const expected = cleanValue(wish.value);
    if (error !== null && expected !== null)
      return {
        ...EMPTY,
        expected,
        throws: { which: "actual", type: error[1]?.split(".").at(-1) ?? null, message: error[2]?.trim() ?? null },
      };
  }
  const thrown = THROWN.exec(
    text
      .replace(/[.;]$/, "")
      .replace(/(?<=(?:Error|Exception)\b[^,]{0,200}),? (?:the same|too|again|as well)(?: (?:here|again|as above|too))?$/, ""),
  );
  if (
    thrown &&
    (thrown[2] !== undefined ||
      /throw|rais|fail|crash|reject|error|Uncaught/i.test(text.slice(0, 12)) ||
      /(?:Error|Exception)$/.test(text))
  ) {
    const expected = /^(?:expected|should)/i.test(text);
    return {
      ...EMPTY,
      throws: {
        which: expected ? "expected" : "actual",
        type: thrown[1]?.split(".").at(-1) ?? null,
        message: thrown[2]?.trim() ?? null,
      },
    };
  }
  if (FAILS_LIKE.test(text)) return { ...EMPTY, throws: { which: "actual", type: null, message: null } };
  for (const [pattern, order] of PAIRS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [first, second] = [cleanValue(found[1]), cleanValue(closed(found[2] ?? "", text))];
    if (first === null || second === null || IN_WORDS.test(unquoted(first))) continue;
    return order === "expected-first"
      ? { ...EMPTY, expected: first, actual: second }
      : { ...EMPTY, expected: second, actual: first };
  }
  const praised = IS_RIGHT.exec(text);
  if (praised !== null) return { ...EMPTY, expected: cleanValue(praised[1]) };
  const because = BECAUSE.exec(text);
  if (because !== null) return { ...EMPTY, actual: cleanValue(because[1]) };
  const one =
    /^(?:(?:it|I|we) (?:would |had )?|I'd )?(expected|expects?|should (?:be|stay|remain|still be|return|give|equal|print|yield|resolve to)|(?:must|ought to|has to|needs to) (?:be|return|give)|want(?:ed)?|correct|right)(?: (?:output|result|value|to be))?[: ]\s*(.+)$/i.exec(
      text,
    );
  if (one) return { ...EMPTY, expected: cleanValue(one[2]) };
  const other =
    /^(actual(?:ly)?|got|gets|received|currently|wrong|is|was|instead)(?: (?:returns|gives|output|result|value|is))?[: ]\s*(.+)$/i.exec(
      text,
    );
  if (other) return { ...EMPTY, actual: cleanValue(other[2]) };
  const verb = /^(?:it )?(?:returns?|gives?|prints?|outputs?|logs?|yields?|evaluates to|resolves to)[: ]\s*(.+)$/i.exec(text);
  const shown = verb?.[1] ?? text;
  const [, value, remark = ""] = REMARKED.exec(shown) ?? [];
  const judges = JUDGES.test(remark);
  const complains = COMPLAINS.test(remark) || (!judges && value !== undefined && POINTED_AT.test(shown.slice(value.length)));
  if (value === undefined || (ONE_WORD.test(remark) && !complains && !judges)) return { ...EMPTY, bare: cleanValue(shown) };
  return { ...EMPTY, [complains ? "actual" : "bare"]: cleanValue(value) };
}
