/** Where in the search an edit was found, and how many others nothing speaks against. */
export interface Chance {
  /** The edit's place in the order in which edits were considered, from 1, or of the first that does the same. */
  position: number;
  /** The likeliest edits of the search, judged, or left out since they change nothing for the failing test. */
  considered: number;
  /** Of these, those that pass all that is known: the reproduction, other examples, tests near by, types. */
  surviving: number;
  /** They count as so many, since some of them do the same with inputs near the example's; as many as survive where none was asked. */
  ways: number;
  /** Of a red test of the project's own: suspicious lines among which was looked. */
  lines?: number;
}

/** What survivors were seen to do: how many were asked, and in how many different ways they answered. */
export interface Behaving {
  asked: number;
  ways: number;
}

/** How easily edits pass is asked of so many: those that come later are of other kinds, and pass less. */
const LIKELIEST = 2000;

const UNASKED: Behaving = { asked: 0, ways: 0 };

/**
 * Of a search that has `considered` so many edits, those at the places `survivors` surviving. `seen`: what was seen of those
 * up to a place; the others are taken to differ as much. So many that do the same count as one, at the most: `most`.
 */
export function foundAt(
  position: number,
  { considered, survivors }: { considered: number; survivors: readonly number[] },
  { seen = () => UNASKED, most = Number.POSITIVE_INFINITY }: { seen?: (among: number) => Behaving; most?: number } = {},
): Chance {
  const among = Math.max(position, Math.min(considered, LIKELIEST));
  const surviving = survivors.filter((place) => place <= among).length;
  const { asked, ways } = seen(among);
  const each = asked === 0 ? 1 : Math.max(ways / asked, 1 / most);
  return { position, considered: among, surviving, ways: Math.min(surviving, Math.max(ways, Math.round(surviving * each))) };
}

/**
 * So many more are taken to have been considered, and to have failed: of a few edits none says how easily they pass. Of a project
 * with many lines fewer are: where its tests are slow, few are considered in all.
 */
const MORE = 200;
const MORE_OF_MANY = 20;

/**
 * The probability, 0 to 1, that one of the edits up to this one would pass if none were right: each as likely as edits pass
 * in this search. Likely edits are tried first, so that a right one is mostly found before that is to be expected of a wrong
 * one. The same fix can be written in many ways, which says nothing against it: so what counts is in how many ways those that
 * pass behave. See docs/decisions/071-how-early-for-how-few.md and 076-the-same-fix-in-ten-forms.md.
 */
export function chanceOf({ position, considered, ways }: Chance, more = MORE): number {
  const rate = Math.min(1, ways / (considered + more));
  return 1 - (1 - rate) ** position;
}

/** Where it is larger, what passes is no more than was to be expected: without another example that holds, with one, with more. */
const MOST_ALONE = 0.05;
const MOST_BESIDE_ONE = 0.2;
const MOST_BESIDE_MORE = 0.6;
/**
 * Of a project's own red test, however much else holds: what survives passes all of that too, and is counted. With right edits
 * withheld three of five wrong ones that were validated came later, and 3 of 24 right ones: see
 * docs/decisions/079-which-line-is-wrong-is-learnt.md.
 */
const MOST_OF_RED_TEST = 0.05;
/** At least, where no value is demanded: whatever keeps the error away survives, and inputs that keep their values tell of it too. */
const MOST_WITHOUT_VALUE = 0.2;

/** Far from chance: where it is smaller, that it passes says as much as an input that keeps its value. */
const FAR = 0.02;

/** What speaks for an edit beside the example. */
export interface Support {
  /** Examples that hold with the edit, and that it was not made for; a test of the project is more than one. */
  others: number;
  /** Of these, other red tests of the project, where the example is one. */
  mended?: number;
  demandsNoValue?: boolean;
  /** It gives the example another value and no input near it, as what was made for the example does. */
  isAlone?: boolean;
  /** Nothing but parts of the program are gone. */
  takesAway?: boolean;
}

/**
 * Of a project's own red test: where more lines than these may be wrong, the right edit is mostly not among those that are made,
 * so that what passes has to be found as early as what is far from chance, however much its tests demand: what survives passes
 * them all, and is counted. See docs/decisions/077-what-a-red-test-proves.md.
 */
const FEW_LINES = 50;
/** Of so many lines a suite mostly demands no single one: what only takes something away has to be found so many times earlier. */
const TAKES_AWAY = 4;

function isFromMany({ lines = 0 }: Chance): boolean {
  return lines > FEW_LINES;
}

export function isByChance(found: Chance, support: Support): boolean {
  const bound = boundOf(found, support);
  return chanceWithin(found) > (support.demandsNoValue === true ? Math.max(bound, MOST_WITHOUT_VALUE) : bound);
}

function boundOf(found: Chance, support: Support): number {
  if (isFromMany(found)) return mostOfMany(support);
  const { others, isAlone = false } = support;
  const alone = isAlone ? FAR : MOST_ALONE;
  const most = others === 0 ? alone : others === 1 ? MOST_BESIDE_ONE : MOST_BESIDE_MORE;
  return found.lines === undefined ? most : Math.min(most, MOST_OF_RED_TEST);
}

function mostOfMany({ mended = 0, takesAway = false }: Support): number {
  return Math.min(MOST_BESIDE_ONE, ((1 + mended) * FAR) / (takesAway ? TAKES_AWAY : 1));
}

function chanceWithin(found: Chance): number {
  return chanceOf(found, isFromMany(found) ? MORE_OF_MANY : MORE);
}

/** It passes so much sooner than one would by chance that it outweighs one doubt: see `whatSpeaks`. Of few edits none does. */
export function isFarFromChance(found: Chance): boolean {
  return chanceOf(found, 0) <= FAR;
}

/** For people. */
export function tellChance(found: Chance): string {
  const { position, considered, surviving, ways } = found;
  const alike =
    ways === surviving ? "" : ways === 1 ? ", which all do the same" : `, which count as ${ways}, since some do the same`;
  const pass = surviving === 1 ? "1 passes" : `${surviving} pass`;
  const percent = Math.round(chanceWithin(found) * 100);
  const often = percent < 1 ? "fewer than 1" : `${percent}`;
  return `Of the first ${considered} edits considered ${pass} everything that was known during the search${alike}${alike === "" ? ", and this" : "; this, or one that does the same,"} was number ${position}: were none of them right, one would pass as early in ${often} of 100 searches.`;
}

/** Why even that is too late where it is early; a blank where it is not. */
export function tellMany(found: Chance): string {
  return isFromMany(found)
    ? ` ${found.lines ?? 0} lines may hold the bug, and of so many the right edit is mostly not among those that are tried. `
    : " ";
}
