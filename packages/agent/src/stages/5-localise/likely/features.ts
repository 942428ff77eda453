import type { SuspiciousLine } from "@fixpoint/contracts";
import type { SpectrumResult } from "../../../types/language.ts";
import { featuresOfText, isCondition, type Features } from "./of-text.ts";
import { runsOf, type Runs } from "./of-runs.ts";
import { testWords, type Told } from "./of-test.ts";

const LEAST_SCORE = 0.001;

export interface Suspected extends Told {
  /** Best first. */
  suspicious: readonly SuspiciousLine[];
  spectrum: SpectrumResult;
  /** Texts of files that the failing test ran, by their relative path. */
  sources: ReadonlyMap<string, string>;
  /** The name of the function around each line, by file. */
  functions: ReadonlyMap<string, readonly string[]>;
  /** Of the failure, the innermost first. */
  frames: readonly { file: string; line: number }[];
}

/** What is known of a function whose lines are suspicious. */
interface OfFunction {
  best: number;
  /** Lines that the failing test ran, and of these what no passing one did. */
  ran: number;
  alone: number;
}

function functionsOf({ suspicious, functions }: Suspected, { failing, alone }: Runs): Map<string, OfFunction> {
  const found = new Map<string, OfFunction>();
  const of = (file: string, line: number): OfFunction => {
    const key = `${file}\0${functions.get(file)?.[line - 1] ?? ""}`;
    const known = found.get(key) ?? { best: 0, ran: 0, alone: 0 };
    found.set(key, known);
    return known;
  };
  for (const { file, line, score } of suspicious) {
    const own = of(file, line);
    own.best = Math.max(own.best, score);
  }
  for (const place of failing) {
    const at = place.lastIndexOf(":");
    const own = of(place.slice(0, at), Number(place.slice(at + 1)));
    own.ran += 1;
    if (alone.has(place)) own.alone += 1;
  }
  return found;
}

/** Of a condition: whether what it decides on ran, and whether that is so in passing tests that run much the same. */
function ofBranch(lines: readonly string[], file: string, line: number, { failing, near }: Runs): Features {
  if (!isCondition(lines[line - 1] ?? "")) return {};
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== "");
  if (next < 0) return {};
  const place = `${file}:${next + 1}`;
  const ran = failing.has(place) ? 1 : 0;
  const nearby = near.length === 0 ? ran : near.filter((one) => one.has(place)).length / near.length;
  return { "branch taken": ran, "branch not taken": 1 - ran, "branch as no other": Math.abs(ran - nearby) };
}

/** What speaks for and against each suspicious line, in their order. */
export function lineFeatures(suspected: Suspected): Features[] {
  const { suspicious, spectrum, sources, functions, frames, test } = suspected;
  const places = suspicious.map(({ file, line }) => `${file}:${line}`);
  const runs = runsOf(spectrum, test, places);
  const likeTest = testWords(suspected);
  const around = functionsOf(suspected, runs);
  const texts = new Map([...sources].map(([file, text]) => [file, text.split("\n")]));
  const best = Math.max(LEAST_SCORE, suspicious[0]?.score ?? 0);
  const logOf = (score: number): number => Math.log(Math.max(LEAST_SCORE, score) / best);
  const nameOf = (file: string, line: number): string => functions.get(file)?.[line - 1] ?? "";
  const framed = frames.map(({ file, line }) => `${file}\0${nameOf(file, line)}`);
  const seen = new Map<string, number>();
  return suspicious.map(({ file, line, score }, index) => {
    const lines = texts.get(file) ?? [];
    const name = nameOf(file, line);
    const key = `${file}\0${name}`;
    const own = around.get(key) ?? { best: score, ran: 0, alone: 0 };
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const frame = name === "" ? -1 : framed.indexOf(key);
    return {
      score: logOf(score),
      rank: -Math.log(index + 1),
      "rank in function": -Math.log(before + 1),
      "function's best": logOf(own.best),
      "function's size": -Math.log1p(own.ran),
      "function's own": own.ran === 0 ? 0 : own.alone / own.ran,
      "function of frame": frame < 0 ? 0 : 1 / (1 + frame),
      "before its own": runs.alone.has(`${file}:${line + 1}`) ? 1 : 0,
      "in no function": name === "" ? 1 : 0,
      ...runs.of(`${file}:${line}`),
      ...featuresOfText(lines[line - 1] ?? "", file.endsWith(".py") ? 4 : 2),
      ...likeTest(lines[line - 1] ?? "", name, file),
      ...ofBranch(lines, file, line, runs),
    };
  });
}
