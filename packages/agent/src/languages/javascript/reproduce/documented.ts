import * as t from "@babel/types";
import { squeezeCode } from "../../../stages/1-intake/text/expressions.ts";
import type { DocumentedTests, LanguageAdapter } from "../../../types/language.ts";
import { tryExpression, tryParse } from "../ast.ts";
import { detailsOf, RUNNERS } from "../details.ts";
import { listFiles } from "../files.ts";
import { bind } from "./bind.ts";
import { checkText } from "./examples/stated.ts";
import { findExamples } from "./examples/index.ts";
import { importLines } from "./imports.ts";
import { freePath } from "./place.ts";
import { shapeOf, type Project } from "./project.ts";
import { renderProbe, renderTests } from "./render.ts";
import type { Bound, Step } from "./types.ts";

interface Documented {
  name: string;
  examples: [Bound];
}

/** `name`, or with a number behind it where a test has it already. */
function distinctName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  taken.add(free);
  return free;
}

/** One file for all examples that want the same imports: where these do not load, the others still run. */
export const writeDocumented: LanguageAdapter["writeDocumented"] = async (workspace, profile, pages, { limit, except }) => {
  const details = detailsOf(profile);
  const files = new Set(await listFiles(workspace.root));
  const project: Project = { root: workspace.root, profile, details, files, shapes: new Map() };
  if (details.entry !== null) await shapeOf(project, details.entry);
  const runner = RUNNERS.find((one) => one === profile.reproductionRunner) ?? "node:test";
  const groups = new Map<string, Documented[]>();
  const seen = new Set<string>();
  const names = new Set<string>();
  const known = squeezeCode(except);
  const pathOf = (number: number): string => freePath(profile.testFolder, `documented-${number}`, details.style.suffix, files);
  for (const { place, facts } of pages) {
    for (const example of findExamples(facts)) {
      if (seen.size >= limit) break;
      const call = shownBy(example);
      if (call === null || known.includes(squeezeCode(call))) continue;
      const key = squeezeCode(JSON.stringify(example.steps));
      const bound = seen.has(key) ? null : await bind(project, example);
      if (bound === null) continue;
      seen.add(key);
      const imports = await importLines(project, bound.needs, pathOf(1), details.style.format, runner === "node:test");
      const group = imports.toSorted().join("\n");
      const name = `${place}: ${call.replace(/\s+/g, " ").slice(0, 100)}`;
      const tests = [bound, ...inText(bound)].map((one): Documented => ({ name: distinctName(name, names), examples: [one] }));
      groups.set(group, [...(groups.get(group) ?? []), ...tests]);
    }
  }
  const written: DocumentedTests = { files: [], tests: [] };
  for (const tests of groups.values()) {
    const filePath = pathOf(written.files.length + 1);
    const whole: Documented[] = [];
    // What does not parse by itself would take the others with it.
    for (const one of tests)
      if (tryParse(filePath, await renderTests(project, [one], { filePath, runner })) !== null) whole.push(one);
    if (whole.length === 0) continue;
    written.files.push({ path: filePath, code: await renderTests(project, whole, { filePath, runner }) });
    for (const { name, examples } of whole) written.tests.push({ name, probe: await renderProbe(project, examples, filePath) });
  }
  return written;
};

/** A number's or an object's value is often shown as it reads in a text: whichever is meant holds on the base commit. */
function inText(bound: Bound): Bound[] {
  const last = bound.steps.at(-1);
  if (last?.kind !== "check" || last.check.kind !== "value") return [];
  const { check } = last;
  const value = tryExpression(check.expected);
  const text = t.isStringLiteral(value) ? value.value : check.expected;
  const expression = `String(${check.expression})`;
  const steps: Step[] = [
    ...bound.steps.slice(0, -1),
    { kind: "check", check: { ...check, expression, expected: JSON.stringify(text) } },
  ];
  return /^[[{]/.test(text) || check.expression.startsWith("String(") ? [] : [{ ...bound, steps }];
}

/** The call that has a value or an error of its own; null where only its end is shown. */
function shownBy({ steps }: Pick<Bound, "steps">): string | null {
  const check = steps.findLast((step) => step.kind === "check")?.check;
  return check === undefined || check.kind === "completes" || check.kind === "asserts"
    ? null
    : checkText(check).replace(/^\(([^]*)\)$/, "$1");
}
