import { assertedIn, ASSERTS, EXPECTS } from "../text/asserted-calls.ts";

const FRAMED = /^\s*(?:>\s*)?(\d{1,6})\s*\|(?: (.*)|)$/;
/** `|    ^`: where in the line above. */
const POINTER = /^\s*\|\s*\^+\s*$/;
const MOST_LINES = 40;
const MADE = /^(?:const|let|var)\s/;

/** The part of a test that a runner shows where it failed. */
interface CodeFrame {
  /** What is made before. */
  setup: string;
  /** What the assertion looks at. */
  expression: string;
}

/** `5| test("…", () => {`, `6|   expect(f(1))…` as a runner frames the code around a failure; null where a block has none. Pure. */
export function codeFrame(code: string): CodeFrame | null {
  const framed = code.split("\n").flatMap((line) => {
    const [, number, text = ""] = (line.length > 400 ? null : FRAMED.exec(line)) ?? [];
    return number === undefined || POINTER.test(line) ? [] : [{ number: Number(number), text }];
  });
  const first = framed[0]?.number ?? 0;
  // Each line of a file, in turn.
  if (framed.length < 2 || framed.length > MOST_LINES || framed.some(({ number }, at) => number !== first + at)) return null;
  const at = framed.findIndex(({ text }) => EXPECTS.test(text) || ASSERTS.test(text));
  if (at === -1) return null;
  const expression = assertedIn(
    framed
      .slice(at)
      .map(({ text }) => text)
      .join("\n"),
  );
  if (expression === null) return null;
  const before = framed.slice(0, at).map(({ text }) => text);
  const opened = before.findLastIndex((text) => /(?:=>|function\s*\w*\([^)]*\))\s*\{\s*$/.test(text));
  const setup = before.slice(opened + 1).map((text) => text.trim());
  const isWhole = setup.every((text) => text === "" || MADE.test(text) || text.endsWith(";"));
  return isWhole ? { setup: setup.filter((text) => text !== "").join("\n"), expression } : null;
}
