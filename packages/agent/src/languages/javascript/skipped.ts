import type { LanguageAdapter } from "../../types/language.ts";

/** Every runner that reproductions are written for knows `test.skip` and `it.skip`. */
const TEST = /^([ \t]*(?:test|it))(?=\()/gm;

export const skipped: LanguageAdapter["skipped"] = (code) => {
  const text = code.replace(TEST, "$1.skip");
  return text === code ? null : text;
};
