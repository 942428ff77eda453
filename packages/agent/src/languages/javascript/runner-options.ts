import type { SuiteRunnerName } from "./details.ts";

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
