import type { SpectrumResult } from "../../types/language.ts";
import { ranLines } from "./ran-lines.ts";

/** A call of the function that these lines are in, made where the failing test does not come by; null without one. */
export type CalledElsewhere = (file: string, from: number, to: number) => { file: string; line: number } | null;

const OF_JAVASCRIPT = [Array, String, Number, Map, Set, Promise, RegExp, Date, Function].flatMap((one) =>
  Object.getOwnPropertyNames(one.prototype as object),
);
const OF_PYTHON = "append count copy extend format index insert items pop remove update write".split(" ");
/** As methods of the language's own values: `list.push(` is no call of a function `push` of the project. */
export const OF_THE_LANGUAGE = new Set([...OF_JAVASCRIPT, ...OF_PYTHON]);

/** `this.add(` is one of a class that has an `add`, whatever else has. */
function callOf(name: string): RegExp {
  const escaped = name.replaceAll("$", String.raw`\$`);
  const before = OF_THE_LANGUAGE.has(name) ? String.raw`(?:\bthis\.|\bself\.|(?<![\w$.]))` : String.raw`(?<![\w$])`;
  return new RegExp(`${before}${escaped}\\s*\\(`);
}

/**
 * What one test and the inputs near it show says little of a function that other code calls for other ends. Functions are
 * told by their names: right for most code, and only a hint. `functions`: the name of the function around each line, by
 * file.
 */
export function calledElsewhere(
  { tests, coverable }: SpectrumResult,
  sources: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): CalledElsewhere {
  const ran = ranLines(tests.filter(({ passed }) => !passed));
  const found = new Map<string, ReturnType<CalledElsewhere>>();
  function look(name: string): ReturnType<CalledElsewhere> {
    const call = callOf(name);
    for (const [file, text] of sources) {
      const names = functions.get(file) ?? [];
      const code = new Set(coverable[file]);
      for (const [index, line] of text.split("\n").entries()) {
        const at = index + 1;
        const around = names[index] ?? "";
        // Outside of functions it was made when the file was loaded.
        if (around === "" || around === name || !code.has(at) || ran.get(file)?.has(at) === true) continue;
        if (call.test(line)) return { file, line: at };
      }
    }
    return null;
  }
  return (file, from, to) => {
    const names = new Set((functions.get(file) ?? []).slice(from - 1, to).filter((name) => name !== ""));
    for (const name of names) {
      let place = found.get(name);
      if (place === undefined) found.set(name, (place = look(name)));
      if (place !== null) return place;
    }
    return null;
  };
}
