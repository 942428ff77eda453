import { splitComment } from "../shown/from-comments.ts";

const VALUE =
  "(\"[^\"\\n]*\"|'[^'\\n]*'|`[^`\\n]*`|\\[[^\\n]*?\\]|\\{[^\\n]*?\\}|[+-]?\\d[\\w.]*|(?:true|false|null|undefined|None|True|False|NaN)(?!\\w))";
const GOOD = "(?:(?:✅|✓|✔|☑|👍|:white_check_mark:)\\uFE0F?|(?<!\\w)(?:OK|PASS)(?!\\w))";
const BAD = "(?:(?:❌|✗|✘|✖|👎|🚫|:x:)\\uFE0F?|(?<!\\w)(?:WRONG|FAIL|FAILS|FAILED|NOK|BAD)(?!\\w))";
/** Why it is so may stand behind all of it. */
const END = "(?:\\s+[(–—-].*|\\s{2,}.*|[,;].*|\\s*)$";
const GAP = "\\s*(?:[,;/|]|->|→|=>|⇒)?\\s*";

/** `8 ❌ 9`, `8 ❌ → ✅ 9`, `8 ❌ 9 ✅`, `8 WRONG (9)` */
const BEHIND = new RegExp(
  `^${VALUE}\\s*${BAD}${GAP}(?:${GOOD}\\s*)?(?:\\((?=[^()]*\\)))?${VALUE}\\)?\\s*(?:${GOOD})?${END}`,
  "u",
);
/** `❌ 8 ✅ 9` */
const BEFORE = new RegExp(`^${BAD}\\s*${VALUE}${GAP}${GOOD}\\s*${VALUE}${END}`, "u");
/** `✅ 9 ❌ 8` */
const TURNED = new RegExp(`^${GOOD}\\s*${VALUE}${GAP}${BAD}\\s*${VALUE}${END}`, "u");
/** `9 ✅ 8 ❌` */
const TURNED_BEHIND = new RegExp(`^${VALUE}\\s*${GOOD}${GAP}${VALUE}\\s*${BAD}${END}`, "u");
/** `2 OK`: words that would make a text of it. */
const FINE = new RegExp(`^${VALUE}\\s+(?:OK|PASS)$`, "u");
const MARK = new RegExp(`${BAD}|(?:OK|PASS)\\s*$`, "mu");
const ARROW = /^(?:=+>|-+>|→|⇒)\s*/;
const LONGEST = 400;
const MOST_LINES = 400;

/** What comes now and what should, where signs say which is which; null where they do not tell of two values. */
function pairIn(comment: string): { actual: string; expected: string } | null {
  const text = comment.trim().replace(ARROW, "");
  for (const pattern of [BEHIND, BEFORE]) {
    const [, actual, expected] = pattern.exec(text) ?? [];
    if (actual !== undefined && expected !== undefined) return { actual, expected };
  }
  for (const pattern of [TURNED, TURNED_BEHIND]) {
    const [, expected, actual] = pattern.exec(text) ?? [];
    if (actual !== undefined && expected !== undefined) return { actual, expected };
  }
  return null;
}

/** `median(xs)  // 8   ❌ 9`: signs of right and wrong between two values, as the words that they stand for. */
export function withSignsInWords(code: string): string {
  if (!MARK.test(code)) return code;
  return code
    .split("\n")
    .map((line, at) => {
      if (at >= MOST_LINES || line.length > LONGEST || !MARK.test(line)) return line;
      const parts = splitComment(line);
      if (parts === null) return line;
      const pair = pairIn(parts.comment);
      const mark = line.slice(parts.code.length).trimStart().startsWith("#") ? "#" : "//";
      const fine = FINE.exec(parts.comment)?.[1];
      if (fine !== undefined) return `${parts.code.trimEnd()}  ${mark} ${fine}`;
      if (pair === null) return line;
      return `${parts.code.trimEnd()}  ${mark} ${pair.actual}, expected ${pair.expected}`;
    })
    .join("\n");
}
