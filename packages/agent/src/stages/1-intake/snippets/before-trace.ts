/** A line with which a stack trace begins. */
const BEGINS =
  /^\s*(?:Traceback \(most recent call last\):|(?:Uncaught )?(?:[A-Za-z_$][\w$.]{0,120}(?:Error|Exception)|Error)(?: \[[\w-]{1,60}\])?(?::|$))/;
const CALL = /[\w$)\]]\s?\(/;

/** What a program did, of a block that shows it and behind it how it failed; null where there is nothing before the trace. */
export function codeBeforeTrace(code: string): string | null {
  const lines = code.split("\n").slice(0, 2000);
  const at = lines.findIndex((line) => BEGINS.test(line.slice(0, 400)));
  const before = lines.slice(0, Math.max(0, at)).join("\n").trim();
  // A session has its own reader, and a line that an error is told of is no code.
  return before !== "" && CALL.test(before) && !/^(?:>|\$|In \[)/m.test(before) ? before : null;
}
