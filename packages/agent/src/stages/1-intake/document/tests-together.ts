import type { RawBlock } from "../blocks/blocks.ts";

const LONGEST = 50_000;
const MOST_TESTS = 12;
const TEST = /^def (test\w*)\(\):\s*$/;
/** Where a test begins that takes something, or is given something: it cannot stand behind another one. */
const OTHER_TEST = /^(?:@|class\s|async def test|def test\w*\([^)])/;
/** That tests fail beside each other which pass alone. */
const TOGETHER =
  /\b(?:one by one|one at a time|each (?:passes|is green|works) (?:alone|on its own|by itself)|(?:pass(?:es)?|green|works?|succeeds?|fine|ok)\b[^.\n]{0,60}\b(?:alone|on (?:its|their) own|by (?:itself|themselves)|in isolation|individually|separately)|(?:alone|on (?:its|their) own|by (?:itself|themselves)|in isolation|individually|separately)\b[^.\n]{0,40}\b(?:pass|passes|green|works?|succeeds?|fine)|(?:not|fails?|failing|red|broken)\b[^.\n]{0,60}\b(?:together|in one run|in the same (?:run|process|session)|(?:after|behind|because of) (?:the|each) other)|together\b[^.\n]{0,40}\b(?:fails?|red|break)|depends? on the order|(?:order|sequence) (?:of|in which) (?:the )?tests)\b/i;
/** A runner's own words for the test that failed. */
const FAILED = /^_{3,} (test\w*) _{3,}$|\bFAILED \S{1,200}::(test\w*)|^(?:FAIL|ERROR): (test\w*)/gm;

interface Test {
  name: string;
  body: string[];
}

function dedented(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...widths);
  return lines.map((line) => line.slice(least));
}

/** What stands before the tests of a block, and their bodies; null where there is something else between them. */
function testsIn(code: string): { head: string[]; tests: Test[] } | null {
  const head: string[] = [];
  const tests: Test[] = [];
  let current: string[] | null = null;
  for (const line of code.split("\n")) {
    const name = TEST.exec(line)?.[1];
    if (name !== undefined) {
      current = [];
      tests.push({ name, body: current });
    } else if (OTHER_TEST.test(line)) return null;
    else if (/^\S/.test(line)) {
      if (tests.length > 0) return null;
      head.push(line);
    } else (current ?? head).push(line);
  }
  const isWhole = tests.length > 1 && tests.length <= MOST_TESTS && tests.every(({ body }) => body.some((line) => line.trim()));
  return isWhole ? { head, tests: tests.map(({ name, body }) => ({ name, body: dedented(body) })) } : null;
}

/** What a test that passes asks is done as well, and is no example beside the one that fails: it may only hold before that. */
function kept(lines: readonly string[]): string[] {
  return lines.map((line, at) => line.replace(/^(\s*)assert (?=\S)/, `$1seen_${at + 1} = `));
}

/**
 * Tests of which the text says that they pass alone and not together: what they do one after the other, up to the one that is
 * shown to fail, as one program. Other blocks as they are. Pure.
 */
export function withTestsTogether(blocks: readonly RawBlock[], text: string): RawBlock[] {
  if (text.length > LONGEST || !/\bdef test/.test(text) || !TOGETHER.test(text)) return [...blocks];
  const failed = new Set([...text.matchAll(FAILED)].map((match) => match[1] ?? match[2] ?? match[3]));
  return blocks.map((block) => {
    const found = testsIn(block.code);
    if (found === null) return block;
    const last = found.tests.findLastIndex(({ name }) => failed.has(name));
    // Nothing stands before the first.
    if (last === 0) return block;
    const meant = last === -1 ? found.tests : found.tests.slice(0, last + 1);
    const before = meant.slice(0, -1).flatMap(({ body }) => body);
    return { ...block, info: "python", code: [...found.head, ...kept(before), ...(meant.at(-1)?.body ?? [])].join("\n") };
  });
}
