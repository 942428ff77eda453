import { oneOf, text } from "../../../lib/search-params.ts";

const ON_OFF = ["on", "off"] as const;

/** What the URL of a bug says; what is not said takes the person's own choice or the default. */
export type DetailSearch = {
  /** The search of the list this was opened from: the way back, and what comes before and after. */
  list?: string | undefined;
  diff?: "split" | "unified" | undefined;
  wrap?: "on" | "off" | undefined;
  cov?: "on" | "off" | undefined;
  /** Coverage by one test alone. */
  test?: string | undefined;
  /** The path of the file that is looked at. */
  file?: string | undefined;
};

export function readDetailSearch(search: Record<string, unknown>): DetailSearch {
  return {
    list: text(search["list"]),
    diff: oneOf(search["diff"], ["split", "unified"]),
    wrap: oneOf(search["wrap"], ON_OFF),
    cov: oneOf(search["cov"], ON_OFF),
    test: text(search["test"]),
    file: text(search["file"]),
  };
}
