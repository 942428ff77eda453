import { escapePattern } from "../../run/escape-pattern.ts";
import { OF_THE_LANGUAGE } from "./called-elsewhere.ts";

/** Another place that reads what a function of the project gives, and does not ask either whether it gave anything. */
export interface OtherReader {
  /** The function's name. */
  gives: string;
  file: string;
  line: number;
}

/** Of what these lines read a member of; null where nothing else reads it so. */
export type ReadElsewhere = (file: string, from: number, to: number) => OtherReader | null;

const READ = /(?<![\w$.])([A-Za-z_$][\w$]*)\s*(?:\.(?!\.)|\[)/g;
/** A call that is all that is on the right side: `rules = state.ruler.getRules("list");`. */
const GIVEN = String.raw`\s*=\s*(?:await\s+)?(?:[\w$]+\.)*([\w$]+)\(.*\)\s*[;,]?\s*$`;

/** A line of data may be as long as a file, and patterns are slow on it. */
function shortOrNone(line: string): string {
  return line.length > 1000 ? "" : line;
}

interface Source {
  lines: readonly string[];
  /** The name of the function around each line. */
  functions: readonly string[];
}

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
  const call = escapePattern(gives);
  if (new RegExp(String.raw`(?<![\w$])${call}\([^()]*\)\s*(?:\.|\[)`).test(line)) return true;
  const kept = new RegExp(String.raw`([\w$]+)\s*=\s*(?:await\s+)?(?:[\w$]+\.)*${call}\(.*\)\s*[;,]?\s*$`).exec(line)?.[1];
  if (kept === undefined) return false;
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
  const sources = new Map<string, Source>(
    [...texts].map(([file, text]) => [file, { lines: text.split("\n").map(shortOrNone), functions: functions.get(file) ?? [] }]),
  );
  const declared = new Set([...functions.values()].flat());
  const find = (gives: string, isOwn: (file: string, index: number) => boolean): OtherReader | null => {
    for (const [file, source] of sources)
      for (const [index, line] of source.lines.entries()) {
        if (!line.includes(`${gives}(`) || source.functions[index] === gives || isOwn(file, index)) continue;
        if (readsIt(source, index, gives)) return { gives, file, line: index + 1 };
      }
    return null;
  };
  return (file, from, to) => {
    const source = sources.get(file);
    if (source === undefined) return null;
    const names = new Set(
      source.lines.slice(from - 1, to).flatMap((line) => [...line.matchAll(READ)].map(([, name = ""]) => name)),
    );
    for (const name of names) {
      const given = new RegExp(String.raw`(?<![\w$.])${escapePattern(name)}${GIVEN}`);
      const own = source.functions[from - 1];
      for (const [index, line] of source.lines.entries()) {
        const gives = source.functions[index] === own ? given.exec(line)?.[1] : undefined;
        if (gives === undefined || !declared.has(gives) || OF_THE_LANGUAGE.has(gives)) continue;
        const other = find(gives, (at, place) => at === file && source.functions[place] === own);
        if (other !== null) return other;
      }
    }
    return null;
  };
}
