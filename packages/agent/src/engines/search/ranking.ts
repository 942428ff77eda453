import type { SuspiciousLine } from "@fixpoint/contracts";
import type { IssueFacts } from "../../types/facts.ts";
import type { SpectrumResult } from "../../types/language.ts";
import { boostsFor, type Boost } from "./boosts.ts";

/** A line that only loading ran says little: it runs for every test of its file. */
const LOADED_SHARE = 0.3;

export interface RankingOptions {
  /** Text of files by their relative path; lets words of the issue count where they name the function. */
  sources?: ReadonlyMap<string, string>;
  /** Lines returned at most; default 300. */
  limit?: number;
}

/**
 * Lines that the failing reproduction ran, most suspicious first: Ochiai over the failing and passing tests, raised
 * by stack frames (innermost first), files and words that the issue names. Scores are within 0–1 and comparable
 * within one call only. Lines that no failing test ran are absent unless a stack frame names them. Ties go by file
 * name, then line.
 */
export function rankSuspicious(
  spectrum: SpectrumResult,
  facts: IssueFacts,
  frames: { file: string; line: number }[],
  options: RankingOptions = {},
): SuspiciousLine[] {
  const counts = countRuns(spectrum);
  const loaded = linesOnlyLoaded(spectrum);
  for (const frame of frames)
    if (frame.line > 0 && !counts.lines.get(frame.file)?.has(frame.line)) note(counts.lines, frame.file, frame.line);
  const boosts = boostsFor(facts, frames, options.sources ?? new Map());
  const ranked: SuspiciousLine[] = [];
  for (const [file, lines] of counts.lines) {
    for (const [line, { failing, passing }] of lines) {
      const ochiai = failing === 0 ? 0 : failing / Math.sqrt(counts.failing * (failing + passing));
      const given = boosts(file, line);
      if (ochiai === 0 && given.length === 0) continue;
      const share = loaded.has(`${file}:${line}`) ? LOADED_SHARE : 1;
      const score = Math.min(1, combine(ochiai * share, given));
      ranked.push({
        file,
        line,
        score: round(score),
        reasons: [coverageReason(failing, passing, counts), ...given.map((boost) => boost.reason)],
      });
    }
  }
  ranked.sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line);
  return ranked.slice(0, options.limit ?? 300);
}

/** As `file:line`: no failing test ran them but by loading their file. */
function linesOnlyLoaded(spectrum: SpectrumResult): Set<string> {
  const loaded = new Set<string>();
  const ran = new Set<string>();
  for (const test of spectrum.tests) {
    if (test.passed) continue;
    for (const [file, lines] of Object.entries(test.lines)) {
      const own = new Set(test.loaded?.[file]);
      for (const line of lines) (own.has(line) ? loaded : ran).add(`${file}:${line}`);
    }
  }
  return loaded.difference(ran);
}

interface Runs {
  failing: number;
  passing: number;
}

interface Counts extends Runs {
  lines: Map<string, Map<number, Runs>>;
}

function countRuns(spectrum: SpectrumResult): Counts {
  const counts: Counts = { failing: 0, passing: 0, lines: new Map() };
  for (const test of spectrum.tests) {
    if (test.passed) counts.passing += 1;
    else counts.failing += 1;
    for (const [file, lines] of Object.entries(test.lines)) {
      for (const line of new Set(lines)) {
        const runs = note(counts.lines, file, line);
        if (test.passed) runs.passing += 1;
        else runs.failing += 1;
      }
    }
  }
  return counts;
}

function note(files: Counts["lines"], file: string, line: number): Runs {
  let lines = files.get(file);
  if (lines === undefined) files.set(file, (lines = new Map()));
  let runs = lines.get(line);
  if (runs === undefined) lines.set(line, (runs = { failing: 0, passing: 0 }));
  return runs;
}

/** Each boost closes a part of the distance to 1, so that order by coverage survives among equals. */
function combine(ochiai: number, boosts: Boost[]): number {
  return boosts.reduce((score, boost) => score + (1 - score) * boost.share, ochiai * 0.8);
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

function coverageReason(failing: number, passing: number, counts: Counts): string {
  if (failing === 0) return "not seen to run, but named in the stack trace";
  if (counts.passing === 0) return "run by the failing test; there are no passing tests to compare with";
  if (passing === 0) return `run by the failing test and by none of the ${counts.passing} passing ones`;
  return `run by the failing test and by ${passing} of ${counts.passing} passing ones`;
}
