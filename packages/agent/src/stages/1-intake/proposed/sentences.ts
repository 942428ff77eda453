import type { ProposedEdit } from "../../../types/facts.ts";

const from = "(?<a>`+)(?<from>[^`\\n]{1,300})\\k<a>";
const to = "(?<b>`+)(?<to>[^`\\n]{1,300})\\k<b>";
const FEW = "[^`.!?\\n]{0,50}?";
const HOW = "(?:(?:really|probably|actually|rather|instead|likely|just|simply) )*";

/** That the code is to be changed is said in so many words: a name alone may be meant. */
const CHANGED = [
  `\\b(?:chang|replac|swap|switch|correct|rewrit|turn)\\w*\\b${FEW}${from}${FEW}\\b(?:to|with|by|into|for)\\b(?: ${HOW})?${FEW}${to}`,
  `${from} (?:was|is|gets|being) (?:changed|replaced|swapped)${FEW} (?:to|with|by|for) ${to}`,
];

const MEANT = [
  `${from} (?:should|must|ought to|needs? to|has to) ${HOW}(?:be|read|become|say) ${HOW}${to}`,
  `${from},? (?:where|when|but|while) (?:it|that|this|there) (?:should|must|ought to|needs to) ${HOW}(?:be|use|read|call|have|say|check)?${FEW} ?${to}`,
  `${from} ?(?:->|→|=>|➜|becomes) ?${to}`,
];

const INSTEAD = [`${to}${FEW} (?:instead of|rather than|in place of|and not) (?:the |just |plain )?${from}`];

/** One side alone: what it replaces reads nearly so. */
const ALONE = [
  `\\b(?:fix(?:es|ed)?|patch|solution|solve[sd]?|correct(?:ion)?|should (?:probably |rather |really )?(?:be|read))\\b${FEW}${to}`,
];

/** A value alone is what should come out, and no code that should be there. */
const DOES =
  /^(?:return|if|elif|else|for|while|const|let|var|def|yield|await|throw|raise)\b|[\w$\])]\s*(?:\(|=(?!=)|\.[A-Za-z_])|[=!<>]=|=>/;

const PLACE = /\b(?:line|l\.) ?(\d{1,6})\b|[\w./-]+\.\w{1,4}(?::|#L)(\d{1,6})/i;
const FILE = /(?<![\w/])((?:[\w.-]+\/)*[\w.-]+\.(?:[cm]?[jt]sx?|pyi?))\b/;

/** Edits that a sentence proposes: “changing `a < b` to `a <= b` fixes it”. Pure; most trusted first. */
export function fromSentence(text: string): ProposedEdit[] {
  if (!text.includes("`") || text.length > 4000) return [];
  const place = PLACE.exec(text);
  const line = place === null ? null : Number(place[1] ?? place[2]);
  const file = FILE.exec(text)?.[1] ?? null;
  const edits: ProposedEdit[] = [];
  const add = (patterns: readonly string[], accepts: (one: ProposedEdit) => boolean): void => {
    for (const pattern of patterns)
      for (const { groups } of text.matchAll(new RegExp(pattern, "gi"))) {
        const one = { scale: "part" as const, from: bare(groups?.["from"]), to: bare(groups?.["to"]), file, line };
        if (one.from !== one.to && accepts(one)) edits.push(one);
      }
  };
  add(CHANGED, (one) => one.from !== "");
  add(MEANT, (one) => isMoreThanName(one.from));
  add(INSTEAD, (one) => isMoreThanName(one.from) && one.to !== "");
  if (edits.length === 0) add(ALONE, (one) => isMoreThanName(one.to) && DOES.test(one.to));
  return edits;
}

function bare(code: string | undefined): string {
  return (code ?? "").trim();
}

/** Names and values alone are told of examples all the time. */
function isMoreThanName(code: string): boolean {
  return /[^\w$.\s"'-]/.test(code) && code.length > 3 && !/^(?:"[^"]*"|'[^']*')$/.test(code);
}
