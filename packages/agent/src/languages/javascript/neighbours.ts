import * as t from "@babel/types";
import { sliceOf, tryParse } from "./ast.ts";

/** One call with one or two of its literals changed, and all that must run before it. */
export interface Variant {
  /** The varied expression, as source. */
  input: string;
  /** A function body that returns its value. */
  body: string;
  /** A value of another kind stands in a literal's place. */
  isOfOtherKind: boolean;
  /** Nothing is changed. */
  isExample?: true;
}

const MAX_VARIANTS = 60;
/** Of them, with two literals changed at once: what is wrong for one value may show only beside another one. */
const MAX_PAIRS = 12;
/** Of the example's other texts, in the place of one. */
const MAX_TEXTS = 4;
const MAX_TEXT_LENGTH = 80;
/** Of the literals that are changed. */
const MAX_PLACES = 10;
/** One of each kind, so that a function that takes several is asked about several. */
const OTHER_KINDS = new Map([
  ["0", "number"],
  ["1", "number"],
  ["'a'", "string"],
  ["null", "nothing"],
  ["[]", "list"],
  ["{}", "object"],
]);

/** What else is known of a program's inputs. */
interface Inputs {
  /** That the issue names. */
  numbers: readonly number[];
  /** Texts of the example itself: a function that looks something up knows hardly any others. */
  texts: readonly string[];
}

/** Source of literals near one literal, the nearest first. */
function near(node: t.Node, code: string, inputs: Inputs): string[] {
  switch (node.type) {
    case "NumericLiteral": {
      const n = node.value;
      const half = Number.isInteger(n) && n > 5 ? [Math.floor(n / 2)] : [];
      return [n + 1, n - 1, -n, ...inputs.numbers, n * 2, ...half, n + 3, n - 3, n + 10, n + 100, 0, 1, 1000, 1.5].map((one) =>
        one < 0 ? `(${one})` : String(one),
      );
    }
    case "Identifier":
      if (node.name === "undefined") return ["''", "'abc def'", "12", "true"];
      return ["0", "1", "7", "1000", "1.5", "(-1)"];
    case "StringLiteral": {
      const s = node.value;
      const numeric = /^\d+$/.test(s) ? [`-${s}`, `${s}0`] : /^[+-](?=\d)/.test(s) ? [s.slice(1)] : [];
      return [
        ...numeric,
        ...inputs.texts.filter((text) => text !== s).slice(0, MAX_TEXTS),
        ...slips(s),
        ...numbersWithin(s),
        `${s}a`,
        s.slice(0, -1),
        `${s}${s}`,
        s.toUpperCase(),
        s.toLowerCase(),
        "",
        "1",
        "12",
        "abc def",
      ].map((one) => JSON.stringify(one));
    }
    case "TemplateLiteral":
      return ["''", "'a'", "'1'", "'abc def'"];
    case "BooleanLiteral":
      return [String(!node.value)];
    case "ArrayExpression": {
      const parts = node.elements.map((one) => (one === null ? "" : code.slice(one.start ?? 0, one.end ?? 0)));
      return [parts.slice(0, -1), parts.slice(1), parts.toReversed(), [...parts, ...parts], []].map(
        (one) => `[${one.join(", ")}]`,
      );
    }
    default:
      return ["0", "1", "'a'", "'abc def'", "[1, 2]", "{ a: 1 }"];
  }
}

/** null for what may be anything. */
function kindOf(node: t.Node): "number" | "string" | "list" | "boolean" | null {
  switch (node.type) {
    case "NumericLiteral":
      return "number";
    case "StringLiteral":
    case "TemplateLiteral":
      return "string";
    case "ArrayExpression":
      return "list";
    case "BooleanLiteral":
      return "boolean";
    case "Identifier":
      return node.name === "undefined" ? null : "number";
    default:
      return null;
  }
}

/** What `OTHER_KINDS` has is not of a literal's kind, or a fraction stands where whole numbers do. An option may be absent. */
function isOfOtherKind({ node, isOption }: Place, put: string, withFractions: boolean): boolean {
  if (isOption && put === "null") return false;
  if (node.type === "NumericLiteral" && !withFractions && Number.isInteger(node.value) && put.includes(".")) return true;
  const [kind, other] = [kindOf(node), OTHER_KINDS.get(put)];
  return kind !== null && other !== undefined && kind !== other;
}

