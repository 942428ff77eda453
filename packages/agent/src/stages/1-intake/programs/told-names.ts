import type { Snippet } from "../../../types/facts.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";

const MOST_NAMES = 8;
const LONGEST = 20_000;
const KEYWORD =
  /^(?:true|false|null|undefined|this|self|new|await|async|function|const|let|var|return|not|and|or|in|is|if|else|for|lambda|None|True|False|NaN|Infinity)$/;
const VALUE = "`(\\[[^`\\n]{0,300}\\]|\\{[^`\\n]{0,300}\\}|\"[^\"`\\n]{0,200}\"|'[^'`\\n]{0,200}'|-?\\d+(?:\\.\\d+)?)`";

/** Names that stand alone between commas and brackets of the code's calls. */
function takenBy(code: string): string[] {
  const names = [...code.matchAll(/(?<=[(,]\s{0,4})([A-Za-z_$][\w$]*)(?=\s{0,4}[,)])/g)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !KEYWORD.test(name)).slice(0, MOST_NAMES);
}

/**
 * “1. Create a voucher `{ used: 1 }` 2. `discount(voucher)`”: code that takes a name which no code gives a value, and which
 * the words around give one, makes that first. Pure.
 */
export function withToldNames(snippets: readonly Snippet[], text: string): Snippet[] {
  const all = snippets.map(({ code }) => code).join("\n");
  const isMade = (name: string): boolean =>
    new RegExp(
      `(?<![\\w$.])${escapePattern(name)}\\s*=(?!=)|\\b(?:function|class|def|import|as)\\b[^\\n=]*(?<![\\w$])${escapePattern(name)}(?![\\w$])|[({,]\\s*${escapePattern(name)}\\s*(?:,[^()\\n]*)?\\)?\\s*=>|[{,]\\s*${escapePattern(name)}\\s*(?:,[^{}\\n]*)?\\}\\s*=`,
    ).test(all);
  const prose = text.slice(0, LONGEST);
  return snippets.map((snippet) => {
    if (snippet.role !== "code" || !/\w\(/.test(snippet.code)) return snippet;
    const made = takenBy(snippet.code).flatMap((name) => {
      if (isMade(name)) return [];
      const told = new RegExp(
        `(?<![\\w$.\`])${escapePattern(name)}\`?(?:(?:\\s?[:=]| is| being| of| like| with)?\\s{1,3}${VALUE}| (?:is|was|has|holds) [^;\`\\n]{1,60}\\(${VALUE}\\))`,
        "gi",
      );
      const [only, ...more] = new Set([...prose.matchAll(told)].map(([, value, aside]) => value ?? aside));
      return only === undefined || more.length > 0 ? [] : [`${snippet.language === "python" ? "" : "const "}${name} = ${only}`];
    });
    return made.length === 0 ? snippet : { ...snippet, code: [...made, snippet.code].join("\n") };
  });
}
