import type * as t from "@babel/types";
import type { Workspace } from "../../../../types/language.ts";
import { createLeftOut } from "../../../left-out.ts";
import type { Probe } from "../../judge/probe.ts";
import type { Ranked } from "../ranked.ts";
import type { SourceFile } from "../types.ts";
import { instrument } from "./instrument.ts";
import { type Item, questionsOf, type Question } from "./questions.ts";
import { quietNames } from "./quiet.ts";
import type { Shape } from "./shape.ts";
import { startWatcher, type WatchedFile, type Watcher } from "./watcher.ts";

/** Of edits that make the same of the failing test, as far as it is seen, so many come in their turn. */
const MOST_ALIKE = 3;
/** How likely one behind them is. */
const SHARE_OF_ALIKE = 0.1;

/** Asks what edits would change on the way of the failing test, before they are judged. */
export interface Sieve {
  /** Best first, without those that change nothing there; with less for those that change the same as some likelier ones. */
  sift(ranked: readonly Ranked[]): Promise<Ranked[]>;
  /** Edits that were left out, or put behind others, and would have come before one with this score. */
  leftOutBefore(score: number): number;
  /** What names hold at statements and expressions, as the failing test comes by; nothing of those that it does not come by. */
  show(places: readonly ShownPlace[]): Promise<ReadonlyMap<t.Node, ReadonlyMap<string, Shape>>>;
  /** An edit of this group passes: the others of it may be right as well. */
  prove(group: string | null): void;
  isProven(ranked: Ranked): boolean;
  /** Groups so far. */
  proven(): number;
  close(): Promise<void>;
}

export interface ShownPlace {
  source: SourceFile;
  place: t.Node;
  names: readonly string[];
}

/** As likely as it was, though others are like it. */
export function asLikely(ranked: Ranked): Ranked {
  const { isLikeOthers, ...rest } = ranked;
  return isLikeOthers === true ? { ...rest, score: ranked.score / SHARE_OF_ALIKE } : ranked;
}

/** Where nothing can be asked, all edits stay as they are. `close` must be called. */
export function createSieve(workspace: Workspace, probe: Probe | null, sources: Iterable<SourceFile>): Sieve {
  const watcher = probe === null ? null : startOrTell(workspace, probe, sources);
  const leftOut = createLeftOut();
  const numbers = new Map<t.Node, number>();
  const alike = new Map<string, number>();
  const proven = new Set<string>();
  const numberOf = (place: t.Node): number => {
    let number = numbers.get(place);
    if (number === undefined) numbers.set(place, (number = numbers.size));
    return number;
  };

  function weigh(ranked: Ranked, answers: readonly Answered[]): Ranked | null {
    let group: string | null = null;
    for (const { question, answer } of answers) {
      if (answer === "") return null;
      if (answer !== null) group = `${numberOf(question.place)} ${answer} ${question.does}`;
    }
    if (group === null) return ranked;
    const count = (alike.get(group) ?? 0) + 1;
    alike.set(group, count);
    if (count <= MOST_ALIKE || proven.has(group)) return { ...ranked, group };
    return { ...ranked, group, score: ranked.score * SHARE_OF_ALIKE, isLikeOthers: true };
  }

  return {
    async sift(ranked) {
      const started = await watcher;
      if (started === null || ranked.length === 0) return [...ranked];
      const likely = ranked.toSorted((a, b) => b.score - a.score);
      const questions = likely.map(({ site, proposal }) => questionsOf(site.source, proposal));
      const answerTo = await ask(
        started,
        likely.flatMap(({ site }, at) => (questions[at] ?? []).map((question) => ({ source: site.source, question }))),
      );
      const kept: Ranked[] = [];
      const later: number[] = [];
      for (const [at, one] of likely.entries()) {
        const answers = (questions[at] ?? []).map((question) => ({ question, answer: answerTo(question) }));
        const weighed = weigh(one, answers);
        if (weighed === null || weighed.isLikeOthers === true) later.push(one.score);
        if (weighed !== null) kept.push(weighed);
      }
      leftOut.add(later);
      return kept.sort((a, b) => b.score - a.score);
    },
    leftOutBefore: (score) => leftOut.before(score),
    async show(places) {
      const started = await watcher;
      if (started === null || places.length === 0) return new Map();
      const files = filesWith(places.map(({ source, place }, number) => ({ source, place, number })));
      const shapes = await started.show(
        files,
        places.map(({ names }) => names),
      );
      return new Map(places.map(({ place, names }, at) => [place, namedShapes(names, shapes[at] ?? [])]));
    },
    prove(group) {
      if (group !== null) proven.add(group);
    },
    isProven: ({ group }) => group !== undefined && proven.has(group),
    proven: () => proven.size,
    close: async () => (await watcher)?.stop(),
  };
}

/** Edits are judged without being asked, too. */
async function startOrTell(workspace: Workspace, probe: Probe, sources: Iterable<SourceFile>): Promise<Watcher | null> {
  try {
    return await startWatcher(workspace, probe, quietNames(sources));
  } catch (error) {
    if (!workspace.signal.aborted) workspace.log("warn", `Edits cannot be asked: ${String(error).slice(0, 300)}`);
    return null;
  }
}

interface Answered {
  question: Question;
  /** See `Watcher`. */
  answer: string | null;
}

interface Asked {
  source: SourceFile;
  before: string | null;
  items: Item[];
  /** Positions by `keyOf`. */
  known: Map<string, number>;
}

const keyOf = ({ kind, test, value }: Item): string => JSON.stringify([kind, test, value]);

/** Each question once. */
async function ask(
  watcher: Watcher,
  questions: readonly { source: SourceFile; question: Question }[],
): Promise<(question: Question) => string | null> {
  const places = new Map<t.Node, Asked>();
  for (const { source, question } of questions) {
    let asked = places.get(question.place);
    if (asked === undefined)
      places.set(question.place, (asked = { source, before: question.before, items: [], known: new Map() }));
    const key = keyOf(question.item);
    if (!asked.known.has(key)) asked.known.set(key, asked.items.push(question.item) - 1);
  }
  const numbered = [...places].map(([place, asked], number) => ({ place, asked, source: asked.source, number }));
  const answers = await watcher.watch(
    filesWith(numbered),
    numbered.map(({ asked: { before, items } }) => ({ before, items })),
  );
  const numbers = new Map(numbered.map(({ place, number }) => [place, number]));
  return ({ place, item }) => {
    const at = places.get(place)?.known.get(keyOf(item));
    return at === undefined ? null : (answers[numbers.get(place) ?? -1]?.[at] ?? null);
  };
}

function filesWith(places: readonly { source: SourceFile; place: t.Node; number: number }[]): WatchedFile[] {
  return [...Map.groupBy(places, ({ source }) => source)].map(([source, own]) => ({
    file: source.file,
    pieces: instrument({ source, places: new Map(own.map(({ place, number }) => [place, number])) }),
  }));
}

function namedShapes(names: readonly string[], shapes: readonly (Shape | null)[]): Map<string, Shape> {
  const named = new Map<string, Shape>();
  for (const [at, name] of names.entries()) {
    const shape = shapes[at];
    if (shape !== null && shape !== undefined) named.set(name, shape);
  }
  return named;
}
