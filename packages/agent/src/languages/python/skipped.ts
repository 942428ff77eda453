import type { LanguageAdapter } from "../../types/language.ts";

const TEST = /^([ \t]*)(?=(?:async )?def test)/gm;

/** pytest takes unittest's word for it, and the file needs no import. */
export const skipped: LanguageAdapter["skipped"] = (code) => {
  const text = code.replace(TEST, `$1@__import__("unittest").skip("")\n$1`);
  return text === code ? null : text;
};
