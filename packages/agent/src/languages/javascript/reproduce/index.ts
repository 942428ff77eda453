import { squeezeCode } from "../../../stages/1-intake/text/expressions.ts";
import type { IssueFacts, Symptom } from "../../../types/facts.ts";
import type { LanguageAdapter, ReproductionTest, SecondExample } from "../../../types/language.ts";
import { detailsOf, RUNNERS } from "../details.ts";
import { listFiles } from "../files.ts";
import { tryParse } from "../ast.ts";
import { awaited, promisingNames } from "./awaited.ts";
import { bareCall } from "./bare-call.ts";
import { bind } from "./bind.ts";
import { withCommands } from "./commands.ts";
import { fromCrash } from "./crash/index.ts";
import { findExamples } from "./examples/index.ts";
import { checkText, statedError } from "./examples/stated.ts";
import { withoutParts } from "./examples/whole-tests.ts";
import { groupings } from "./groupings.ts";
import { withOwned } from "./owned.ts";
import { freePath } from "./place.ts";
import { shapeOf, type Project } from "./project.ts";
import { renderProbe, renderTest } from "./render.ts";
import { FILE_PATH, type Bound } from "./types.ts";
import { withUnnamed } from "./unnamed.ts";

const MOST_SECOND_EXAMPLES = 6;

/** Tests from the issue's own examples: first all but one together, then each by itself, the others held back. */
export const writeReproductions: LanguageAdapter["writeReproductions"] = async (
  workspace,
  profile,
  facts,
  limit,
  tell = () => undefined,
) => {
  const details = detailsOf(profile);
  const files = new Set(await listFiles(workspace.root));
  const project: Project = { root: workspace.root, profile, details, files, shapes: new Map() };
  if (details.entry !== null) await shapeOf(project, details.entry);
  const bound: Bound[] = [];
  const told = await withCommands(project, facts);
  for (const example of findExamples(await withOwned(project, await withUnnamed(project, told))).slice(0, 30)) {
    const one = await bind(project, example);
    if (one !== null) bound.push(await withMissingExport(project, facts, one));
  }
  if (facts.crash !== null) bound.push(...(await fromCrash(project, facts.crash, tell)));
  const promising = await promisingNames(project, bound);
  const distinct = unique(withoutParts(bound).map((one) => awaited(one, promising)));
  const testName = nameOf(facts.title);
  const filePath = placeOf(profile.testFolder, details.style.suffix, facts.title, files);
  const runner = RUNNERS.find((one) => one === profile.reproductionRunner) ?? "node:test";
  const render = (examples: readonly Bound[], repeat = false) =>
    renderTest(project, examples, { testName, filePath, runner, repeat });
  const error = statedError(facts, facts.stackTraces[0] ?? null);
  // Where an error is stated, a value that should be is shown to be missing by it.
  const isKnownWrong = (one: Bound): boolean => knownWrong(one) || (error !== null && !demandsNoValue(one));
  const tests: ReproductionTest[] = [];
  for (const { main, held } of groupings(distinct, isKnownWrong)) {
    if (tests.length >= limit) break;
    const code = await render(main);
    if (tryParse(filePath, code) === null) continue;
    const secondExamples: SecondExample[] = [];
    const called = new Set(main.flatMap(callsOf));
    const others = held.filter((other) => callsOf(other).some((call) => !called.has(call)));
    for (const other of sameFirst(distinctCalls(others), main).slice(0, MOST_SECOND_EXAMPLES))
      secondExamples.push({
        kind: "unseen_example",
        code: await render([other]),
        description: `from ${other.derivedFrom}`,
        symptom: other.symptom,
        ...(other.fine === true ? { learns: true } : { probe: await renderProbe(project, [other], filePath) }),
      });
    if (secondExamples.length === 0 && main.every(repeatable))
      secondExamples.push({ kind: "neighbour", code: await render(main, true), description: "the same calls made twice" });
    const parts = main.length < 2 ? [] : main.map(async (one) => ({ code: await render([one]), symptom: one.symptom }));
    tests.push({
      id: `js-${tests.length + 1}`,
      testName,
      filePath,
      code,
      derivedFrom: main
        .map((one) => one.derivedFrom)
        .filter((text, index, all) => all.indexOf(text) === index)
        .join("; "),
      symptom: main[0]?.symptom ?? { kind: "wrong_value", expected: null, actual: null },
      demandsNoValue: main.every(demandsNoValue),
      probe: await renderProbe(project, main, filePath),
      secondExamples,
      ...(parts.length === 0 ? {} : { parts: await Promise.all(parts) }),
      ...programsOf(main),
      ...asksOf(main),
    });
  }
  return tests;
};

