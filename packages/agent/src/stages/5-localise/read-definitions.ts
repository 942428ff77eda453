import type { Coverage, SpectrumResult } from "../../types/language.ts";
import { sourcesOf, type Source } from "./givers.ts";

interface Place {
  file: string;
  /** 1-based. */
  line: number;
}

/** Names that the statement around a line gives to what it holds, at the top of a file or in a class's body. */
interface Defined {
  /** The name of the statement, such as that of a table. */
  whole: string | null;
  /** Of the line itself within it, such as the key of an entry. */
  parts: readonly string[];
}

/** A table has as many lines at most. */
const MOST_ABOVE = 400;
/** What stands in more places by the name of a part alone is mostly another thing of that name. */
const MOST_OF_PART = 6;
const SHORTEST_PART = 3;
/** A definition may be read by another one, and that by another. */
const MOST_STEPS = 3;

const ASSIGNED =
  /^\s*(?:export\s+(?:default\s+)?)?(?:(?:const|let|var|static|readonly)\s+)*(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\s*(?::[^=]+)?=(?![=>])/;
/** What comes from elsewhere, or goes there, is defined elsewhere. */
const PASSED_ON = /\brequire\s*\(|^\s*(?:module\.)?exports\b.*=\s*[\w$.]+;?\s*$/;
const KEY = /^\s*["']?([A-Za-z_$][\w$]*)["']?\s*:/;
const QUOTED = /["']([A-Za-z_$][\w$]*)["']/g;
const WORD = /[A-Za-z_$][\w$]*/g;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** What is defined at an index; null within a function, or where no name is given. By indentation, as its functions are found. */
function definedAt({ lines, functions }: Source, index: number): Defined | null {
  const line = lines[index] ?? "";
  if (functions[index] !== "" || line.trim() === "" || PASSED_ON.test(line)) return null;
  const own = ASSIGNED.exec(line)?.[1];
  if (own !== undefined) return { whole: own, parts: [] };
  const quoted = [...line.matchAll(QUOTED)].map(([, name = ""]) => name);
  const parts = [KEY.exec(line)?.[1] ?? "", ...quoted].filter((name) => name.length >= SHORTEST_PART);
  return { whole: aroundOf(lines, functions, index), parts };
}

/** The name of the statement whose later lines hold this one. */
function aroundOf(lines: readonly string[], functions: readonly string[], index: number): string | null {
  let indent = indentOf(lines[index] ?? "");
  const isClosing = /^\s*[)\]}]/.test(lines[index] ?? "");
  for (let above = index - 1; above >= 0 && index - above <= MOST_ABOVE; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || indentOf(line) > indent || (indentOf(line) === indent && !isClosing)) continue;
    if (functions[above] !== "") return null;
    indent = indentOf(line);
    const name = ASSIGNED.exec(line)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

/** Where each word of the sources stands. */
function wordsOf(sources: ReadonlyMap<string, Source>): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [file, { lines }] of sources)
    for (const [index, line] of lines.entries())
      for (const [word] of line.matchAll(WORD)) {
        const places = found.get(word) ?? [];
        if (places.length === 0) found.set(word, places);
        places.push({ file, line: index + 1 });
      }
  return found;
}

/** The lines of functions that read what a line defines, by their names: right for most code, and only a hint. */
type ReadersOf = (file: string, line: number) => Place[];

