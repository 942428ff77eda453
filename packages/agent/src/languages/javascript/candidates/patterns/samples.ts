import type { AST } from "@eslint-community/regexpp";
import type { Pattern } from "./syntax.ts";

/** Of each pattern, what it takes and what is near to it. */
const MOST_TAKEN = 40;
const LONGEST = 100;
/** What `+` and `*` come at most. */
const MOST_TIMES = 3;
const SIGNS = [..."aZ0 _-.,:;/#'\"()[]{}<>=+*&?!@\n\tbé9"];

/** Texts that a pattern takes, by its syntax, and the same with one sign more, less or another: always the same ones. */
export function samplesOf({ root, text }: Pattern): string[] {
  const turn = turns();
  const own = [...new Set(text)].filter((sign) => sign !== "\\");
  const taken = Array.from({ length: MOST_TAKEN }, () => oneOf(root, turn, []));
  const near = taken.map((one) => changed(one, turn, own));
  return [...new Set(["", ...taken, ...near])].filter((one) => one.length <= LONGEST);
}

/** Gives numbers below the one that it is asked with; the same ones each time. */
type Turn = (below: number) => number;

function turns(): Turn {
  let state = 1;
  // Numerical Recipes' linear congruential generator; its upper bits are good enough to pick by.
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pick<T>(turn: Turn, all: readonly T[]): T | undefined {
  return all[turn(all.length)];
}

function oneOf(node: AST.Node, turn: Turn, groups: string[]): string {
  switch (node.type) {
    case "Pattern":
    case "Group":
      return branchOf(node.alternatives, turn, groups);
    case "CapturingGroup": {
      const text = branchOf(node.alternatives, turn, groups);
      groups.push(text);
      return text;
    }
    case "Alternative":
      return node.elements.map((one) => oneOf(one, turn, groups)).join("");
    case "Quantifier": {
      const most = Math.min(node.max, node.min + MOST_TIMES);
      const count = Math.min(node.min + turn(most - node.min + 1), LONGEST);
      return Array.from({ length: count }, () => oneOf(node.element, turn, groups)).join("");
    }
    case "Character":
      return String.fromCodePoint(node.value);
    case "CharacterSet":
      return signOf(node.raw, turn);
    case "CharacterClass":
      return ofClass(node, turn);
    case "Backreference":
      return groups.at(-1) ?? "";
    case "Assertion":
      return node.kind === "lookahead" && !node.negate && turn(3) > 0 ? branchOf(node.alternatives, turn, groups) : "";
    default:
      return "";
  }
}

function branchOf(alternatives: readonly AST.Alternative[], turn: Turn, groups: string[]): string {
  const branch = pick(turn, alternatives);
  return branch === undefined ? "" : oneOf(branch, turn, groups);
}

function ofClass(node: AST.CharacterClass, turn: Turn): string {
  const element = pick<AST.CharacterClassElement>(turn, node.elements);
  if (node.negate || element === undefined) return signOf(node.raw, turn);
  if (element.type === "Character") return String.fromCodePoint(element.value);
  if (element.type === "CharacterClassRange")
    return String.fromCodePoint(element.min.value + turn(element.max.value - element.min.value + 1));
  return signOf(element.raw, turn);
}

const known = new Map<string, string[]>();

function signOf(raw: string, turn: Turn): string {
  let signs = known.get(raw);
  if (signs === undefined) known.set(raw, (signs = SIGNS.filter((sign) => isTakenBy(raw, sign))));
  return pick(turn, signs) ?? "~";
}

function isTakenBy(raw: string, sign: string): boolean {
  try {
    return new RegExp(`^${raw}$`, /\\[pP]\{/.test(raw) ? "u" : "").test(sign);
  } catch {
    return false;
  }
}

function changed(text: string, turn: Turn, own: readonly string[]): string {
  const at = turn(text.length + 1);
  const sign = pick(turn, turn(2) === 0 && own.length > 0 ? own : SIGNS) ?? "";
  const forms = [
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + sign + text.slice(at + 1),
    `${sign}${text}`,
    `${text}${sign}`,
    `a ${text} b`,
  ];
  return pick(turn, forms) ?? text;
}
