import { escapePattern } from "../../run/escape-pattern.ts";
import { giversOf, keptFrom, sourcesOf, type Source } from "./givers.ts";

/** Another place that reads what a function of the project gives, and does not ask either whether it gave anything. */
export interface OtherReader {
  /** The function's name. */
  gives: string;
  file: string;
  line: number;
}

/** Of what these lines read a member of; null where nothing else reads it so. */
export type ReadElsewhere = (file: string, from: number, to: number) => OtherReader | null;

/** What stands in the same function as a line. */
function ownLines({ lines, functions }: Source, index: number): string[] {
  const name = functions[index];
  let [from, to] = [index, index];
  while (from > 0 && functions[from - 1] === name) from -= 1;
  while (to + 1 < lines.length && functions[to + 1] === name) to += 1;
  return lines.slice(from, to + 1);
}

function isAskedFor(name: string, lines: readonly string[]): boolean {
  const own = `${escapePattern(name)}(?![\\w$])`;
  const asks = new RegExp(
    String.raw`!\s*${own}|(?<![\w$.])${own}\s*(?:&&|\|\||\?|[!=]==?|is\b|and\b|or\b)|\b(?:if|elif|while|not|and|or)\s*\(?\s*${own}(?!\s*[.[(])`,
  );
  return lines.some((line) => asks.test(line));
}

function readsIt(source: Source, index: number, gives: string): boolean {
  const line = source.lines[index] ?? "";
  if (new RegExp(String.raw`(?<![\w$])${escapePattern(gives)}\([^()]*\)\s*(?:\.|\[)`).test(line)) return true;
  const kept = keptFrom(line, gives);
  if (kept === null) return false;
  const lines = ownLines(source, index);
  const reads = new RegExp(String.raw`(?<![\w$.])${escapePattern(kept)}\s*(?:\.(?!\.)|\[)`);
  return lines.some((one) => reads.test(one)) && !isAskedFor(kept, lines);
}

/**
 * An absent value that is asked for where it was read mends one reader. Where the project's own function that gave it is read
 * without asking elsewhere too, the fault is the function's, or theirs as well. Text alone is looked at: a hint that an edit
 * proves too little, never that it is right. `functions`: the name of the function around each line, by file.
 */
export function readElsewhere(
  texts: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): ReadElsewhere {
  const sources = sourcesOf(texts, functions);
  const find = (gives: string, isOwn: (file: string, index: number) => boolean): OtherReader | null => {
    for (const [file, source] of sources)
      for (const [index, line] of source.lines.entries()) {
        if (!line.includes(`${gives}(`) || source.functions[index] === gives || isOwn(file, index)) continue;
        if (readsIt(source, index, gives)) return { gives, file, line: index + 1 };
      }
    return null;
  };
  return (file, from, to) => {
    const functionsOf = sources.get(file)?.functions ?? [];
    for (const gives of giversOf(sources, file, from, to)) {
      const other = find(gives, (at, place) => at === file && functionsOf[place] === functionsOf[from - 1]);
      if (other !== null) return other;
    }
    return null;
  };
}
