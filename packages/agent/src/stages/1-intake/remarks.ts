import { closingIndex } from "./balanced.ts";

const CALLED =
  /^\s*(?:(?:new|await) )?(?!(?:if|for|while|switch|catch|function|def|class|return|assert|with|async)\b)[A-Za-z_$][\w$.]{0,80}\(/;
/** What may follow a call before it is called, or looked into, again. */
const GOES_ON = /^(?:\??\.[A-Za-z_$][\w$]*\(?|\(|\[)/;
/** Words and marks that tell of a value, with no comment's mark before them. */
const TELLS =
  /^(?:[,;:]?\s+(?:(?:it |now |currently )?(?:returns?|returned|gives?|gave|yields?|prints?|printed|shows?|outputs?|evaluates to|comes out as|is|was|should|must|expected|raises?|throws?)\b|(?:=+>|-+>|→|⇒)\s*(?!\{\s*$)\S)|\s*(?:-+>|→|⇒)\s*\S)/i;
const MOST_LINES = 200;

/** Where the call that a line begins with ends; null where it begins with none. Linear in the length of the line. */
function endOfCall(line: string): number | null {
  const called = CALLED.exec(line);
  if (called === null) return null;
  let end = closingIndex(line, called[0].length - 1);
  while (end !== null) {
    const more = GOES_ON.exec(line.slice(end, end + 100))?.[0];
    if (more === undefined) return end;
    end = /[([]$/.test(more) ? closingIndex(line, end + more.length - 1) : end + more.length;
  }
  return null;
}

/**
 * `f(1)   returns 2, should be 3`, line by line as people list it: the words behind the call become its comment, so
 * that the block can be read as the code that it is.
 */
export function withRemarks(code: string, mark: "#" | "//"): string {
  const lines = code.split("\n");
  if (lines.length > MOST_LINES) return code;
  return lines
    .map((line) => {
      const end = line.length > 1000 ? null : endOfCall(line);
      if (end === null || !TELLS.test(line.slice(end))) return line;
      return `${line.slice(0, end)}  ${mark} ${line.slice(end).replace(/^[,;:]?\s*/, "")}`;
    })
    .join("\n");
}
