import { squeezeCode } from "../../../stages/1-intake/text/expressions.ts";
import type { LanguageAdapter } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";
import { runnerOf } from "../runners/index.ts";
import { readCasesOf } from "./cases.ts";
import { testPathOf } from "./place.ts";
import { writeProbe, writeTests, type NamedCase, type TestStyle } from "./write.ts";

const MOST_PAGES = 24;
/** They share what is read of the sources; where the time ends, those before are kept. */
const PAGES_AT_ONCE = 8;
/** Statements have no value, and a session may show what they print. */
const STATEMENT = /^(?:for|while|with|if|def|class|try|import|from|assert|raise|del|async|return|@)\b/;

export const writeDocumented: LanguageAdapter["writeDocumented"] = async (workspace, profile, pages, { limit, except }) => {
  const runner = runnerOf(profile, profile.reproductionRunner);
  const style: TestStyle = { runner, style: runner === "unittest" ? "classes" : detailsOf(profile).testStyle };
  const near = pages.slice(0, MOST_PAGES);
  // What cannot be read of a page is nobody's issue.
  const quiet = { ...workspace, log: () => undefined };
  const known = squeezeCode(except);
  const seen = new Set<string>();
  const cases: NamedCase[] = [];
  for (let at = 0; at < near.length && cases.length < limit && !workspace.signal.aborted; at += PAGES_AT_ONCE) {
    const some = near.slice(at, at + PAGES_AT_ONCE);
    const facts = some.map((page) => page.facts);
    const read = await readCasesOf(quiet, profile, facts, () => undefined);
    for (const [index, example] of read.flatMap((examples, page) => examples.map((one) => [page, one] as const))) {
      const key = squeezeCode(`${example.setup};${example.expression}`);
      // What only must not fail says too little, and what is doubted is not documented.
      if (example.check.kind === "runs" || example.fine || seen.has(key) || cases.length >= limit) continue;
      if (STATEMENT.test(example.expression) || known.includes(squeezeCode(example.expression))) continue;
      seen.add(key);
      cases.push({ name: nameOf(some[index]?.place ?? "", example.expression, cases.length + 1), example });
    }
  }
  if (cases.length === 0) return { files: [], tests: [] };
  return {
    files: [{ path: testPathOf(profile, "test_documented", []), code: writeTests(cases, style) }],
    tests: cases.map(({ name, example }) => ({ name, probe: { script: writeProbe(example), runner } })),
  };
};

function nameOf(place: string, expression: string, number: number): string {
  const words = `${place} ${expression}`
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .slice(0, 80);
  return `test_${number}_${words}`;
}
