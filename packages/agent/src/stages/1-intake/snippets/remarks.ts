import { closingIndex } from "../text/balanced.ts";

const CALLED =
  /^\s*(?:(?:new|await) )?(?!(?:if|for|while|switch|catch|function|def|class|return|assert|with|async)\b)[A-Za-z_$][\w$.]{0,80}\(/;
/** What may follow a call before it is called, or looked into, again. */
const GOES_ON = /^(?:\??\.[A-Za-z_$][\w$]*\(?|\(|\[)/;
/** Words and marks that tell of a value, with no comment's mark before them. */
const TELLS =
  /^(?:[,;:]?\s+(?:(?:it |now |currently )?(?:returns?|returned|gives?|gave|yields?|prints?|printed|shows?|outputs?|evaluates to|comes out as|is|was|should|must|expected|raises?|throws?)\b|(?:=+>|-+>|→|⇒)\s*(?!\{\s*$)\S)|\s*(?:-+>|→|⇒)\s*\S)/i;
const MOST_LINES = 200;
/** A line that is a value and nothing else: as code it would do nothing. */
const ALONE =
  /^ {0,12}(?:\[[^\n]*\]|\{[^\n]*\}|\([^\n]*\)|"[^"\n]*"|'[^'\n]*'|-?\d[\d_]*(?:\.\d+)?|None|True|False|true|false|null|undefined)$/;

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
  return withValuesBelow(toldBelow(namedAbove(lines, mark), mark), mark)
    .map((line) => {
      const end = line.length > 1000 ? null : endOfCall(line);
      if (end === null || !TELLS.test(line.slice(end))) return line;
      return `${line.slice(0, end)}  ${mark} ${line.slice(end).replace(/^[,;:]?\s*/, "")}`;
    })
    .join("\n");
}

const NAMED =
  /^\s*(?:\/\/|#)\s*([A-Za-z_$][\w$]{0,80})((?:\.[A-Za-z_$][\w$]{0,80}){0,4})\s*(?:=+>|-+>|→|⇒|={2,3}|is\b)\s*(\S.*)$/;
const MADE = /^\s*(?:(?:const|let|var)\s+)?([A-Za-z_$][\w$]*)\s*=(?![=>])/;

/** `// total => 2, expected 3` below the code that makes `total`: as said of that variable. */
function namedAbove(lines: readonly string[], mark: string): string[] {
  const made = new Set<string>();
  return lines.map((line) => {
    const name = line.length > 1000 ? undefined : MADE.exec(line)?.[1];
    if (name !== undefined) made.add(name);
    const [, head = "", members = "", rest = ""] = (line.length > 1000 ? null : NAMED.exec(line)) ?? [];
    return made.has(head) ? `${head}${members}  ${mark} => ${rest}` : line;
  });
}

/** `-> [4, 4]`, `expected None`, `but should be 3` in a line of its own. */
const TOLD_BELOW =
  /^\s*(?:(?:=+>|-+>|→|⇒)\s*\S|(?:but )?(?:(?:I |it )?(?:expected|wanted|want|got|get|gets|gives|gave|returns|returned|prints|printed)|should (?:be|give|return|print)|instead of)\s+(?:it to be |to be )?(?=["'`[{(\d-]|None\b|True\b|False\b|true\b|false\b|null\b|undefined\b))/i;

/** Lines below a call that tell what it gives and what it should: its comments, one a line. */
function toldBelow(lines: readonly string[], mark: string): string[] {
  let isBelow = false;
  return lines.map((line) => {
    if (line.length > 1000 || line.trim() === "") {
      isBelow = false;
      return line;
    }
    if (isBelow && TOLD_BELOW.test(line)) return `${mark} ${line.trim().replace(/^but /i, "")}`;
    const end = endOfCall(line);
    isBelow = end !== null && line.slice(end).replace(";", "").trim() === "";
    return line;
  });
}

/** A call, and the value that it gave alone in the line below: as a session shows it, without prompts. */
function withValuesBelow(lines: readonly string[], mark: string): string[] {
  const isCall = lines.map((line) => line.length <= 1000 && endOfCall(line) === line.trimEnd().length);
  const values = lines.map((line, at): string | null => {
    const value = lines[at + 1];
    if (isCall[at] !== true || value === undefined || value.length > 1000 || !ALONE.test(value.trimEnd())) return null;
    const next = lines[at + 2];
    const ends = next === undefined || next.trim() === "" || isCall[at + 2] === true;
    return ends && indentOf(value) <= indentOf(line) ? value.trim() : null;
  });
  return lines.map((line, at) => {
    const value = values[at] ?? null;
    if (value !== null) return `${line.trimEnd()}  ${mark} ${value}`;
    return (values[at - 1] ?? null) === null ? line : "";
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
