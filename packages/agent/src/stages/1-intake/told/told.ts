import type { Expectation, IssueFacts, Snippet } from "../../../types/facts.ts";
import { splitArguments } from "../text/balanced.ts";
import { readBlocks, withoutMarks } from "../blocks/blocks.ts";
import { lastShownExpression, squeezeCode } from "../text/expressions.ts";
import { fromGuesses } from "../guesses/from-guesses.ts";
import { isLike } from "../items/guess-readings.ts";
import { itemsIn, type Item } from "../items/inline-items.ts";
import { sidesOf } from "../items/item-sides.ts";
import { sideOfBlock, type Side } from "../text/side.ts";
import { inOrder } from "./in-order.ts";
import { bareText, formOf, kindOf, TELLING_FORM } from "../text/value-kinds.ts";

/** A call that the issue may be about. */
export interface ToldCall {
  expression: string;
  /** Block whose code it needs; null for none. */
  snippet: number | null;
  /** Values that are part of it, as they are told. */
  inputs: string[];
  /** The function, where the text names it alone and what it takes is that of another call. */
  borrows?: string;
}

/** A value that the issue names. */
export interface ToldValue {
  /** As written. */
  text: string;
  /** Position among the blocks; null for what stands in a sentence. */
  block: number | null;
  side: Side | null;
  /** Position among all that is told. */
  at: number;
  /** Call that a comment shows it behind, as what comes out now. */
  shownFor?: string;
}

/** All calls and values of an issue, whatever its sentences say of them: running tells which belong together. */
export interface Told {
  /** The likeliest first. */
  calls: ToldCall[];
  values: ToldValue[];
  /** Errors that are wished for, by their type or message. */
  errors: { type: string | null; message: string | null }[];
}

const MOST_NAMES = 4;
const MOST_INPUTS = 8;
const MOST_CALLS = 40;
const LONGEST_BLOCK = 2000;
/** `parseLogin`, `parse_login`, `parse()`: words of prose that only code has. */
const NAME =
  /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`|(?<![\w$.`'"/-])([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\(\)|(?<![\w$.`'"/-])([a-z]+(?:[A-Z][a-z0-9]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w$.(`'"/-])/g;
const LITERAL = /^(?:"[^"]*"|'[^']*'|-?\d[\d_]*(?:\.\d+)?|[[{].*[\]}]|true|false|null|undefined|None|True|False)$/s;

/** How a value that is told is written as an argument: bare words are texts. Both languages read JSON's texts. */
export function asArgument(text: string): string {
  return LITERAL.test(text.trim()) ? text.trim() : JSON.stringify(text);
}

/** `parse_email=True`: told beside what a call takes, it is set in it. */
const SETTING = /^[A-Za-z_]\w{0,80}\s?=\s?[^=\s].*$/;

interface Piece {
  at: number;
  item: Item | null;
  side: Side | null;
  text: string;
  block: number | null;
  shownFor?: string;
}

