import { COMMAND_CALL } from "../stages/1-intake/document/command-lines.ts";
import type { Expectation, IssueFacts } from "../types/facts.ts";

/** The words of the command line that a call stands for; null for any other expression. */
function wordsOf(expression: string): string[] | null {
  const list = new RegExp(`^${COMMAND_CALL}\\((\\[.*\\])\\)$`, "s").exec(expression.trim())?.[1];
  try {
    const words: unknown = list === undefined ? null : JSON.parse(list);
    return Array.isArray(words) && words.every((word) => typeof word === "string") ? words : null;
  } catch {
    return null;
  }
}

/** What a program prints is a text, whatever it looks like; marks around it are the reporter's unless the other side has them too. */
function asText(value: string, other: string | null): string {
  const bare = value.trimEnd().replace(/^(`{1,20})([^]*)\1$/, "$2");
  const isQuoted = /^(["'])[^]*\1$/.test(bare) && !/^\s*["']/.test(other ?? "");
  return JSON.stringify((isQuoted ? bare.slice(1, -1) : bare).trimEnd());
}

/** A part of what is printed is left out. */
const IS_CUT = /^\s*(?:\.\.\.|…|\[\.\.\.\]|\(…\))\s*$/m;

/** Within marks or as a block of its own: all of what should be printed, and no words of a sentence. */
function isMarked(value: string, facts: IssueFacts): boolean {
  const isQuoted = ["``", '""', "''", "“”"].some(([left = "", right = ""]) => facts.text.includes(`${left}${value}${right}`));
  return isQuoted || facts.snippets.some(({ code }) => code.trim() === value.trim());
}

function ofProgram(one: Expectation, expression: string, facts: IssueFacts): Expectation[] {
  const { throws, expected } = one;
  if (throws?.which === "expected" || (expected !== null && IS_CUT.test(expected))) return [];
  if (expected !== null && !isMarked(expected, facts) && (one.actual === null || /^[a-z]+$/i.test(expected))) return [];
  const isTraced = facts.stackTraces.length > 0;
  // “Error: …” may be what it prints, and no error that it ends in.
  const isPrinted = throws !== null && !isTraced;
  const said = isPrinted && throws.type !== null ? `${throws.type}${throws.message === null ? "" : `: ${throws.message}`}` : null;
  const actual = one.actual ?? said;
  return [
    {
      ...one,
      expression,
      expected: expected === null ? null : asText(expected, actual),
      actual: actual === null ? null : asText(actual, expected),
      throws: isPrinted ? null : throws,
      snippet: null,
    },
  ];
}

/**
 * The facts with invocations of the project's own programs as calls: `callOf` gives the code of one, null where it runs nothing of
 * the project. All others vanish. The calls that are left are told too.
 */
export async function withProgramCalls(
  facts: IssueFacts,
  callOf: (words: readonly string[]) => Promise<string | null>,
): Promise<{ facts: IssueFacts; calls: string[] }> {
  const isTold = (text: string | null): boolean => text?.includes(`${COMMAND_CALL}([`) === true;
  const sessions = new Set(facts.snippets.flatMap(({ code, index }) => (isTold(code) ? [index] : [])));
  if (sessions.size === 0 && !facts.expectations.some(({ expression }) => isTold(expression))) return { facts, calls: [] };
  const calls = new Set<string>();
  // Without other code, what is said of no call is said of these.
  const isAlone = facts.snippets.every(({ role, index }) => sessions.has(index) || (role !== "code" && role !== "transcript"));
  const expectations: Expectation[] = [];
  for (const one of facts.expectations) {
    if (one.expression === null ? !isAlone : !isTold(one.expression)) expectations.push(one);
    const words = one.expression === null ? null : wordsOf(one.expression);
    const code = words === null ? null : await callOf(words);
    const own = code === null ? [] : ofProgram(one, code, facts);
    expectations.push(...own);
    if (own.length > 0 && code !== null) calls.add(code);
  }
  return {
    facts: {
      ...facts,
      expectations,
      snippets: facts.snippets.map((one) => (sessions.has(one.index) ? { ...one, role: "shell" as const } : one)),
      transcripts: facts.transcripts.filter(({ snippet }) => !sessions.has(snippet)),
    },
    calls: [...calls],
  };
}
