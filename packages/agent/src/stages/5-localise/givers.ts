import { escapePattern } from "../../run/escape-pattern.ts";
import { OF_THE_LANGUAGE } from "./called-elsewhere.ts";

const READ = /(?<![\w$.])([A-Za-z_$][\w$]*)\s*(?:\.(?!\.)|\[)/g;
const READ_AT_ONCE = /(?<![\w$])([A-Za-z_$][\w$]*)\([^()]*\)\s*(?:\.(?!\.)|\[)/g;
/** A call that is all that is on the right side: `rules = state.ruler.getRules("list");`. */
const GIVEN = String.raw`\s*=\s*(?:await\s+)?(?:[\w$]+\.)*([\w$]+)\(.*\)\s*[;,]?\s*$`;
/** A line of data may be as long as a file, and patterns are slow on it. */
const LONGEST_LINE = 1000;

export interface Source {
  /** Too long ones are empty. */
  lines: readonly string[];
  /** The name of the function around each line. */
  functions: readonly string[];
}

/** `functions`: the name of the function around each line, by file. */
export function sourcesOf(
  texts: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): Map<string, Source> {
  const short = (line: string): string => (line.length > LONGEST_LINE ? "" : line);
  return new Map(
    [...texts].map(([file, text]) => [file, { lines: text.split("\n").map(short), functions: functions.get(file) ?? [] }]),
  );
}

/** Whether a line keeps what a function gives, and under which name. */
export function keptFrom(line: string, gives: string): string | null {
  const call = new RegExp(String.raw`([\w$]+)\s*=\s*(?:await\s+)?(?:[\w$]+\.)*${escapePattern(gives)}\(.*\)\s*[;,]?\s*$`);
  return call.exec(line)?.[1] ?? null;
}

/** Functions of the project that give what these lines read a member of, by their names: right for most code, and only a hint. */
export function giversOf(sources: ReadonlyMap<string, Source>, file: string, from: number, to: number): string[] {
  const source = sources.get(file);
  if (source === undefined) return [];
  const read = source.lines.slice(from - 1, to);
  const names = new Set(read.flatMap((line) => [...line.matchAll(READ)].map(([, name = ""]) => name)));
  const found = new Set(read.flatMap((line) => [...line.matchAll(READ_AT_ONCE)].map(([, name = ""]) => name)));
  const own = source.functions[from - 1];
  for (const name of names) {
    const given = new RegExp(String.raw`(?<![\w$.])${escapePattern(name)}${GIVEN}`);
    for (const [index, line] of source.lines.entries()) {
      const gives = source.functions[index] === own ? given.exec(line)?.[1] : undefined;
      if (gives !== undefined) found.add(gives);
    }
  }
  const declared = new Set([...sources.values()].flatMap(({ functions }) => functions));
  return [...found].filter((name) => declared.has(name) && !OF_THE_LANGUAGE.has(name));
}
