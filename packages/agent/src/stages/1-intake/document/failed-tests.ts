import type { RawBlock } from "../blocks/blocks.ts";
import { assertionsInPytest } from "../diffs/pytest-values.ts";

const ASSERTS = /^(?:self\.assert\w*\(.*\)|assert\s.+)$/;
const IN_TEST = /^\s*File "[^"\n]{1,400}", line \d+, in test\w*\s*$/;
const ERROR = /^\s*(?:E\s+)?AssertionError\b/;
const TEST = /^(\s*)(?:async )?def test\w*\([^)\n]*\):\s*$/;
const FAILED_LINE = /^>(\s+\S.*)$/;
const MOST_LINES = 400;

/** The lines that unittest says to have failed: each behind its place in a test, and before what it found. */
function byUnittest(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const next = lines.slice(at + 1, at + 3).find((one) => !/^\s*[~^]+\s*$/.test(one));
    const isFailed = IN_TEST.test(lines[at - 1] ?? "") && ASSERTS.test(line.trim()) && ERROR.test(next ?? "");
    return isFailed ? [line.trim()] : [];
  });
}

/** A test as pytest prints it, up to the line that failed. */
function byPytest(lines: readonly string[]): string[] {
  const head = lines.findIndex((line) => TEST.test(line));
  const failed = lines.findIndex((line, at) => at > head && FAILED_LINE.test(line));
  if (head === -1 || failed === -1 || !ASSERTS.test(lines[failed]?.slice(1).trim() ?? "")) return [];
  const indent = TEST.exec(lines[head] ?? "")?.[1]?.length ?? 0;
  const body = lines.slice(head + 1, failed + 1).map((line) => line.replace(FAILED_LINE, " $1"));
  return body.map((line) => (line.slice(0, indent + 4).trim() === "" ? line.slice(indent + 4) : line.trim()));
}

/** What doctest prints of an example: the call, what should come and what came. */
function byDoctest(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (line.trim() !== "Failed example:") return [];
    const below = (label: string): string[] => {
      const head = lines.findIndex((one, place) => place > at && one.trim() === label);
      const rest = head === -1 ? [] : lines.slice(head + 1);
      const end = rest.findIndex((one) => one.trim() === "" || /^\S/.test(one));
      return (end === -1 ? rest : rest.slice(0, end)).map((one) => one.trim());
    };
    const expected = below("Expected:");
    const call = lines[at + 1]?.trim() ?? "";
    return call === "" || expected.length !== 1 ? [] : [`assert ${call} == ${expected[0] ?? ""}`];
  });
}

/**
 * What a runner of tests printed of a test that failed, as the code that it shows: what the test demanded is told in it.
 * Only where no other block shows that code itself; other blocks as they are.
 */
export function withTestsShown(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.map((block) => {
    const lines = block.code.split("\n").slice(0, MOST_LINES);
    const failed = lines.some((line) => ERROR.test(line));
    const readers = failed ? [byUnittest, byPytest, assertionsInPytest, byDoctest] : [assertionsInPytest, byDoctest];
    const code = readers.map((read) => read(lines)).find((read) => read.length > 0) ?? [];
    const isShown = blocks.some((other) => other !== block && code.some((line) => other.code.includes(line.trim())));
    return code.length === 0 || isShown ? block : { ...block, info: "python", code: code.join("\n") };
  });
}
