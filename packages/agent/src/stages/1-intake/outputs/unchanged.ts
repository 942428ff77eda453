import type { Expectation, Snippet } from "../../../types/facts.ts";
import { closingIndex } from "../text/balanced.ts";

const COMPLAINS =
  /\b(?:mutat(?:es?|ed|ing|ion)|(?:modif(?:ies|ied|ying)|chang(?:es|ed|ing)|alter(?:s|ed|ing)|overwrit(?:es|ten)|(?:empt|reorder|sort|revers)(?:s|ed|ied|ies|es)) (?:my|the|our|its|an?|that)?\s?(?:\w+ ){0,2}(?:input|argument|arguments|parameter|object|array|list|dict\w*|option\w*|original|in place|I pass(?:ed)?)|(?:should|must)(?: \w+)? (?:stay|remain|be left|be kept|keep) (?:unchanged|untouched|the same|alone|as (?:it|they) (?:was|were|is|are)|empty|intact)|leave (?:the|my|our) \w+ (?:as it was|alone|untouched|unchanged))/i;
const DECLARED = /^(?:(?:const|let|var)\s+)?([A-Za-z_$][\w$]*)\s*(?::[^=\n]{1,60})?=\s*([[{])/gm;
const MOST = 3;

/** “It changes the object that I pass in”: what the code makes and hands over is, behind it, what it was made as. */
export function unchangedIn(text: string, snippets: readonly Snippet[]): Expectation[] {
  if (!COMPLAINS.test(text.slice(0, 20_000))) return [];
  return snippets
    .filter(({ role }) => role === "code")
    .flatMap(({ code, index }) =>
      [...code.matchAll(DECLARED)].flatMap((match): Expectation[] => {
        const [whole, name = ""] = match;
        const start = match.index + whole.length - 1;
        const end = closingIndex(code, start);
        if (end === null || !isHandedOver(name, code.slice(end))) return [];
        const made = code.slice(start, end);
        // What is made by a call is not known.
        if (/[\w$)\]]\(|=>|\.\.\./.test(made.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '""'))) return [];
        return [{ expression: name, expected: made, actual: null, throws: null, origin: "prose", snippet: index, guessed: true }];
      }),
    )
    .slice(0, MOST);
}

function isHandedOver(name: string, behind: string): boolean {
  const own = name.replaceAll("$", "\\$");
  return (
    new RegExp(`[(,{\\s:]${own}\\s*[,)}]`).test(behind) &&
    !new RegExp(`(?<![\\w$.])${own}\\s*(?:[-+*/]?=(?!=)|\\.push|\\.append)`).test(behind)
  );
}