function readersIn(sources: ReadonlyMap<string, Source>): ReadersOf {
  const words = wordsOf(sources);

  function readsOf({ whole, parts }: Defined): Place[] {
    const isRare = (places: Place[]): boolean => places.length <= MOST_OF_PART;
    const ofParts = parts.map((name) => words.get(name) ?? []).filter(isRare);
    return [...(whole === null ? [] : (words.get(whole) ?? [])), ...ofParts.flat()];
  }

  function read(file: string, line: number, steps: number, known: Set<string>): Place[] {
    const source = sources.get(file);
    const defined = source === undefined ? null : definedAt(source, line - 1);
    if (defined === null) return [];
    return readsOf(defined).flatMap((place) => {
      const key = `${place.file}:${place.line}`;
      if (known.has(key)) return [];
      known.add(key);
      const isInFunction = (sources.get(place.file)?.functions[place.line - 1] ?? "") !== "";
      if (isInFunction) return [place];
      return steps > 1 ? read(place.file, place.line, steps - 1, known) : [];
    });
  }
  return (file, line) => read(file, line, MOST_STEPS, new Set([`${file}:${line}`]));
}

/** Lines by file, 1-based. */
type Lines = Map<string, Set<number>>;

/** Of some lines those that a test ran and did not only load; of all without them. */
function ownLines({ lines, loaded = {} }: Coverage, among?: Lines): Lines {
  return new Map(
    Object.entries(lines).map(([file, ran]) => {
      const wanted = among === undefined ? new Set(ran) : new Set(ran.filter((line) => among.get(file)?.has(line) === true));
      return [file, wanted.difference(new Set(wanted.size === 0 ? [] : loaded[file]))];
    }),
  );
}

function runsOne(own: Lines, places: readonly Place[]): boolean {
  return places.some(({ file, line }) => own.get(file)?.has(line) === true);
}

/** Of the lines that failing tests ran or loaded, those that define what these read, with who reads them. */
function definitionsIn(
  failing: readonly Coverage[],
  readersOf: ReadersOf,
  isTop: (place: Place) => boolean,
): Map<string, Map<number, Place[]>> {
  const own = failing.map((test) => ownLines(test));
  const found = new Map<string, Map<number, Place[]>>();
  for (const { lines } of failing)
    for (const [file, ran] of Object.entries(lines))
      for (const line of ran) {
        if (!isTop({ file, line }) || found.get(file)?.has(line) === true) continue;
        const places = readersOf(file, line);
        if (!own.some((one) => runsOne(one, places))) continue;
        const known = found.get(file) ?? new Map<number, Place[]>();
        found.set(file, known.set(line, places));
      }
  return found;
}

/**
 * What is defined while a file is loaded, a pattern, a table, a limit, is run by whoever reads it: such a line counts as run by
 * the tests that run a function's line that reads it, and no longer by each that loads its file. What the failing test does not
 * read stays as it is. `functions`: the name of the function around each line, by file.
 */
export function asRead(
  spectrum: SpectrumResult,
  texts: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): SpectrumResult {
  const failing = spectrum.tests.filter(({ passed }) => !passed);
  const isTop = ({ file, line }: Place): boolean => functions.get(file)?.[line - 1] === "";
  const readers = definitionsIn(failing, readersIn(sourcesOf(texts, functions)), isTop);
  if (readers.size === 0) return spectrum;
  const reading: Lines = new Map();
  for (const places of readers.values())
    for (const { file, line } of [...places.values()].flat()) reading.set(file, (reading.get(file) ?? new Set()).add(line));

  function counted(test: Coverage): Coverage {
    const own = ownLines(test, reading);
    const lines = { ...test.lines };
    const loaded = { ...test.loaded };
    for (const [file, places] of readers) {
      if (lines[file] === undefined) continue;
      const read = [...places].filter(([, readBy]) => runsOne(own, readBy)).map(([line]) => line);
      // A failing test keeps what it only loads: something else may read it.
      const gone = new Set(test.passed ? [...places.keys()].filter((line) => !read.includes(line)) : []);
      lines[file] = [...new Set([...lines[file], ...read])].filter((line) => !gone.has(line)).sort((a, b) => a - b);
      loaded[file] = (loaded[file] ?? []).filter((line) => !gone.has(line) && !read.includes(line));
    }
    return { ...test, lines, loaded };
  }
  return { ...spectrum, tests: spectrum.tests.map(counted) };
}