/** No code, or what only looks like some: a heading of Markdown is a comment elsewhere, and a list may hold what is made by calls. */
function isPlain({ role, code }: Snippet): boolean {
  return role === "output" || role === "data" || (role === "code" && (lastShownExpression(code) === null || /^[[{(]/.test(code)));
}

function piecesOf(facts: IssueFacts): { pieces: Piece[]; prose: string } {
  const pieces: Piece[] = [];
  const add = (one: Omit<Piece, "at">): void => void pieces.push({ ...one, at: pieces.length });
  const texts: string[] = [facts.title];
  function addText(text: string): void {
    texts.push(text);
    for (const { item, side } of sidesOf(text, itemsIn(text))) add({ item, side, text: item.text, block: null });
  }
  addText(facts.title);
  for (const { lines, block } of inOrder(facts)) {
    addText(lines.map(withoutMarks).join(" "));
    if (block === null) continue;
    const { index, raw } = block;
    const snippet = facts.snippets.find((one) => one.index === index);
    for (const { expression, actual } of shownIn(facts, index))
      add({ item: null, side: "actual", text: actual, block: null, shownFor: expression });
    if (snippet === undefined || !isPlain(snippet) || raw.code.length > LONGEST_BLOCK) continue;
    add({ item: null, side: sideOfBlock(raw), text: raw.code, block: index });
  }
  return { pieces, prose: texts.join("\n") };
}

/** `f(1); // 2`, of which the issue says that it is wrong, and not in so many words what should come. */
function shownIn({ expectations }: IssueFacts, index: number): { expression: string; actual: string }[] {
  return expectations.flatMap(({ expression, expected, actual, throws, snippet, origin }) =>
    snippet === index && origin === "comment" && expression !== null && actual !== null && expected === null && throws === null
      ? [{ expression, actual }]
      : [],
  );
}

/** Names that may be functions, those in backticks first. */
function namesIn(prose: string, facts: IssueFacts): string[] {
  const variables = new Set(
    facts.snippets.flatMap(({ code }) =>
      [...code.matchAll(/^\s*(?:const|let|var)?\s*([\w$]+)\s*=(?!=)/gm)].map(([, name]) => name),
    ),
  );
  const found = [...prose.matchAll(NAME)].map(([, ticked, called, word]) => ({
    name: ticked ?? called ?? word ?? "",
    isWord: word !== undefined,
  }));
  const sorted = found.toSorted((a, b) => Number(a.isWord) - Number(b.isWord)).map(({ name }) => name);
  return [...new Set(sorted)].filter((name) => !LITERAL.test(name) && !variables.has(name)).slice(0, MOST_NAMES);
}

/** `readAll({ a: 1 }, …)`: something that is told elsewhere. */
const LEFT_OUT = /(?<=[(,]\s*)(?:…|\.\.\.)(?=\s*[,)])/;

/** Such a call with each of the lists and objects that are told beside it. */
function filledIn(call: string, pieces: readonly Piece[]): string[] {
  const fits = pieces.filter(({ item, text, block }) => item?.kind === "value" && block === null && /^[[{]/.test(text));
  return fits.slice(0, MOST_NAMES).map(({ text }) => call.replace(LEFT_OUT, () => text));
}

/** All that a call takes, and the first of it alone. */
function argumentsOf(call: string): string[] {
  const open = call.indexOf("(");
  const parts = open === -1 ? null : splitArguments(call, open);
  const [first] = parts ?? [];
  return parts === null || first === undefined ? [] : [...new Set([first, parts.join(", ")])];
}

/** Everything that an issue may be about, for where no reading of it could be shown. Pure. */
export function toldIn(facts: IssueFacts): Told {
  const { pieces, prose } = piecesOf(facts);
  const calls: ToldCall[] = [];
  const seen = new Set<string>();
  function add(expression: string, snippet: number | null, inputs: string[], borrows?: string): void {
    const key = `${snippet ?? ""} ${squeezeCode(expression)}`;
    if (seen.has(key) || calls.length >= MOST_CALLS) return;
    seen.add(key);
    calls.push({ expression, snippet, inputs, ...(borrows !== undefined && { borrows }) });
  }
  const code = facts.snippets.filter(({ role }) => role === "code");
  for (const { item, text } of pieces) {
    if (item?.kind !== "call") continue;
    for (const whole of LEFT_OUT.test(text) ? filledIn(text, pieces) : [text]) {
      add(whole, null, []);
      for (const { index } of code) add(whole, index, []);
    }
  }
  for (const snippet of code) {
    for (const { expression } of shownIn(facts, snippet.index).toReversed()) add(expression, snippet.index, []);
    const last = lastShownExpression(snippet.code);
    if (last !== null) add(last, snippet.index, []);
  }
  // `kim@corp.example@gate:2022` is no code, whatever stands in backticks.
  const values = pieces.filter(
    ({ item, text }) => item === null || item.kind === "value" || (item.kind === "call" && !text.includes("(")),
  );
  const traced = facts.stackTraces.flatMap(({ frames }) => frames.slice(0, MOST_NAMES).flatMap((one) => one.function ?? []));
  const own = traced.filter((name) => /^[a-z_$][\w$]*$/.test(name));
  const names = [...new Set([...namesIn(prose, facts), ...own])];
  const asked: [string, string][] = [];
  const isName = (text: string): boolean => names.includes(text.replace(/\(\)$/, ""));
  const isSetting = ({ text, block }: Piece): boolean => block === null && SETTING.test(text);
  const settings = [...new Set(values.filter(isSetting).map(({ text }) => text))].slice(0, MOST_NAMES);
  const inputs = values.filter((one) => one.shownFor === undefined && !isName(one.text) && !isSetting(one)).slice(0, MOST_INPUTS);
  // “`longest` of the same days”: what another call takes.
  const given = new Set(calls.flatMap(({ expression }) => argumentsOf(expression)));
  for (const name of names)
    for (const taken of given)
      if (!calls.some(({ expression }) => expression.startsWith(`${name}(`))) asked.push([`${name}(${taken})`, name]);
  for (const [expression, name] of asked) add(expression, null, [], name);
  function addPairs(name: string): void {
    for (const [index, { text, block }] of inputs.entries()) {
      const next = inputs[index + 1];
      if (next === undefined || block !== null || next.block !== null) continue;
      add(`${name}(${asArgument(text)}, ${asArgument(next.text)})`, null, [text, next.text]);
    }
  }
  // What throws may throw with less than it needs: as that must be the error that is told, more is tried first.
  const fails = facts.stackTraces.length > 0 || facts.expectations.some(({ throws }) => throws?.which === "actual");
  for (const name of names) {
    if (fails) addPairs(name);
    for (const { text, block } of inputs) {
      if (settings.length > 0) add(`${name}(${[asArgument(text), ...settings].join(", ")})`, null, [text]);
      add(`${name}(${block !== null ? JSON.stringify(text) : asArgument(text)})`, null, [text]);
      if (block !== null && /^[[{]/.test(text)) add(`${name}(${text})`, null, [text]);
      if (block !== null && text.includes("\n")) add(`${name}(${JSON.stringify(text.split("\n"))})`, null, [text]);
    }
    if (!fails) addPairs(name);
  }
  return {
    calls,
    values: values
      .filter(({ text }) => !isName(text))
      .map(({ text, side, at, block, shownFor }) => ({ text, side, at, block, ...(shownFor !== undefined && { shownFor }) })),
    errors: pieces.flatMap(({ item, side }) => (side === "expected" && item?.error != null ? [item.error] : [])),
  };
}

/**
 * The value that is wished for, where the issue names one call and not what that gives now. `seen`: what it gives, null where
 * it does not end; none where several values may be meant. Pure.
 */
export function wishesAlone({ calls, values }: Told, call: ToldCall, seen: string | null): ToldValue[] {
  const own = calls.filter(({ inputs, expression }) => inputs.length === 0 && !/\(\s*\)$/.test(expression));
  const names = new Set(own.map(({ expression }) => squeezeCode(expression)));
  if (call.inputs.length > 0 || names.size !== 1 || !names.has(squeezeCode(call.expression))) return [];
  const wished = values.filter(({ side, text }) => side === "expected" && (seen === null || kindOf(text) === kindOf(seen)));
  const blocks = wished.filter(({ block }) => block !== null);
  const [first, ...others] = blocks.length > 0 ? blocks : wished;
  // Where the call never ends, the first value that is wished for is the one: what follows explains it.
  return first === undefined || (others.length > 0 && seen !== null) ? [] : [first];
}

/** What the sentences behind a block say of it, where that is seen to show what a call gives. Pure. */
export function saidOfBlock(facts: IssueFacts, expression: string, block: number, value: string): Expectation[] {
  const { prose } = readBlocks(facts.text, []);
  const shown = Array.from({ length: block + 1 }, (_, at) => ({ code: "", calls: at === block ? [{ expression, value }] : [] }));
  const title = { text: "", heading: "", before: null, after: 0 };
  return fromGuesses([title, ...prose.filter(({ after }) => after > block)], [], shown, false).filter(
    (one) => one.expression === expression,
  );
}

/** A comment shows the value behind that call. */
export function isShownFor({ shownFor }: ToldValue, { expression }: ToldCall): boolean {
  return shownFor !== undefined && squeezeCode(shownFor) === squeezeCode(expression);
}

/** Most of its letters, or its brackets, are those of what comes now: what should come is mostly a variation of that. */
function isAlike(wish: string, seen: string): boolean {
  // Of numbers the digits tell nothing.
  if (kindOf(seen) === "number") return false;
  const one = bareText(wish);
  const form = formOf(seen);
  return (form.length >= TELLING_FORM && formOf(wish) === form) || (one.length > 2 && isLike(one, bareText(seen)));
}

/** What should come of a call that gives `seen` now, the likeliest first; none where the issue does not name what comes now. Pure. */
export function wishesFor(told: Told, call: ToldCall, matches: (value: ToldValue) => boolean, seen: string): ToldValue[] {
  const isInput = ({ text, side }: ToldValue): boolean =>
    side !== "expected" &&
    (call.inputs.includes(text) || (text.length > 2 && squeezeCode(call.expression).includes(squeezeCode(text))));
  const isOfAnother = (value: ToldValue): boolean => value.shownFor !== undefined && !isShownFor(value, call);
  const now = told.values.filter((one) => one.side !== "expected" && !isOfAnother(one) && !isInput(one) && matches(one));
  if (now.length === 0) return [];
  const kind = kindOf(seen);
  const distance = ({ at }: ToldValue): number => Math.min(...now.map((one) => (at > one.at ? at - one.at : one.at - at + 0.5)));
  return told.values
    .filter(
      (one) => one.side !== "actual" && !matches(one) && !isInput(one) && (one.side === "expected" || kindOf(one.text) === kind),
    )
    .toSorted(
      (a, b) =>
        Number(isAlike(b.text, seen)) - Number(isAlike(a.text, seen)) ||
        Number(b.side === "expected") - Number(a.side === "expected") ||
        distance(a) - distance(b),
    );
}