/** `hsl(-400, 10%)` → other numbers in their places: a text may hold what the function works with. */
function numbersWithin(text: string): string[] {
  if (/^-?\d+$/.test(text)) return [];
  const found = [...text.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].slice(0, 3);
  const put = (match: RegExpExecArray, value: number): string =>
    text.slice(0, match.index) + String(value) + text.slice(match.index + match[0].length);
  const changes = [(n: number) => -n, (n: number) => n + 1, (n: number) => n - 1, () => 0, () => 120];
  return changes.flatMap((change) => found.map((match) => put(match, change(Number(match[0])))));
}

/** The last and the first letter or digit changed to the next one: an input of the same form, seldom with the same answer. */
function slips(text: string): string[] {
  const places = [...text.matchAll(/[a-z\d]/gi)].map(({ index }) => index);
  const next = (char: string): string =>
    char === "9"
      ? "0"
      : /z/i.test(char)
        ? String.fromCodePoint((char.codePointAt(0) ?? 0) - 25)
        : String.fromCodePoint((char.codePointAt(0) ?? 0) + 1);
  return [...new Set([...places.slice(-1), ...places.slice(0, 1)])].map(
    (at) => text.slice(0, at) + next(text.charAt(at)) + text.slice(at + 1),
  );
}

function isVariable(node: t.Node): boolean {
  if (node.type === "Identifier") return /^(?:NaN|Infinity|undefined)$/.test(node.name);
  return /^(?:Numeric|String|Boolean|Null|Template)Literal$|^ArrayExpression$/.test(node.type);
}

interface Place {
  start: number;
  end: number;
  node: t.Node;
  /** The value of a property. */
  isOption: boolean;
}

function childrenOf(node: t.Node): t.Node[] {
  const fields = node as unknown as Record<string, unknown>;
  return (t.VISITOR_KEYS[node.type] ?? []).flatMap((key) => {
    const child = fields[key];
    return (Array.isArray(child) ? child : [child]).filter((one): one is t.Node => t.isNode(one as t.Node | null));
  });
}

