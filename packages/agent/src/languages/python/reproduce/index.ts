import { squeezeCode } from "../../../stages/1-intake/text/expressions.ts";
import type { LanguageAdapter, ReproductionTest } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";
import { isSetUp } from "../django.ts";
import { runnerOf } from "../runners/index.ts";
import { readCasesOf, type Case } from "./cases.ts";
import { testNameOf, testPathOf } from "./place.ts";
import { writeProbe, writeTest, type TestStyle } from "./write.ts";

const SHOWN_ONLY = 0.3;
/** Below it the issue may have meant the opposite (what happens now), so it is no example of what should be. */
const PLAINLY_STATED = 0.7;
const MOST_SECOND_EXAMPLES = 6;

export const writeReproductions: LanguageAdapter["writeReproductions"] = async (
  workspace,
  profile,
  facts,
  limit,
  tell = () => undefined,
) => {
  const [read = []] = await readCasesOf(workspace, profile, [facts], tell);
  // What a prompt shows without a word on it is what happens, and no wish.
  const cases = read.filter(({ weight }) => weight > SHOWN_ONLY);
  const runner = runnerOf(profile, profile.reproductionRunner);
  const { testStyle, django } = detailsOf(profile);
  const style: TestStyle = {
    runner,
    style: runner === "unittest" ? "classes" : testStyle,
    isOfDjango: django !== null && isSetUp(django),
  };
  const testName = testNameOf(facts.title);
  const mains = cases.filter(({ fine }) => !fine);
  return mains.slice(0, limit).map((example, index): ReproductionTest => ({
    id: `py-${index + 1}`,
    testName,
    filePath: testPathOf(profile, testName, example.imports),
    code: writeTest(example, testName, facts.title, style),
    derivedFrom: example.derivedFrom,
    symptom: example.symptom,
    demandsNoValue: example.check.kind === "runs",
    probe: { script: writeProbe(example), runner },
    ...(example.programs === undefined ? {} : { programs: example.programs }),
    ...(example.check.kind === "equals" && { asks: { expression: example.expression, expected: example.check.expected } }),
    secondExamples: others(cases, example).map((other) => ({
      kind: "unseen_example" as const,
      code: writeTest(other, testName, facts.title, style),
      description: other.derivedFrom,
      symptom: other.symptom,
      ...(other.fine ? { learns: true } : { probe: { script: writeProbe(other), runner } }),
    })),
  }));
};

/** Further examples: other expressions, each once, as plainly stated as can be. */
function others(cases: Case[], main: Case): Case[] {
  const mine = bareCall(main);
  const seen = new Set([mine]);
  return cases
    .filter((other) => {
      const call = bareCall(other);
      // Two readings of one statement are not both right.
      if (other.statement !== null && other.statement === main.statement) return false;
      if (other.weight < PLAINLY_STATED || seen.has(call) || call.includes(mine)) return false;
      seen.add(call);
      return true;
    })
    .slice(0, MOST_SECOND_EXAMPLES);
}

/** However its value is compared, it is one call. */
function bareCall({ expression }: Case): string {
  return squeezeCode(/^(?:float|str|repr)\((.*)\)(?:\.rstrip\(\))?$/s.exec(expression)?.[1] ?? expression);
}
