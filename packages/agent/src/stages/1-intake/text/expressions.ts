import { closingIndex, splitTopLevel } from "./balanced.ts";

const PRINT = /^(?:console\.(?:log|info|warn|error|dir|debug)|print|pprint|puts|alert)\s*\(/;
const PLAIN_TEXT = /^(["'`])[^"'`\\$%{}]*\1$/;

/** `"rest:", rest` prints what `rest` is; several values of Node's console are the line that it makes of them. */
function valueOfPrint(args: string, isNode: boolean): string {
  const [first = "", ...more] = splitTopLevel(args, ",");
  const [value, ...others] = more;
  if (value === undefined) return args;
  if (others.length === 0 && PLAIN_TEXT.test(first)) return value;
  return isNode ? `util.format(${args})` : args;
}

/** The value that a line of code shows: `console.log(f(1));` and `const x = f(1)` are about `f(1)`. Null when it shows none. */
export function shownExpression(line: string): string | null {
  let code = line.trim().replace(/;+$/, "").trim();
  if (
    code === "" ||
    /^(?:\/\/|#|import\b|from\b.*\bimport\b|export\b|return\b|if\b|for\b|while\b|def\b|class\b|function\b|try\b|\}|\)|@|assert\b|expect\(|(?:[Ee]xpected|[Aa]ctual|[Oo]utput|[Rr]esult|[Gg]ot)\s*:)/.test(
      code,
    )
  )
    return null;
  const printed = PRINT.exec(code);
  if (printed) {
    const open = printed[0].length - 1;
    const end = closingIndex(code, open);
    if (end === null || code.slice(end).trim() !== "") return null;
    code = code.slice(open + 1, end - 1).trim();
    return code === "" ? null : valueOfPrint(code, printed[0].startsWith("console."));
  }
  const assigned = /^(?:(?:const|let|var)\s+)?[\w$]+(?:\s*:\s*[\w<>[\], |]{1,60})?\s*=(?![=>])\s*(.+)$/s.exec(code);
  if (assigned) code = (assigned[1] ?? "").trim();
  if (/^(?:await )?(?:require|import)\([^()]*\)(?:\.[\w$]+)*$|^\(?(?:async\s*)?\(?[\w$, ]*\)?\s*=>/.test(code)) return null;
  return /[\w$)\]]\s*[([]|\.[\w$]+$|^[\w$.]+$|[-+*/%<>]/.test(code) ? code : null;
}

const MOST_LINES = 40;

/** Lines, those of a call at the left margin that takes several as one. */
function wholeCalls(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const open = /^(?:await )?[A-Za-z_$][\w$.]*\(/.exec(line)?.[0].length;
    const end = lines.slice(at + 1, at + MOST_LINES).findIndex((one) => /^[\])}]+;?\s*$/.test(one));
    const text = open === undefined || end === -1 ? line : lines.slice(at, at + end + 2).join("\n");
    const isOne =
      open !== undefined && text !== line && closingIndex(line, open - 1) === null && closingIndex(text, open - 1) !== null;
    whole.push(isOne ? text : line);
    if (isOne) at += end + 1;
  }
  return whole;
}

/** The last line of a snippet that shows a value by a call, or prints one. */
export function lastShownExpression(code: string): string | null {
  const lines = code.split("\n").map((line) => line.replace(/\s+(?:\/\/|#)(?![^"'`]*["'`][^"'`]*$).*$/, ""));
  for (const line of wholeCalls(lines).toReversed()) {
    const expression = shownExpression(line);
    if (expression === null || PLAIN_TEXT.test(expression)) continue;
    // A member that stands alone is there to be looked at.
    const isLooked = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+;?$/.test(line.trim());
    if (/\(/.test(expression) || isLooked || PRINT.test(line.trim())) return expression;
  }
  return null;
}

/** Code without the blanks and quote marks that make no difference; blanks within strings do. */
export function squeezeCode(code: string): string {
  return code
    .replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|[\s;`]+/g, (_, text?: string) => text?.replace(/^'(.*)'$/s, '"$1"') ?? "")
    .trim();
}