function asksOf([only, ...others]: readonly Bound[]): Pick<ReproductionTest, "asks"> {
  const checks = only?.steps.flatMap((step) => (step.kind === "check" ? [step.check] : [])) ?? [];
  const [check, ...more] = checks;
  if (others.length > 0 || more.length > 0 || check === undefined || !("expected" in check)) return {};
  return { asks: { expression: check.expression, expected: check.expected } };
}

function programsOf(examples: readonly Bound[]): Pick<ReproductionTest, "programs"> {
  const files = examples.flatMap(({ needs }) =>
    needs.flatMap(({ source, named }) =>
      source.kind === "own" && named.some(({ imported }) => imported === FILE_PATH) ? [source.file] : [],
    ),
  );
  return files.length === 0 ? {} : { programs: [...new Set(files)] };
}

function unique(examples: Bound[]): Bound[] {
  const seen = new Set<string>();
  return examples.filter((one) => {
    const key = JSON.stringify(
      one.steps.map((step) =>
        step.kind === "check" && "expected" in step.check
          ? [squeezeCode(step.check.expression), squeezeCode(step.check.expected)]
          : step.kind === "code"
            ? squeezeCode(step.code)
            : [step.check.kind, squeezeCode(checkText(step.check))],
      ),
    );
    return seen.has(key) ? false : seen.add(key);
  });
}

/** What an example calls and looks at, whatever comes before. */
function callsOf(example: Bound): string[] {
  return example.steps.flatMap((step) =>
    step.kind === "check" ? [squeezeCode(bareCall("expression" in step.check ? step.check.expression : step.check.code))] : [],
  );
}

function distinctCalls(examples: readonly Bound[]): Bound[] {
  const seen = new Set<string>();
  return examples.filter((one) => {
    const key = callsOf(one).join("\n");
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Examples of what the test calls say more of it than those of other functions. */
function sameFirst(others: readonly Bound[], main: readonly Bound[]): Bound[] {
  const functionsOf = (one: Bound): string[] => callsOf(one).flatMap((call) => /^[\w$.]+(?=\()/.exec(call)?.[0] ?? []);
  const called = new Set(main.flatMap(functionsOf));
  const isSame = (one: Bound): boolean => functionsOf(one).some((name) => called.has(name));
  return [...others.filter(isSame), ...others.filter((one) => !isSame(one))];
}

function knownWrong({ symptom }: Bound): boolean {
  return symptom.kind !== "wrong_value" || (symptom.actual !== null && symptom.actual !== symptom.expected);
}

function demandsNoValue(example: Bound): boolean {
  return example.steps.every((step) => step.kind === "code" || step.check.kind === "completes");
}

function repeatable(example: Bound): boolean {
  return example.symptom.kind !== "hang" && example.steps.some((step) => step.kind === "check");
}

/** “x is not a function” of something that the issue imports and the package does not export. */
async function withMissingExport(project: Project, facts: IssueFacts, example: Bound): Promise<Bound> {
  for (const need of example.needs) {
    if (need.source.kind !== "own") continue;
    const shape = await shapeOf(project, need.source.file);
    for (const { imported } of need.named) {
      if (imported === FILE_PATH || shape.names.has(imported) || shape.names.size === 0) continue;
      if (
        /not (?:being )?exported|missing (?:from )?(?:the )?exports?|does not provide an export|is not a (?:function|constructor)|is undefined/i.test(
          `${facts.title}\n${facts.text}`,
        )
      ) {
        const symptom: Symptom = { kind: "missing_export", name: imported };
        return { ...example, symptom };
      }
    }
  }
  return example;
}

function nameOf(title: string): string {
  // oxlint-disable-next-line no-control-regex -- a title may hold anything
  const clean = title
    .replace(/[\u0000-\u001F\u007F`\\]/g, " ")
    .replace(/^\s*(?:\[[^\]]*\]|bug:|issue:|fix:)\s*/i, "")
    .replace(/\s+/g, " ")
    .trim();
  return clean === "" ? "behaves as the issue expects" : clean.slice(0, 100).trim();
}

function placeOf(folder: string, suffix: string, title: string, files: ReadonlySet<string>): string {
  const slug =
    nameOf(title)
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .split("-")
      .slice(0, 6)
      .join("-") || "issue";
  return freePath(folder, slug, suffix, files);
}
