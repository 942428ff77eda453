import type { SuspiciousLine } from "@fixpoint/contracts";
import { lineAt } from "../../../run/text-places.ts";
import type { Candidate, TextEdit } from "../../../types/candidate.ts";
import type { ProposedEdit } from "../../../types/facts.ts";
import { alignedLines } from "./aligned.ts";
import { placesOfLines } from "./lines.ts";
import { placesOfPart } from "./parts.ts";
import { similarLines } from "./similar.ts";

const MOST = 24;
const SCORE = 0.98;

/**
 * What the issue proposes, as candidates: each edit where the code has what it changes, at the likeliest lines first,
 * then all of them together. `sources`: texts of the project's own files on the base commit that the failing test runs.
 */
export function proposedCandidates(
  proposed: readonly ProposedEdit[],
  sources: ReadonlyMap<string, string>,
  suspicious: readonly SuspiciousLine[],
): Candidate[] {
  const scores = new Map(suspicious.map(({ file, line, score }) => [`${file}:${line}`, score]));
  const found: Candidate[] = [];
  const firsts: TextEdit[] = [];
  for (const one of proposed) {
    const edits = placesOf(one, sources).map((edit) => {
      const line = lineAt(sources.get(edit.file) ?? "", edit.start);
      return { edit, line, score: scores.get(`${edit.file}:${line}`) ?? 0 };
    });
    const ordered = edits.sort((a, b) => b.score - a.score);
    if (one.from !== "" && ordered[0] !== undefined) firsts.push(ordered[0].edit);
    found.push(...ordered.map(({ edit, line }) => candidateOf([edit], line)));
  }
  const together = firsts.length < 2 || overlap(firsts) ? [] : [candidateOf(firsts, 1)];
  return [...found, ...together]
    .slice(0, MOST)
    .map((one, at) => ({ ...one, id: `proposed-${at + 1}`, score: SCORE - at / 1000 }));
}

function placesOf(one: ProposedEdit, sources: ReadonlyMap<string, string>): TextEdit[] {
  const named = one.file === null ? [] : [...sources.keys()].filter((file) => isNamed(file, one.file ?? ""));
  const files = named.length > 0 ? named : [...sources.keys()];
  return files.flatMap((file) => {
    const text = sources.get(file) ?? "";
    return editsIn(one, text, named.length > 0 || sources.size === 1)
      .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
      .map((edit) => ({ file, ...edit }));
  });
}

function editsIn(one: ProposedEdit, text: string, isItsFile: boolean): Omit<TextEdit, "file">[] {
  if (one.from !== "") return one.scale === "part" ? placesOfPart(text, one.from, one.to) : placesOfLines(text, one.from, one.to);
  if (one.to.trim().includes("\n")) return alignedLines(text, one.to);
  return similarLines(text, one.to, isItsFile ? one.line : null);
}

function isNamed(file: string, name: string): boolean {
  const bare = name.replace(/^\.?\//, "");
  return file === bare || file.endsWith(`/${bare}`) || bare.endsWith(`/${file}`);
}

function candidateOf(edits: TextEdit[], line: number): Candidate {
  const [first] = edits;
  const where = first === undefined ? "" : ` at ${first.file}:${line}`;
  const what = edits.length === 1 ? "what the issue proposes" : "all that the issue proposes";
  return { id: "", edits, family: "proposed", description: `proposed: ${what}${where}`, line, score: SCORE };
}

function overlap(edits: readonly TextEdit[]): boolean {
  return edits.some((one, at) =>
    edits.some((other, i) => i < at && one.file === other.file && one.start < other.end && other.start < one.end),
  );
}
