import type { Expectation, Snippet } from "../../../types/facts.ts";

const CALL = "([A-Za-z_$][\\w$.]{0,80}\\([^\\n]{0,200}?\\))";
const WISH = "(?:want(?:ed|s)?|expect(?:ed|s)?|should(?: be| give| return)?|must be|instead of)";
/** `format(100)   '1.0'   want '1.00'` */
const ROW = new RegExp(
  `^\\s*${CALL}(?:\\s{2,}|\\t\\s*)((?!\\/\\/|#)\\S[^\\n]{0,200}?)(?:\\s{2,}|\\t\\s*|[,;] )(?:but )?${WISH}:?\\s+(\\S[^\\n]{0,200})$`,
);
const MOST = 20;

/** Rows of a block that stand in columns: a call, what it gives, and what somebody wants. */
export function fromColumns({ code, index }: Snippet): Expectation[] {
  return code
    .split("\n")
    .slice(0, 500)
    .flatMap((line): Expectation[] => {
      const [, expression, actual, expected] = ROW.exec(line.slice(0, 800)) ?? [];
      if (expression === undefined || actual === undefined || expected === undefined) return [];
      return [{ expression, actual: actual.trim(), expected: expected.trim(), throws: null, origin: "labels", snippet: index }];
    })
    .slice(0, MOST);
}
