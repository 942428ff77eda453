import type { Expectation, Snippet } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";

const LONGEST = 4000;
/** “should print three lines, same as b”, “I'd expect the same list as in `week`” */
const SAME_AS =
  /\b(?:should|must|ought to|has to|(?:I|we)['’]d (?:have )?(?:expect(?:ed)?|want(?:ed)?|like(?:d)?)|expect(?:ed)?|want(?:ed)?)\b(?![^.!?\n]{0,80}\bnot\b)[^.!?\n]{0,80}?\b(?:the )?(?:very |exact(?:ly)? )?same(?: (?:list|thing|ones?|lines?|rows?|items?|text|dict|values?))? (?:as|that (?:is|are|was|were))(?: in| of)? `?([A-Za-z_]\w{0,40})`?(?![\w([]|\.\w| (?:is|does|do|was|has|did)\b)/i;
/** What Python and JavaScript have by themselves, and what only shows. */
const GENERAL =
  /^(?:print|len|list|tuple|set|dict|sorted|reversed|str|repr|sum|min|max|enumerate|range|map|filter|zip|iter|next|copy|deepcopy|Array|Object|String|Number|console|JSON)\b/;

function assigns(code: string, name: string): boolean {
  return new RegExp(`^(?:>>> |> |(?:const|let|var) )*${name} = (?!=)`, "m").test(code);
}

/**
 * “It should print three lines, same as b”, where a block makes `b` and hands it alone to one function: that gives what it took.
 * Pure.
 */
export function sameAs(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  return prose.slice(0, 300).flatMap(({ text, after }): Expectation[] => {
    const name = SAME_AS.exec(withoutMarks(text).slice(0, LONGEST))?.[1];
    if (name === undefined) return [];
    const home = snippets.findLast(
      // Elsewhere two lists of the same are not equal.
      ({ index, language, code }) => index < after && language === "python" && assigns(code, name),
    );
    if (home === undefined) return [];
    const calls = home.code.matchAll(new RegExp(`(?<![\\w$.])([A-Za-z_$][\\w$]*(?:\\.[A-Za-z_$][\\w$]*)*)\\(${name}\\)`, "g"));
    const [only, ...others] = new Set([...calls].flatMap(([call, callee = ""]) => (GENERAL.test(callee) ? [] : [call])));
    if (only === undefined || others.length > 0) return [];
    const asked = { expression: `${only} == ${name}`, expected: "True", actual: null, throws: null };
    return [{ ...asked, origin: "assertion", snippet: home.index, guessed: true }];
  });
}
