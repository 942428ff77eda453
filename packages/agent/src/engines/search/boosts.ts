import type { IssueFacts } from "../../types/facts.ts";
import { functionNames } from "./function-names.ts";

export interface Boost {
  /** Part of the distance to 1 that it closes. */
  share: number;
  reason: string;
}

const COMMON = new Set(
  "the and for not with this that from when then should return returns returned value values expected actual error errors function const let var true false null undefined string number array object test tests issue bug version code example output input result results using used use does get set new are was has have can but instead".split(
    " ",
  ),
);

const SHORTEST_QUOTE = 8;
const MOST_QUOTES = 200;

/** What speaks for a line beside coverage: frames of the trace, files and words of the issue. */
export function boostsFor(
  facts: IssueFacts,
  frames: readonly { file: string; line: number }[],
  sources: ReadonlyMap<string, string>,
): (file: string, line: number) => Boost[] {
  const words = wordsOf(`${facts.title} ${facts.text}`);
  const identifiers = new Set(facts.identifiers.flatMap((name) => name.split(/[^\w$]+/)).filter((name) => name.length > 1));
  const quoted = quotedIn(facts);
  const named = facts.files.map((file) => file.replace(/^\.?\//, ""));
  const outlines = new Map<string, string[]>();
  const textLines = new Map<string, string[]>();
  for (const [file, text] of sources) textLines.set(file, text.split("\n"));

  return (file, line) => {
    const boosts: Boost[] = [];
    const frame = frames.findIndex((item) => item.file === file && item.line === line);
    if (frame >= 0)
      boosts.push({
        share: 0.6 / (1 + frame * 0.5),
        reason: frame === 0 ? "the error was thrown here" : `frame ${frame + 1} of the stack trace`,
      });
    if (named.some((name) => file === name || file.endsWith(`/${name}`)))
      boosts.push({ share: 0.15, reason: "the issue names the file" });
    const lines = textLines.get(file);
    if (lines === undefined) return boosts;
    let outline = outlines.get(file);
    if (outline === undefined) outlines.set(file, (outline = functionNames(lines)));
    const name = outline[line - 1] ?? "";
    if (name !== "" && identifiers.has(name)) boosts.push({ share: 0.3, reason: `in \`${name}\`, which the issue names` });
    else if (name !== "" && shared(name, words).length > 0)
      boosts.push({ share: 0.12, reason: `in \`${name}\`, like the words of the issue` });
    const text = lines[line - 1] ?? "";
    const bare = withoutBlanks(text);
    if (bare.length >= SHORTEST_QUOTE && quoted.some((code) => bare.includes(code)))
      boosts.push({ share: 0.4, reason: "the issue quotes it" });
    const here = [...wordsOf(text)].filter((word) => words.has(word) && !COMMON.has(word));
    if (here.length > 0)
      boosts.push({
        share: Math.min(0.15, 0.05 * here.length),
        reason: `has words of the issue: ${here.slice(0, 3).join(", ")}`,
      });
    return boosts;
  };
}

/** Code of the project that the issue shows, without its blanks: more than a name or a call that anybody makes. */
function quotedIn({ text, snippets }: IssueFacts): string[] {
  const inline = [...text.slice(0, 200_000).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const lines = snippets.flatMap(({ role, code }) => (role === "code" || role === "data" ? code.split("\n") : []));
  const bare = [...inline, ...lines.map((line) => line.replace(/^[-+]/, ""))].map(withoutBlanks);
  return [...new Set(bare)].filter((code) => code.length >= SHORTEST_QUOTE && /[^\w$.]/.test(code)).slice(0, MOST_QUOTES);
}

function withoutBlanks(code: string): string {
  return code.replace(/\s+/g, "").replace(/[;,{]+$/, "");
}

function shared(name: string, words: ReadonlySet<string>): string[] {
  return [...wordsOf(name)].filter((word) => words.has(word) && !COMMON.has(word));
}

function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [match] of text.slice(0, 200_000).matchAll(/[A-Za-z_$][\w$]*/g)) {
    for (const part of [match, ...match.split(/_|(?<=[a-z0-9])(?=[A-Z])/)]) if (part.length > 2) words.add(part.toLowerCase());
  }
  return words;
}
