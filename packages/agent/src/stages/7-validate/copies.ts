import type { TextEdit } from "../../types/candidate.ts";
import { applyEdits } from "../../run/apply-edits.ts";
import { lineAt } from "../../run/text-places.ts";
import type { FileChange } from "./diffs.ts";

/** Part of a file's telling lines that another one has, where it is a copy: in another form of modules, or built of it. */
const LEAST_ALIKE = 0.6;
/** A shorter line says nothing. */
const TELLING = 10;
const FEWEST_TELLING = 4;
/** Lines before and behind an edit that must be alike, the most first. */
const AROUND = [
  [3, 3],
  [2, 2],
  [1, 1],
  [0, 3],
  [3, 0],
] as const;
const MOST_CHARS = 1_000_000;
const MOST_FILES = 500;

interface Read {
  text: string;
  /** Where each line begins. */
  starts: number[];
  /** Lines without what is blank around them, and without how they are exported. */
  bare: string[];
  telling: ReadonlySet<string>;
}

/** Files of the base commit that hold the code of another one. */
export interface Copies {
  /** The same change in each file that has the same code, told by the lines around it; none where that is not sure. */
  of(path: string, edits: readonly TextEdit[]): Promise<FileChange[]>;
}

/** For a change that is taken as it is given. */
export const NO_COPIES: Copies = { of: async () => [] };

function readLines(text: string): Read {
  const lines = text.split("\n");
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const bare = lines.map((line) => line.trim().replace(/^export (?:default )?/, ""));
  return { text, starts, bare, telling: new Set(bare.filter((line) => line.length >= TELLING)) };
}

function isCopy(one: Read, other: Read): boolean {
  if (one.telling.size < FEWEST_TELLING) return false;
  return [...one.telling].filter((line) => other.telling.has(line)).length >= one.telling.size * LEAST_ALIKE;
}

/** The line at which the only run of the same lines begins; null where there is none, or more than one. */
function onlyPlace(own: readonly string[], within: readonly string[]): number | null {
  const places = within.flatMap((line, at) =>
    line === own[0] && own.every((wanted, further) => within[at + further] === wanted) ? [at] : [],
  );
  return places.length === 1 ? (places[0] ?? null) : null;
}

function blankBefore({ text, starts }: Read, line: number): string {
  return /^[ \t]*/.exec(text.slice(starts[line]))?.[0] ?? "";
}

/** The place in a line that is the same but for how far it is indented. */
function moved(one: Read, line: number, offset: number, other: Read, otherLine: number): number {
  const column = offset - (one.starts[line] ?? 0);
  const [own, theirs] = [blankBefore(one, line).length, blankBefore(other, otherLine).length];
  const start = other.starts[otherLine] ?? 0;
  if (column >= own) return start + column - own + theirs;
  return start + (column === 0 ? 0 : Math.max(0, theirs - (own - column)));
}

/** Further lines of what is put in, indented as the other file is. */
function reindented(text: string, own: string, theirs: string): string {
  if (theirs.length >= own.length) return text.replace(/\n(?=[^\n])/g, `\n${theirs.slice(own.length)}`);
  return text.replace(new RegExp(`\\n[ \\t]{1,${own.length - theirs.length}}`, "g"), "\n");
}

function editIn(one: Read, edit: TextEdit, other: Read, file: string): TextEdit | null {
  const [first, last] = [lineAt(one.text, edit.start) - 1, lineAt(one.text, edit.end) - 1];
  for (const [before, behind] of AROUND) {
    const from = Math.max(0, first - before);
    const lines = one.bare.slice(from, last + behind + 1);
    const place = onlyPlace(lines, other.bare);
    if (place === null) continue;
    const by = place - from;
    const start = moved(one, first, edit.start, other, first + by);
    const end = moved(one, last, edit.end, other, last + by);
    const isWholeLine = edit.start === one.starts[first];
    const put = reindented(
      `${isWholeLine ? "\n" : ""}${edit.replacement}`,
      blankBefore(one, first),
      blankBefore(other, first + by),
    );
    return { file, start, end: Math.max(start, end), replacement: isWholeLine ? put.slice(1) : put };
  }
  return null;
}

/** `files`: what a copy may be, relative; `read`: their text on the base commit, null for what cannot be read as text. */
export function createCopies(files: readonly string[], read: (path: string) => Promise<string | null>): Copies {
  const known = new Map<string, Promise<Read | null>>();
  const alike = new Map<string, Promise<[string, Read][]>>();

  function lines(path: string): Promise<Read | null> {
    let found = known.get(path);
    if (found === undefined) {
      found = read(path).then((text) => (text === null || text.length > MOST_CHARS ? null : readLines(text)));
      known.set(path, found);
    }
    return found;
  }

  async function copiesOf(path: string, own: Read): Promise<[string, Read][]> {
    const kind = kindOf(path);
    const found: [string, Read][] = [];
    for (const file of files.filter((one) => one !== path && kindOf(one) === kind).slice(0, MOST_FILES)) {
      const other = await lines(file);
      if (other !== null && isCopy(own, other)) found.push([file, other]);
    }
    return found;
  }

  return {
    async of(path, edits) {
      const own = await lines(path);
      if (own === null) return [];
      let found = alike.get(path);
      if (found === undefined) alike.set(path, (found = copiesOf(path, own)));
      return (await found).flatMap(([file, other]): FileChange[] => {
        const theirs = edits.map((edit) => editIn(own, edit, other, file));
        if (theirs.length === 0 || theirs.includes(null)) return [];
        try {
          const patched = applyEdits(other.text, theirs as TextEdit[]);
          return patched === other.text ? [] : [{ path: file, base: other.text, patched, copyOf: path }];
        } catch {
          // Two edits that fall together there.
          return [];
        }
      });
    },
  };
}

/** What may hold the same code: TypeScript and JavaScript differ in their lines, and are told apart by these. */
function kindOf(path: string): string {
  if (/\.min\.[cm]?js$|\.d\.[cm]?ts$/.test(path)) return path;
  const ending = /\.([^./]+)$/.exec(path)?.[1] ?? path;
  return /^[cm]?[jt]sx?$/.test(ending) ? "js" : ending;
}
