import type { Expectation, Snippet, Transcript } from "../../../types/facts.ts";
import { withoutMarks, type Document, type ProseLine, type RawBlock } from "../blocks/blocks.ts";
import { splitTopLevel } from "../text/balanced.ts";
import { shownExpression, squeezeCode } from "../text/expressions.ts";
import { fromComments, splitComment } from "../shown/from-comments.ts";
import { valueShownBy } from "../shown/from-transcript.ts";
import { partsOf, printsIn } from "../shown/printed-calls.ts";
import { callsShownIn, holdsCode } from "../shown/shown-calls.ts";
import { sideOfBlock, sideOfSection, type Side } from "../text/side.ts";
import { listsInWords, placesOf, type ListInWords, type Placed } from "./wish-lists.ts";

const MOST = 20;
const LONGEST = 2000;
/** A value as code shows it, and nothing behind it. */
const SHOWN = /^(?:[[{(].*[\]})]|"[^"\n]*"|'[^'\n]*'|-?\d[\d_.]*|None|True|False|null|undefined|true|false|[A-Z][\w.]*\(.*\))$/s;
/** A call at the left margin whose value is nothing but looked at. */
const LOOKED_AT = /^(?:await )?[A-Za-z_$][\w$.]*\(.*\)(?:\.[\w$]+(?:\(.*\))?)*;?$/;

interface Calls {
  snippet: Snippet;
  expressions: string[];
  /** What the session or the block behind shows of each; null where nothing does. */
  values: string[] | null;
  arePrinted: boolean;
}

/** Calls at the left margin of a block whose values are nothing but looked at. */
export function callsLookedAt(code: string): string[] {
  return code
    .split("\n")
    .filter((line) => LOOKED_AT.test(line))
    .map((line) => line.replace(/;$/, ""));
}

/** What a block shows call by call: what a session answers, what it prints, or the calls whose values it looks at. */
function callsOf(snippet: Snippet, transcripts: readonly Transcript[]): Calls | null {
  const transcript = transcripts.find((one) => one.snippet === snippet.index);
  if (transcript !== undefined) {
    const shown = callsShownIn(snippet, transcripts);
    const entries = transcript.entries.filter(({ input }) => shown.includes(input));
    if (entries.length !== shown.length || entries.some(({ input }) => input.includes("\n"))) return null;
    return {
      snippet,
      expressions: entries.map(({ input }) => shownExpression(input) ?? input),
      values: entries.map(valueShownBy),
      arePrinted: false,
    };
  }
  if (snippet.role !== "code" || callsShownIn(snippet, transcripts).length > 0) return null;
  const prints = printsIn(snippet.code);
  if (prints.length > 0) return { snippet, expressions: prints, values: null, arePrinted: true };
  return { snippet, expressions: callsLookedAt(snippet.code), values: null, arePrinted: false };
}

/** Which side a block of values is of; what stands first and unnamed behind prints is what comes now. */
function sideOfValues(block: RawBlock, before: Snippet | undefined): Side | null {
  return sideOfBlock(block) ?? (before?.role === "code" ? "actual" : null);
}

interface List {
  side: Side;
  parts: string[];
  /** Position of the block, the first of several; null for what stands in lines of prose. */
  block: number | null;
  /** The other blocks that it is made of. */
  more?: number[];
  /** How many blocks stand above. */
  after: number;
}

function listsInBlocks({ blocks }: Document, snippets: readonly Snippet[]): List[] {
  return blocks.flatMap((block, index) => {
    const snippet = snippets[index];
    if (snippet === undefined || snippet.code.length > LONGEST || !["output", "data", "code"].includes(snippet.role)) return [];
    const side = sideOfValues(block, snippets[index - 1]);
    const parts = partsOf(snippet.code);
    const areValues = snippet.role !== "code" || parts.every((part) => SHOWN.test(part.trim()));
    return side === null || !areValues ? [] : [{ side, parts, block: index, after: index }];
  });
}

const GOES_ON = /^(?:and|then|and then|,|&|or)?\s*:?$/i;

/** Blocks right behind each other, “and” between them: each is a value. */
function listsOfBlocks({ blocks }: Document, snippets: readonly Snippet[]): List[] {
  return blocks.flatMap((block, index) => {
    const side = sideOfBlock(block);
    const isValue = (at: number): boolean => ["output", "data"].includes(snippets[at]?.role ?? "");
    const goesOn = (at: number): boolean => isValue(at) && GOES_ON.test(blocks[at]?.lead.trim() ?? "no");
    if (side === null || !isValue(index) || !goesOn(index + 1)) return [];
    const end = blocks.findIndex((_, at) => at > index && !goesOn(at));
    const own = blocks.slice(index, end === -1 ? blocks.length : end);
    const more = own.slice(1).map((_, at) => index + 1 + at);
    return [{ side, parts: own.map(({ code }) => code.trimEnd()), block: index, more, after: index }];
  });
}

