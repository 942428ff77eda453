import { tryParse } from "../ast.ts";
import type { RunnerName } from "../details.ts";
import type { Project } from "./project.ts";
import { importLines } from "./imports.ts";
import type { Bound, Check, Step } from "./types.ts";
import { isPrimitive } from "./values.ts";

type Dialect = "assert" | "expect" | "tape";
const ERRORS = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "SyntaxError",
  "ReferenceError",
  "URIError",
  "EvalError",
  "AggregateError",
]);

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
  const ownAssert = needs.some((need) =>
    [need.default, need.namespace, ...need.named.map(({ local }) => local)].includes("assert"),
  );
  const lines = [
    ...frameworkImports(
      runner,
      format,
      style.globals,
      /\bassert\b/.test(all) && dialect === "assert" && !ownAssert,
      /\butil\b\.format\(/.test(all),
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
  const ownAssert = imports.some((line) => /\bassert\b(?=.*(?:require|from))/.test(line));
  const own = [...(ownAssert ? [] : ["assert"]), ...(/\butil\b\.format\(/.test(body) ? ["util"] : [])].map((name) => {
    const module = name === "assert" ? "node:assert/strict" : "node:util";
    return esm ? `import ${name} from '${module}'` : `const ${name} = require('${module}')`;
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

function blockOf(example: Bound, dialect: Dialect, several: boolean, index: number): string {
  const text = example.steps.map((step) => stepText(step, dialect)).join("\n");
  const declares = example.steps.some(
    (step) => step.kind === "code" && /^\s*(?:const|let|var|class|function|async)\b/.test(step.code),
  );
  return several && declares && index >= 0 ? `{\n${text}\n}` : text;
}

function stepText(step: Step, dialect: Dialect): string {
  return step.kind === "code" ? step.code : checkLine(step.check, dialect);
}

function checkLine(check: Check, dialect: Dialect): string {
  switch (check.kind) {
    case "completes":
      return check.code;
    case "value": {
      const same = isPrimitive(check.expected);
      const expression = unwrap(check.expression);
      if (dialect === "expect") return `expect(${expression}).${same ? "toBe" : "toStrictEqual"}(${check.expected})`;
      if (dialect === "tape") return `t.${same ? "equal" : "deepEqual"}(${expression}, ${check.expected})`;
      return `assert.${same ? "strictEqual" : "deepStrictEqual"}(${expression}, ${check.expected})`;
    }
    case "prints": {
      const expression = `util.format(${unwrap(check.expression)})`;
      const expected = JSON.stringify(check.expected);
      return dialect === "expect"
        ? `expect(${expression}).toBe(${expected})`
        : dialect === "tape"
          ? `t.equal(${expression}, ${expected})`
          : `assert.strictEqual(${expression}, ${expected})`;
    }
    case "truthy":
      if (dialect === "expect") return `expect(${check.expression}).${check.negated ? "toBeFalsy" : "toBeTruthy"}()`;
      return `${dialect === "tape" ? "t" : "assert"}.${dialect === "tape" ? (check.negated ? "notOk" : "ok") : "ok"}(${check.negated && dialect === "assert" ? `!(${check.expression})` : check.expression})`;
    case "throws":
      return throwsLine(check, dialect);
  }
}

function throwsLine(check: Extract<Check, { kind: "throws" }>, dialect: Dialect): string {
  const awaits = /\bawait\b/.test(check.code);
  const fn = `${awaits ? "async " : ""}() => { ${check.code.replace(/;?$/, "")} }`;
  const type = check.errorType !== null && ERRORS.has(check.errorType) ? check.errorType : null;
  const pattern = check.message === null ? null : `/${check.message.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}/`;
  const matcher = type ?? pattern ?? "";
  if (dialect === "expect")
    return awaits ? `await expect((${fn})()).rejects.toThrow(${matcher})` : `expect(${fn}).toThrow(${matcher})`;
  const holder = dialect === "tape" ? "t" : "assert";
  return awaits
    ? `await ${holder}.rejects(${fn}${matcher === "" ? "" : `, ${matcher}`})`
    : `${holder}.throws(${fn}${matcher === "" ? "" : `, ${matcher}`})`;
}

/** `(x)` → `x`, where the brackets belong together. */
function unwrap(code: string): string {
  return code.trim().replace(/;$/, "");
}

/** Each statement ends with a semicolon, so that joined lines stay apart. */
function statements(code: string): string {
  return withSemicolons(code, true) ?? code;
}

function withSemicolons(code: string, wanted: boolean): string | null {
  const file = tryParse("x.ts", code);
  if (file === null) return null;
  const edits: { at: number; cut: number; put: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start, end } = node as { type?: string; start?: number; end?: number };
    if (
      type !== undefined &&
      /^(?:ExpressionStatement|VariableDeclaration|ReturnStatement|ThrowStatement|ImportDeclaration|ExportDefaultDeclaration)$/.test(
        type,
      ) &&
      start !== undefined &&
      end !== undefined
    ) {
      const has = code[end - 1] === ";";
      const lineEnds = /^[ \t]*(?:\/\/.*|\/\*.*\*\/[ \t]*)?(?:\n|$)/.test(code.slice(end));
      if (wanted && !has && lineEnds && !/^[ \t]*\{/.test(code.slice(end))) edits.push({ at: end, cut: 0, put: ";" });
      else if (!wanted && has && lineEnds && !/^\s*[[(`/+*-]/.test(code.slice(end))) edits.push({ at: end - 1, cut: 1, put: "" });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "loc" && key !== "tokens" && key !== "comments" && !key.endsWith("Comments")) visit(value);
  };
  visit(file.program.body);
  let text = code;
  for (const { at, cut, put } of edits.sort((a, b) => b.at - a.at)) text = text.slice(0, at) + put + text.slice(at + cut);
  return text;
}

function restyle(code: string, style: Project["details"]["style"], filePath: string): string {
  const joined = withSemicolons(code, style.semicolons) ?? code;
  const file = tryParse(filePath, joined);
  if (file === null) return joined;
  const edits: { start: number; end: number; put: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start, end } = node as { type?: string; start?: number; end?: number };
    if (type === "StringLiteral" && start !== undefined && end !== undefined) {
      const raw = joined.slice(start, end);
      if (raw[0] !== style.quote && /^["']/.test(raw) && !/["'\\]/.test(raw.slice(1, -1)))
        edits.push({ start, end, put: `${style.quote}${raw.slice(1, -1)}${style.quote}` });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "loc" && key !== "comments" && !key.endsWith("Comments") && key !== "extra") visit(value);
  };
  visit(file.program.body);
  let text = joined;
  for (const { start, end, put } of edits.sort((a, b) => b.start - a.start)) text = text.slice(0, start) + put + text.slice(end);
  return text;
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Lines of template literals stay as they are. */
function indent(text: string, by: string): string {
  const inTemplate = new Set<number>();
  if (text.includes("`")) {
    const open: number[] = [];
    text.split("\n").reduce((ticks, line, at) => {
      if (ticks % 2 === 1) inTemplate.add(at);
      return ticks + (line.match(/(?<!\\)`/g)?.length ?? 0);
    }, open.length);
  }
  return text
    .split("\n")
    .map((line, at) => (line === "" || inTemplate.has(at) ? line : by + line))
    .join("\n");
}
