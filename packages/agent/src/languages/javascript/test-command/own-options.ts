import path from "node:path";
import type { SuiteRunnerName } from "../details.ts";
import type { ChosenFiles, Split } from "./types.ts";

/** Of a runner whose short options mean something else than in the others. */
export interface OwnOptions {
  /** Those with a value in the next word. */
  takesValue: ReadonlySet<string>;
  /** Those that decide how tests are loaded and read; the others are about coverage, lint, leaks and reports. */
  kept: RegExp;
  /** Where it looks when it is given no path. */
  folder: string | null;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export const OWN_OPTIONS: Partial<Record<SuiteRunnerName, OwnOptions>> = {
  uvu: {
    takesValue: words("-i --ignore -r --require -C --cwd"),
    kept: /^(?:-r|--require)$/,
    folder: null,
  },
  lab: {
    takesValue: words(
      "-a --assert -M --context-timeout --coverage-exclude --coverage-path --coverage-pattern -e --environment -I --globals --ignore -g --grep -i --id -n --linter --lint-options --lint-errors-threshold --lint-warnings-threshold -o --output -P --pattern -r --reporter --require -R --retries --seed -t --threshold -m --timeout -T --transform --types-test",
    ),
    kept: /^(?:-a|--assert|-M|--context-timeout|-e|--environment|-f|--flat|-P|--pattern|--require|-R|--retries|-S|--sourcemaps|-m|--timeout|-T|--transform|--typescript)$/,
    folder: "test",
  },
  qunit: {
    takesValue: words("-f --filter -m --module -r --reporter --require --seed"),
    kept: /^--require$/,
    folder: "test",
  },
};

/** One word for each option: `-vcL` is three, `-t100` has its value in the next word, and so has `--require=esm`. Pure. */
export function apart(given: readonly string[]): string[] {
  return given.flatMap((word) => {
    const [, flag, value] = /^(-[A-Za-z])=?(\d+)$/.exec(word) ?? /^(--?[\w-]+)=(.*)$/s.exec(word) ?? [];
    if (flag !== undefined && value !== undefined) return [flag, value];
    return /^-[A-Za-z]{2,}$/.test(word) ? Array.from(word.slice(1), (letter) => `-${letter}`) : [word];
  });
}

/** Of a folder it takes those whose names match, and whose endings it can load. */
function chosenByLab(runnerArgs: readonly string[]): ChosenFiles {
  const pattern = runnerArgs[runnerArgs.findIndex((word) => /^(?:-P|--pattern)$/.test(word)) + 1 || runnerArgs.length] ?? "";
  const isCompiled = runnerArgs.some((word) => /^(?:-T|--transform|--typescript)$/.test(word));
  const ending = isCompiled ? String.raw`\.\w+$` : String.raw`\.[mc]?js$`;
  return { folder: ".", matches: String.raw`(?:^|/)[^/]*${pattern}[^/]*${ending}`, ignores: [] };
}

/** Options of one runner only, and what it takes for paths. */
export function splitOwn(runner: SuiteRunnerName, { takesValue, kept, folder }: OwnOptions, words: string[]): Split {
  const runnerArgs: string[] = [];
  const paths: string[] = [];
  const values = new Map<string, string[]>();
  const end = words.findIndex((word) => /^(?:\d?>|<)/.test(word));
  const rest = apart(end === -1 ? words : words.slice(0, end));
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") continue;
    if (!word.startsWith("-")) {
      paths.push(word);
      continue;
    }
    const value = takesValue.has(word) && rest[0] !== undefined && !rest[0].startsWith("-") ? rest.shift() : undefined;
    if (value !== undefined) values.set(word, [...(values.get(word) ?? []), value]);
    if (kept.test(word)) runnerArgs.push(word, ...(value === undefined ? [] : [value]));
  }
  const all = (...names: string[]): string[] => names.flatMap((name) => values.get(name) ?? []);
  const files = paths.length === 0 && folder !== null ? [folder] : paths;
  if (runner === "lab") return { runnerArgs, files, chosen: chosenByLab(runnerArgs) };
  if (runner !== "uvu") return { runnerArgs, files };
  const [given = ".", matches = null] = paths;
  const below = path.posix.join(all("-C", "--cwd").at(-1) ?? ".", given);
  return { runnerArgs, files: [below], chosen: { folder: below, matches, ignores: all("-i", "--ignore") } };
}
