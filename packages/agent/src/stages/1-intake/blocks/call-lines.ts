import { closingIndex } from "../text/balanced.ts";

const CALL = /^\s*(?:await )?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*\(/;
const MOST_LINES = 60;
const LONGEST_LINE = 400;

/** A call and, a column further, what is said of it; null for any other line. */
function partsOf(line: string): [call: string, said: string] | null {
  const open = line.length > LONGEST_LINE ? undefined : CALL.exec(line)?.[0].length;
  const end = open === undefined ? null : closingIndex(line, open - 1);
  const said = end === null ? null : /^\s{2,}(?!\/\/|#|->|=>|→)(\S.*)$/.exec(line.slice(end))?.[1];
  return end === null || said == null ? null : [line.slice(0, end), said];
}

/**
 * `f(1)   2   ok`: calls in a column and what each gives in the next, as the code with comments that it stands for. A block of
 * any other kind as it is.
 */
export function withCallLines(block: string): string {
  const lines = block.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length < 2 || filled.length > MOST_LINES || !filled.every((line) => partsOf(line) !== null)) return block;
  const mark = /(?<![\w$])(?:None|True|False)(?![\w$])/.test(block) ? "#" : "//";
  return lines
    .map((line) => {
      const [call, said] = partsOf(line) ?? [line, null];
      return said === null ? call : `${call}  ${mark} ${said}`;
    })
    .join("\n");
}
