import type { Expectation, Snippet } from "../../../types/facts.ts";
import { asOneText, type ProseLine } from "../blocks/blocks.ts";
import { closingIndex } from "../text/balanced.ts";
import { guessLanguage } from "../text/languages.ts";

const LONGEST = 4000;
const MOST_STEPS = 12;
const MADE = /\bnew ([A-Z][\w$]*)\(/g;
const GIVEN = "(?:'[^'\\n]{0,60}'|\"[^\"\\n]{0,60}\"|`[^`\\n]{1,60}`|-?\\d+(?:\\.\\d+)?(?![\\w.:/-]))";
const PAIR = `(${GIVEN})(?: to (${GIVEN}))?`;
/** “When I set 'a' to 1”, “then push 3”. */
const STEP = new RegExp(
  `(?:\\b(?:I|we|you|one|then|and|first|next|now|to)|,|^)\\s+(?:then |first |now |call |also )?([a-z]{2,20})s? ${PAIR}`,
  "g",
);
/** “… and then 'b' to 2”: the same again. */
const MORE = new RegExp(`^(?:,? and(?: then)?|,(?: then)?) ${PAIR}`);
/** “set the keys 0 to 499 in a loop”. */
const LOOP = /\b([a-z]{2,20}) (?:the |all )?(?:[a-z]{2,20} )(?:from )?(\d{1,6}) (?:to|up to|through) (\d{1,6})\b/;
const NO_STEP =
  /^(?:then|and|first|next|now|also|be|been|is|are|was|get|gets|got|see|saw|say|says|have|had|has|want|expect|need|give|gives|return|returns|print|prints|of|at|in|on|for|with|than|from|not|only|about|by|as|or|the|all|after|before|until|till|hold|holds|contain|contains|should|must|still|exactly|just|like|version|node|mean|means|make|makes|show|shows|equal|equals)$/;

interface Step {
  at: number;
  code: string;
}

function code(value: string): string {
  const bare = value.replace(/^`(.*)`$/s, "$1");
  return bare !== value && !/^(?:["'[{]|-?\d)/.test(bare) ? JSON.stringify(bare) : bare;
}

function call(name: string, method: string, first: string, second: string | undefined): string {
  return `${name}.${method}(${[first, second].flatMap((one) => (one === undefined ? [] : [code(one)])).join(", ")});`;
}

/** What is done to the object, in the words of the text. */
function stepsIn(text: string, name: string): Step[] {
  const steps: Step[] = [];
  const loop = LOOP.exec(text);
  if (loop !== null && !NO_STEP.test(loop[1] ?? "") && Number(loop[2]) < Number(loop[3]))
    steps.push({
      at: loop.index,
      code: `for (let i = ${Number(loop[2])}; i <= ${Number(loop[3])}; i += 1) ${name}.${loop[1]}(i, i);`,
    });
  for (const match of text.matchAll(STEP)) {
    const [whole, method = "", first = "", second] = match;
    if (NO_STEP.test(method)) continue;
    steps.push({ at: match.index, code: call(name, method, first, second) });
    let at = match.index + whole.length;
    for (let more = MORE.exec(text.slice(at)); more !== null; more = MORE.exec(text.slice(at))) {
      // “and 3” behind “set a to 1” is no such step.
      if ((second === undefined) !== (more[2] === undefined) || steps.length >= MOST_STEPS) break;
      steps.push({ at, code: call(name, method, more[1] ?? "", more[2]) });
      at += more[0].length;
    }
  }
  return steps.toSorted((a, b) => a.at - b.at).slice(0, MOST_STEPS);
}

/** `cache` of `cache.size` for a `RecentCache`; null for a name that is none of that class. */
function ownerOf(expression: string, type: string): { name: string; expression: string } | null {
  const [, owner] = /^([a-z_$][\w$]*)\.[A-Za-z_$]/.exec(expression) ?? [];
  if (owner !== undefined) return type.toLowerCase().endsWith(owner.toLowerCase()) ? { name: owner, expression } : null;
  if (!/^[a-z_$][\w$]*\([^]*\)$/.test(expression)) return null;
  const name = (type.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g)?.at(-1) ?? type).toLowerCase();
  return { name, expression: `${name}.${expression}` };
}

/**
 * “With `new RecentCache(1)`, when I set 'a' to 1 and then 'b' to 2, `get('a')` must be undefined”: what is done to the only
 * object that a text without code makes, as a program, and what is said of the object behind it. Null where no step is told.
 */
export function wordedSteps(
  prose: readonly ProseLine[],
  stated: readonly Expectation[],
): { program: Snippet; said: Expectation[] } | null {
  const text = asOneText(prose, LONGEST);
  const made = new Map(
    [...text.matchAll(MADE)].flatMap((match): [string, string][] => {
      const end = closingIndex(text, match.index + match[0].length - 1);
      return end === null ? [] : [[text.slice(match.index, end), match[1] ?? ""]];
    }),
  );
  const [only, ...others] = made;
  if (only === undefined || others.length > 0) return null;
  const [construction, type] = only;
  const owned = stated.flatMap((one) => {
    const owner = one.expression === null || one.expected === null ? null : ownerOf(one.expression, type);
    return owner === null ? [] : [{ ...owner, one }];
  });
  const name = owned[0]?.name;
  const asked = owned.filter((one) => one.name === name);
  const steps = name === undefined ? [] : stepsIn(text, name);
  if (name === undefined || steps.length === 0) return null;
  const lines = [`const ${name} = ${construction};`, ...steps.map((step) => step.code)];
  const program: Snippet = {
    language: guessLanguage(lines.join("\n")) ?? "javascript",
    code: lines.join("\n"),
    role: "code",
    lead: "",
    index: 0,
  };
  return {
    program,
    said: asked.map(({ one, expression }) => ({ ...one, expression, snippet: 0, after: true, guessed: true })),
  };
}
