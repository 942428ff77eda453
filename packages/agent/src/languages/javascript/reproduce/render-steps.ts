import type { Bound, Check, Step } from "./types.ts";
import { isPrimitive } from "./values.ts";

/** Of assertions: `node:assert`, jest's and vitest's `expect`, tape's `t`. */
export type Dialect = "assert" | "expect" | "tape";
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

/** The lines of an example, in a block where others beside it might declare the same names. */
export function blockOf(example: Bound, dialect: Dialect, several: boolean, index: number): string {
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
    case "asserts":
      return check.code;
    case "value": {
      const same = isPrimitive(check.expected);
      const expression = withoutSemicolon(check.expression);
      if (dialect === "expect") return `expect(${expression}).${same ? "toBe" : "toStrictEqual"}(${check.expected})`;
      if (dialect === "tape") return `t.${same ? "equal" : "deepEqual"}(${expression}, ${check.expected})`;
      return `assert.${same ? "strictEqual" : "deepStrictEqual"}(${expression}, ${check.expected})`;
    }
    case "prints": {
      const expression = `util.format(${withoutSemicolon(check.expression)})`;
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

function withoutSemicolon(code: string): string {
  return code.trim().replace(/;$/, "");
}
