import type { RunnerName } from "../details.ts";
import type { Project } from "./project.ts";
import { importLines } from "./imports.ts";
import { blockOf, type Dialect } from "./render-steps.ts";
import { restyle, statements } from "./restyle.ts";
import type { Bound } from "./types.ts";

export interface RenderOptions {
  testName: string;
  filePath: string;
  runner: RunnerName;
  /** Ran twice, for neighbours. */
  repeat?: boolean;
}

/** The whole text of a test file in the project's framework and style. */
export async function renderTest(project: Project, examples: readonly Bound[], options: RenderOptions): Promise<string> {
  return renderTests(project, [{ name: options.testName, examples }], options);
}

/** The same with several tests, which must want the same imports. */
export async function renderTests(
  project: Project,
  tests: readonly { name: string; examples: readonly Bound[] }[],
  options: Omit<RenderOptions, "testName">,
): Promise<string> {
  const { style } = project.details;
  const { runner, filePath } = options;
  const dialect: Dialect = runner === "tape" ? "tape" : runner === "jest" || runner === "vitest" ? "expect" : "assert";
  const plainNode = runner === "node:test";
  const { format } = style;
  const needs = tests.flatMap(({ examples }) => examples.flatMap((one) => one.needs));
  const bodies = tests.map(({ examples }) =>
    examples.map((one, index) => blockOf(one, dialect, examples.length > 1, index)).join("\n"),
  );
  const all = bodies.join("\n");
  const brings = (name: string): boolean =>
    needs.some((need) => [need.default, need.namespace, ...need.named.map(({ local }) => local)].includes(name));
  const lines = [
    ...frameworkImports(
      runner,
      format,
      style.globals,
      /\bassert(?:\.\w+)?\(/.test(all) && !brings("assert"),
      /\butil\b\.format\(/.test(all) && !brings("util"),
    ),
  ];
  lines.push(...new Set(await importLines(project, dedupe(needs), filePath, format, plainNode)));
  const call = runner === "mocha" ? (style.tdd ? "test" : "it") : "test";
  const blocks = bodies.map((body, index) => {
    const isAsync = /\bawait\b/.test(body);
    const text =
      options.repeat === true ? `for (let round = 0; round < 2; round += 1) {\n${indent(body, style.indent)}\n}` : body;
    const inner = dialect === "tape" ? `${text}\nt.end()` : text;
    const head =
      runner === "mocha"
        ? `${isAsync ? "async " : ""}function () {`
        : `${isAsync ? "async " : ""}(${dialect === "tape" ? "t" : ""}) => {`;
    return [`${call}(${quote(tests[index]?.name ?? "")}, ${head}`, indent(inner, style.indent), "})", ""].join("\n");
  });
  return restyle([...lines, "", ...blocks].join("\n"), style, filePath);
}

/** The same as a module whose default export throws where the test would fail. */
export async function renderProbe(
  project: Project,
  examples: readonly Bound[],
  filePath: string,
): Promise<{ format: "cjs" | "esm"; file: string; code: string }> {
  const needs = examples.flatMap((one) => one.needs);
  let esm = project.details.moduleType === "esm";
  for (const need of needs)
    if (
      need.source.kind === "own" &&
      (project.shapes.get(need.source.file)?.esm === true || /\.(?:mjs|mts)$/.test(need.source.file))
    )
      esm = true;
  const format = esm ? "esm" : "cjs";
  const file = filePath.replace(/[^/]*$/, `fixpoint-probe.${esm ? "mjs" : "cjs"}`);
  const body = examples.map((one, index) => blockOf(one, "assert", examples.length > 1, index)).join("\n");
  const imports = await importLines(project, dedupe(needs), file, format, true);
  const brings = (name: string): boolean => imports.some((line) => new RegExp(`\\b${name}\\b(?=.*(?:require|from))`).test(line));
  const usesUtil = /\butil\b\.format\(/.test(body);
  const own = ["assert", ...(usesUtil ? ["util"] : [])].flatMap((name) => {
    if (brings(name)) return [];
    const module = name === "assert" ? "node:assert/strict" : "node:util";
    return [esm ? `import ${name} from '${module}'` : `const ${name} = require('${module}')`];
  });
  const head = esm ? "export default async function probe() {" : "module.exports = async function probe() {";
  const code = [...[...own, ...imports].map((line) => `${line};`), head, indent(statements(body), "  "), "};", ""].join("\n");
  return { format, file, code };
}

function dedupe(needs: readonly Bound["needs"][number][]): Bound["needs"] {
  const seen = new Set<string>();
  return needs.flatMap((need) => {
    const fresh = (name: string | null) => (name !== null && !seen.has(name) && seen.add(name) ? name : null);
    const kept = {
      ...need,
      default: fresh(need.default),
      namespace: fresh(need.namespace),
      named: need.named.filter(({ local }) => fresh(local) !== null),
    };
    return kept.default === null && kept.namespace === null && kept.named.length === 0 ? [] : [kept];
  });
}

function frameworkImports(runner: RunnerName, format: "cjs" | "esm", globals: boolean, assert: boolean, util: boolean): string[] {
  const get = (local: string, module: string) =>
    format === "esm" ? `import ${local} from '${module}'` : `const ${local} = require('${module}')`;
  const lines: string[] = [];
  if (assert) lines.push(get("assert", "node:assert/strict"));
  if (util) lines.push(get("util", "node:util"));
  if (runner === "node:test")
    lines.push(format === "esm" ? "import { test } from 'node:test'" : "const { test } = require('node:test')");
  if (runner === "tape") lines.push(get("test", "tape"));
  if (runner === "vitest" && !globals) lines.push("import { expect, test } from 'vitest'");
  if (runner === "jest" && !globals)
    lines.push(
      format === "esm" ? "import { expect, test } from '@jest/globals'" : "const { expect, test } = require('@jest/globals')",
    );
  return lines;
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Lines of template literals stay as they are. */
function indent(text: string, by: string): string {
  const inTemplate = new Set<number>();
  if (text.includes("`")) {
    text.split("\n").reduce((ticks, line, at) => {
      if (ticks % 2 === 1) inTemplate.add(at);
      return ticks + (line.match(/(?<!\\)`/g)?.length ?? 0);
    }, 0);
  }
  return text
    .split("\n")
    .map((line, at) => (line === "" || inTemplate.has(at) ? line : by + line))
    .join("\n");
}