/** Literals among the arguments of the calls in `root`; property names and what is called stay as they are. */
function literalsOf(root: t.Node): Place[] {
  const places: Place[] = [];
  const visit = (node: t.Node, isOption = false): void => {
    const { start, end } = node;
    if (isVariable(node) && typeof start === "number" && typeof end === "number") places.push({ start, end, node, isOption });
    if (node.type === "ObjectProperty") return visit(node.value, true);
    if (node.type === "MemberExpression" && !node.computed) return visit(node.object);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return places;
}

/** What the assertion is about: `assert.x(() => { code })` and `assert.x(expression, …)`, else the statement itself. */
function subjectOf(statement: t.Statement): t.Node | null {
  if (statement.type !== "ExpressionStatement") return null;
  const expression = statement.expression.type === "AwaitExpression" ? statement.expression.argument : statement.expression;
  if (expression.type !== "CallExpression") return expression;
  const isAssertion =
    expression.callee.type === "MemberExpression" && t.isIdentifier(expression.callee.object, { name: "assert" });
  const first = expression.arguments[0];
  if (!isAssertion || first === undefined) return statement.expression;
  if (!t.isFunction(first) || !t.isBlockStatement(first.body)) return first;
  const inner = first.body.body.at(-1);
  return inner?.type === "ExpressionStatement" ? inner.expression : null;
}

function isAssertion(statement: t.Statement): boolean {
  return statement.type === "ExpressionStatement" && subjectOf(statement) !== statement.expression;
}

/** The function's statements; of several examples, each a block of its own, those of the last. */
function statementsOf(body: t.BlockStatement): t.Statement[] {
  const last = body.body.at(-1);
  return last?.type === "BlockStatement" ? last.body : body.body;
}

/**
 * Variants of the probe's last assertion, behind the call that it is about. The probe is a module whose default export is
 * one function.
 */
export function variantsOf(
  probe: { code: string; format: "cjs" | "esm" },
  /** Numbers that take part beside those near by. */
  numbers: readonly number[] = [],
  /** Fractions are inputs like whole numbers. */
  withFractions = false,
): { head: string; variants: Variant[] } | null {
  const { code } = probe;
  // A semicolon behind `export default function …` is a statement of its own.
  const whole = tryParse("probe.ts", code)?.program.body.findLast((one) => one.type !== "EmptyStatement");
  const exported =
    whole?.type === "ExportDefaultDeclaration"
      ? whole.declaration
      : whole?.type === "ExpressionStatement" && whole.expression.type === "AssignmentExpression"
        ? whole.expression.right
        : null;
  if (!exported || !t.isFunction(exported) || !t.isBlockStatement(exported.body)) return null;
  const statements = statementsOf(exported.body);
  const at = statements.findLastIndex((one) => subjectOf(one) !== null);
  const last = statements[at];
  const subject = last === undefined ? null : subjectOf(last);
  if (last === undefined || subject === null) return null;
  // What is asserted on the way would end the call before it is made.
  const setup = statements.slice(0, at).filter((one) => !isAssertion(one));
  // Of what is checked first; what ran last before it may well be where the inputs are.
  const places = [subject, ...setup.toReversed()].flatMap(literalsOf).slice(0, MAX_PLACES);
  const texts = textsOf([subject, ...setup.toReversed()]);
  const seen = new Set<string>([sliceOf(code, subject)]);
  const unseen = (edits: readonly Edit[]): Variant[] => {
    const variant = build(code, setup, subject, edits);
    if (seen.has(variant.input)) return [];
    seen.add(variant.input);
    return [variant];
  };
  const edit =
    (place: Place) =>
    (put: string): Edit => ({ start: place.start, end: place.end, put, isOfOtherKind: isOfOtherKind(place, put, withFractions) });
  const nearby = places.map((place) => near(place.node, code, { numbers, texts }).map(edit(place)));
  const lists = nearby.map((edits, index) => {
    return [...edits, ...[...OTHER_KINDS.keys()].map(edit(places[index] as Place))].flatMap((one) => unseen([one]));
  });
  const pairs = [...exchanged(places, code), ...pairsOf(nearby)].flatMap(unseen).slice(0, MAX_PAIRS);
  const variants = [...interleave(lists).slice(0, MAX_VARIANTS - pairs.length), ...pairs];
  const example: Variant = { ...build(code, setup, subject, []), isExample: true };
  return variants.length === 0 ? null : { head: code.slice(0, whole?.start ?? 0), variants: [example, ...variants] };
}

/** Short texts that are literals among the inputs, each once. */
function textsOf(roots: readonly t.Node[]): string[] {
  const texts = roots.flatMap(literalsOf).flatMap(({ node }) => (node.type === "StringLiteral" ? [node.value] : []));
  return [...new Set(texts)].filter((text) => text !== "" && text.length <= MAX_TEXT_LENGTH);
}

interface Edit {
  start: number;
  end: number;
  put: string;
  isOfOtherKind: boolean;
}

/** Two literals of one kind that lie side by side, each in the other's place: which of two is larger is asked more often than not. */
function exchanged(places: readonly Place[], code: string): Edit[][] {
  return places.flatMap((one, index) => {
    const other = places.slice(index + 1).find(({ start, end }) => start >= one.end || end <= one.start);
    if (other === undefined || kindOf(one.node) === null || kindOf(one.node) !== kindOf(other.node)) return [];
    const [first, second] = [sliceOf(code, one.node), sliceOf(code, other.node)];
    return [
      [
        { start: one.start, end: one.end, put: second, isOfOtherKind: false },
        { start: other.start, end: other.end, put: first, isOfOtherKind: false },
      ],
    ];
  });
}

/** Two literals that lie side by side, neither in the other, each with another value in each pair. */
function pairsOf(nearby: readonly (readonly Edit[])[]): Edit[][] {
  const lists = nearby.slice(1).map((second, index) =>
    (nearby[index] ?? []).flatMap((one, at) => {
      const other = second[(at * 2 + 1) % Math.max(1, second.length)];
      return other === undefined || (one.end > other.start && other.end > one.start) ? [] : [[one, other]];
    }),
  );
  return interleave(lists);
}

function build(code: string, setup: readonly t.Statement[], subject: t.Node, edits: readonly Edit[]): Variant {
  const changed: string[] = [];
  // From the last one on, so that the places of those before it stay.
  const fromEnd = edits.toSorted((one, other) => other.start - one.start);
  const textOf = (node: t.Node): string => {
    let text = sliceOf(code, node);
    const { length } = text;
    for (const edit of fromEnd) {
      const [start, end] = [edit.start - (node.start ?? 0), edit.end - (node.start ?? 0)];
      if (start >= 0 && end <= length) text = text.slice(0, start) + edit.put + text.slice(end);
    }
    return text;
  };
  const before = setup.map((one) => {
    const text = textOf(one);
    if (text !== sliceOf(code, one)) changed.push(text);
    return text;
  });
  const expression = textOf(subject);
  return {
    input: [...changed, expression].join(" "),
    body: `${before.join("\n")}\nreturn (${expression});`,
    isOfOtherKind: edits.some((edit) => edit.isOfOtherKind),
  };
}

/** The first of each, then the second of each, … */
function interleave<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? [list[index] as T] : [])),
  ).flat();
}
