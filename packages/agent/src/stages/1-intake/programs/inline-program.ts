import type { Expectation, Snippet } from "../../../types/facts.ts";
import type { ProseLine } from "../blocks/blocks.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { guessLanguage } from "../text/languages.ts";

/** Each is looked for in all others: a text of nothing but code in backticks must not take long. */
export const MOST_SPANS = 200;
const SPAN = /``([^`\n]{1,400})``|`([^`\n]{1,400})`/g;
const ASSIGNS = /^(?:(?:const|let|var) )?([A-Za-z_$][\w$]*)(?:\s*:\s*[\w<>[\], |]{1,60})? = (?!=)\S/;
const IMPORTS = /^(?:from [\w.]+ import |import [\w{*])|\brequire\(/;
/** “our week is `readWeek(…)`”, “- menu: `[…]`”, “the cart is one lamp for 49.90 (`[…]`)”: what a name stands for. */
const STANDS_FOR =
  /(?:(?:^|[\s(])(?:(?:our|my|the|an?|with|where|and|let) )+`?([A-Za-z_$][\w$]*)`? (?:is|be|being|=)|(?:^|\n) {0,12}[-*+] +`?([A-Za-z_$][\w$]*)`?(?: is| =|:))\s+$|(?:^|[\s(])(?:our|my|the) `?([A-Za-z_$][\w$]*)`? (?:is|was|has|holds) [^;`\n]{1,60}\($/i;
/** `def twice(n): return 2 * n` */
const DEFINES = /^def ([A-Za-z_]\w*)\([^()\n]*\):\s*return\s\S/;
const ACTS = /^[\w$.]+\(.*\)$|^[\w$.[\]"']+ = (?!=)\S/s;

/** “With `a = f(1)`, `a.b()` gives …”: the code in a text's sentences as one program; null where they name nothing that they use. */
export function inlineProgram(prose: readonly ProseLine[], snippets: readonly Snippet[]): Snippet | null {
  const text = prose.map((line) => line.text).join("\n");
  const spans = spansOf(text)
    .filter((span) => !SHORTENED.test(span))
    .slice(0, MOST_SPANS);
  const lines = spans.filter((span) => IMPORTS.test(span) || DEFINES.test(span) || ASSIGNS.test(span) || ACTS.test(span));
  const above = new Set<string>();
  const isUsed = lines.some((line) => {
    above.add(line);
    const name = DEFINES.exec(line)?.[1] ?? ASSIGNS.exec(line)?.[1];
    // What a name stands for may be told behind what takes it.
    const isMade = name !== undefined && (!text.includes(`\`${line}\``) || text.includes(`where \`${line}\``));
    if (name === undefined) return false;
    // So may a block that takes it and does not make it.
    const isLacking = ({ role, code }: Snippet): boolean =>
      role === "code" && namesIt(code, name) && !new RegExp(`(?<![\\w$.])${escapePattern(name)}\\s*=(?!=)`).test(code);
    const isOfBlock = /^(?:const|let|var) /.test(line) && snippets.some(isLacking);
    return isOfBlock || spans.some((span) => (isMade ? span !== line : !above.has(span)) && namesIt(span, name));
  });
  const isWhole = isUsed || lines.some((line) => IMPORTS.test(line)) || (snippets.length === 0 && isOfOneObject(lines));
  const isOwnerless = !isWhole && snippets.length === 0 && areBare(lines);
  if (!isWhole && !isOwnerless) return null;
  const code = withMadeFirst(lines).join("\n");
  const program: Snippet = { language: guessLanguage(code), code, role: "code", lead: "", index: snippets.length };
  return isOwnerless ? { ...program, ownerless: true } : program;
}

/** `discount(...)`: what it takes is said elsewhere. */
const SHORTENED = /\(\s*(?:\.{3}|…)\s*\)/;

/** What is in backticks; what a name is said to stand for as the line that makes it. */
function spansOf(text: string): string[] {
  return [...text.matchAll(SPAN)].map((match) => {
    const code = (match[1] ?? match[2] ?? "").trim();
    const [, told, listed, aside] = STANDS_FOR.exec(text.slice(Math.max(0, match.index - 80), match.index)) ?? [];
    const name = told ?? listed ?? aside;
    return name === undefined || !VALUE.test(code) ? code : `${name} = ${code}`;
  });
}

/** A list, an object or a call; what is plain may be said of anything. */
const VALUE = /^(?:\[.*\]|\{.*\}|(?:new )?[A-Za-z_$][\w$.]*\(.*\))$/s;

/** What a name stands for may be told behind the call that takes it. */
function withMadeFirst(lines: readonly string[]): string[] {
  const isLate = (line: string, at: number): boolean => {
    const name = ASSIGNS.exec(line)?.[1];
    return name !== undefined && lines.slice(0, at).some((other) => ASSIGNS.exec(other)?.[1] !== name && namesIt(other, name));
  };
  const late = lines.filter(isLate);
  return [...late, ...lines.filter((line) => !late.includes(line))];
}

const ASKED = /^(?:await )?([A-Za-z_$][\w$]*)\.([A-Za-z_$][\w$]*)\(/;

/** `feed.report(…)`, then `feed.delayOf(…)`: what is done to an object that the text never makes, before it is asked. */
function isOfOneObject(lines: readonly string[]): boolean {
  const [first, ...more] = lines.map((line) => ASKED.exec(line));
  const all = first === undefined ? [] : [first, ...more];
  if (all.length < 2 || all.some((one) => one === null)) return false;
  const owners = new Set(all.map((one) => one?.[1]));
  const methods = new Set(all.map((one) => one?.[2]));
  return owners.size === 1 && methods.size > 1;
}

const BARE = /^([a-z_$][\w$]*)\(.*\)$/s;

/** `pause("a", 2)`, then `due("a")`: calls of several functions, or of methods of something that is not named. */
function areBare(lines: readonly string[]): boolean {
  const names = new Set(lines.map((line) => BARE.exec(line)?.[1]));
  return names.size > 1 && !names.has(undefined);
}

/** Said of a line of that program: with what it does before. */
export function withInline(expectations: readonly Expectation[], program: Snippet): Expectation[] {
  const lines = program.code.split("\n");
  if (program.index > 0) return [...expectations];
  const isOfProgram = program.ownerless === true || isOfOneObject(lines);
  const made = lines.flatMap((line) => ASSIGNS.exec(line)?.[1] ?? []);
  return expectations.map((one) => {
    const { expression, snippet } = one;
    if (snippet !== null || expression === null) return one;
    if (lines.includes(expression)) return isOfProgram ? { ...one, snippet: program.index } : one;
    // `b < a` of what the sentence makes before.
    const isOfMade = !ASSIGNS.test(expression) && made.some((name) => namesIt(expression, name));
    return isOfMade ? { ...one, snippet: program.index, after: true as const } : one;
  });
}

function namesIt(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