/** “`1`, `2` and `3`”, or a value on each line, below “Expected”. */
function listsInProse(prose: readonly ProseLine[]): List[] {
  const lines = prose.filter(({ heading, text }) => sideOfSection(heading) !== null && text.trim() !== "");
  return [...Map.groupBy(lines, ({ heading, after }) => `${after} ${heading}`).values()].flatMap((own) => {
    const side = sideOfSection(own[0]?.heading ?? "");
    const texts = own.map(({ text }) => withoutMarks(text)).filter((text) => text.replace(/:$/, "") !== own[0]?.heading);
    const rest = texts.map((text) => text.replaceAll(/`[^`\n]+`|,|\band\b|[.;\s]/g, "")).join("");
    const parts = texts.flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, value = ""]) => value));
    return side === null || rest !== "" || !parts.every((part) => SHOWN.test(part.trim()))
      ? []
      : [{ side, parts, block: null, after: own[0]?.after ?? 0 }];
  });
}

/** What is printed and looks like no value is a text. */
function asCode(part: string, arePrinted: boolean): string {
  return (arePrinted || part.includes("\n")) && !SHOWN.test(part.trim()) ? JSON.stringify(part) : part.trim();
}

/** Which of the times that the same is asked; nothing where it is asked once. */
function nthOf(expressions: readonly string[], at: number): Pick<Expectation, "nth"> {
  const isSame = (one: string): boolean => squeezeCode(one) === squeezeCode(expressions[at] ?? "");
  return expressions.filter(isSame).length < 2 ? {} : { nth: expressions.slice(0, at).filter(isSame).length };
}

type ShownThere = Placed & Pick<Expectation, "throws">;

/** The calls at the left margin of a block, with what remarks or the session say of each; null where a remark says what should come. */
function callsAtMargin(snippet: Snippet, transcripts: readonly Transcript[]): ShownThere[] | null {
  const session = callsOf(snippet, transcripts);
  if (snippet.role === "transcript" || session?.arePrinted === true)
    return (session?.expressions ?? []).flatMap((expression, at) =>
      STATEMENT.test(expression) ? [] : [{ expression, value: session?.values?.[at] ?? null, throws: null }],
    );
  if (snippet.role !== "code") return null;
  const found: ShownThere[] = [];
  for (const line of snippet.code.split("\n").slice(0, 200)) {
    const { code, comment } = (line.length > 1000 ? null : splitComment(line)) ?? { code: line, comment: "" };
    const calls = splitTopLevel(code.trimEnd(), ";").map((one) => one.trim());
    const own = /^\s/.test(line) ? [] : calls.filter((one) => LOOKED_AT.test(one));
    const [told] = fromComments({ ...snippet, code: line }, null);
    if (told !== undefined && own.length > 0 && told.bare !== true && told.expected !== null) return null;
    if (told?.throws?.which === "expected") return null;
    const shown = told?.actual ?? told?.expected ?? (SHOWN.test(comment) ? comment : null);
    for (const expression of own)
      found.push({ expression, value: own.length === 1 ? shown : null, throws: told?.throws ?? null });
  }
  return found;
}

/** A session answers these, and nobody asks what they give. */
const STATEMENT = /^(?:for|while|if|with|import|from)\b/;

const LOOPS = /^(?:for|while)\b/;

/** Values in words behind a block, each of the call of it that they name, or in turn. */
function fromWords(
  lists: readonly ListInWords[],
  snippets: readonly Snippet[],
  transcripts: readonly Transcript[],
): { expectations: Expectation[]; taken: ListInWords[] } {
  const taken: ListInWords[] = [];
  const expectations = lists.flatMap((list): Expectation[] => {
    if (list.side !== "expected" || (list.values.length < 2 && !list.isLabelled)) return [];
    const home = snippets.findLast((one) => one.index < list.after && holdsCode(one));
    const shown = home === undefined ? null : callsAtMargin(home, transcripts);
    if (home === undefined || shown === null || shown.length < 2) return [];
    const now = lists.filter((one) => one.side === "actual" && one.isLabelled && one.after === list.after);
    const told = now.length === 1 && now[0]?.values.length === shown.length ? now[0].values : [];
    const calls = shown.map((one, at) => ({ ...one, value: one.value ?? told[at]?.text ?? null }));
    const places = placesOf(list.values, calls);
    if (places === null) return [];
    taken.push(list, ...now);
    // What a loop of a session did may be lost for all but the first test of it.
    const loops = transcripts.some((one) => one.snippet === home.index && one.entries.some(({ input }) => LOOPS.test(input)));
    const wishes = list.values.flatMap(({ text, isRough }, at): Expectation[] => {
      const call = calls[places[at] ?? -1];
      if (call === undefined || isRough || squeezeCode(call.value ?? "") === squeezeCode(text)) return [];
      const { expression, value, throws } = call;
      const nth = nthOf(
        calls.map((one) => one.expression),
        places[at] ?? -1,
      );
      const actual = throws === null ? value : null;
      return [{ expression, expected: text, actual, throws, origin: "labels", ...nth, snippet: home.index }];
    });
    return loops ? wishes.slice(0, 1) : wishes;
  });
  return { expectations, taken };
}

export interface InTurn {
  expectations: Expectation[];
  /** Whether a value is one that was taken apart, or a part of it: it is said of no single call as a whole. */
  isTaken(one: Expectation): boolean;
}

/**
 * As many values below “expected” as the code above shows, prints or looks at calls: each is of one of them, in turn. What
 * should be so and is so already says nothing.
 */
export function inTurn(document: Document, snippets: readonly Snippet[], transcripts: readonly Transcript[]): InTurn {
  const several = listsOfBlocks(document, snippets);
  const ofSeveral = new Set(several.flatMap(({ block, more = [] }) => [block, ...more]));
  const inOne = listsInBlocks(document, snippets).filter(({ block }) => !ofSeveral.has(block));
  const lists = [...several, ...inOne, ...listsInProse(document.prose)];
  const taken: List[] = [];
  const inBlocks = lists
    .filter(({ side, parts }) => side === "expected" && parts.length > 1 && parts.length <= MOST)
    .flatMap((list): Expectation[] => {
      const home = snippets.findLast(
        (one) => one.index < list.after && holdsCode(one) && !lists.some(({ block }) => block === one.index),
      );
      const calls = home === undefined ? null : callsOf(home, transcripts);
      if (calls === null || calls.expressions.length !== list.parts.length) return [];
      const others = lists.filter(
        (one) => one.side === "actual" && one.parts.length === list.parts.length && one.after > calls.snippet.index,
      );
      const values = calls.values ?? (others.length === 1 ? (others[0]?.parts ?? null) : null);
      taken.push(list, ...others);
      return list.parts.flatMap((part, at): Expectation[] => {
        const [expression, value] = [calls.expressions[at], values?.[at] ?? null];
        if (expression === undefined || value?.trim() === part.trim()) return [];
        const [expected, actual] = [asCode(part, calls.arePrinted), value === null ? null : asCode(value, calls.arePrinted)];
        const nth = nthOf(calls.expressions, at);
        return [{ expression, expected, actual, throws: null, origin: "labels", ...nth, snippet: calls.snippet.index }];
      });
    });
  const blocks = new Set(taken.flatMap(({ block, more = [] }) => (block === null ? [] : [block, ...more])));
  const words = taken.length > 0 ? null : fromWords(listsInWords(document.prose), snippets, transcripts);
  const parts = new Set([
    ...taken.flatMap((list) => (list.block === null ? list.parts : [])),
    ...(words?.taken ?? []).flatMap(({ values }) => values.map(({ text }) => text)),
  ]);
  const told = new Set((words?.expectations ?? []).map(({ expected }) => expected));
  const labels = new Set((words?.taken ?? []).filter(({ isLabelled }) => isLabelled).map(({ side }) => side));
  return {
    expectations: [...inBlocks, ...(words?.expectations ?? [])],
    isTaken: ({ expression, snippet, expected, actual, origin, guessed }) => {
      // A guess gives such a value to another call.
      if (expression !== null) return guessed === true && told.has(expected ?? "");
      if (snippet !== null && blocks.has(snippet)) return true;
      // Where labels tell it of each call, other wishes are of other calls.
      if (origin === "prose" && labels.has("expected")) return true;
      // The rest of a label's line was no part of the value.
      const isRest = origin === "labels" && labels.has(expected === null ? "actual" : "expected");
      return isRest || (snippet === null && parts.has(expected ?? actual ?? ""));
    },
  };
}
