import { areAlike } from "../../gates/neighbours.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import type { Strength } from "./strength.ts";
import { couldPass } from "./what-speaks.ts";

export interface Passing {
  checked: CheckedCandidate;
  strength: Strength;
}

/** An edit with less than this part of another's merit is no rival of it. */
const FAR_BEHIND = 0.5;
/** The same for one that inputs do not tell from it. */
const BEHIND = 0.9;
/** What it costs a rival when all the inputs near the example's have another value: a wrong value is wrong for many. */
const COST_OF_CHANGE = 0.8;
/**
 * How fast an edit loses merit with the part of them that has another value, and what is left of it however many have one:
 * a few changed values tell much, and more of them little, since some bugs are wrong for nearly every input. Found with bugs of
 * packages, releases and small functions that were looked into, where an unseen check said which edits are right. See
 * docs/decisions/072-a-few-changed-values-tell-most.md.
 */
const STEEPNESS = 20;
const LEFT_AT_LEAST = 0.02;
/** What the merit of an edit is worth that is made of anything at hand, or holds in some case only: it changes few values, right or not. */
const WORTH_OF_WIDE = 0.1;
const WORTH_OF_CASE = 0.2;
/** The part of them that is taken to have another value where no input has been asked, or none has a value. */
const UNASKED = 0.5;

/** What each input costs that still fails like before: the same fault may be left there, or it is no input. */
const COST_OF_ERROR = 0.05;

/** Part, 0 to 1, of the inputs near the example's that had a value on the base commit and have another, or none. */
function harm({ examples: { ordinary, kept } }: CheckedCandidate): number {
  return ordinary === 0 ? 0 : (ordinary - kept) / ordinary;
}

function partChanged(checked: CheckedCandidate): number {
  return checked.examples.ordinary === 0 ? UNASKED : harm(checked);
}

/**
 * How likely the edit is, by the engine's own score, given what it does to inputs near the example's. What failed before
 * and now has a value does not count against it; a value that is lost counts most.
 */
function merit(checked: CheckedCandidate): number {
  const part = partChanged(checked);
  const { isWide = false, isCase = false } = checked.candidate;
  const left = LEFT_AT_LEAST + (1 - LEFT_AT_LEAST) * Math.exp(-STEEPNESS * part);
  const share = left * (isWide ? WORTH_OF_WIDE : 1) * (isCase ? WORTH_OF_CASE : 1);
  return worth(checked, share);
}

/** The same for one that may be a rival: it is one though it changes more. */
function claim(checked: CheckedCandidate): number {
  return worth(checked, 1 - COST_OF_CHANGE * harm(checked));
}

function worth({ candidate, examples: { ordinary, lost, unresolved } }: CheckedCandidate, share: number): number {
  const lostPart = ordinary === 0 ? 0 : lost / ordinary;
  return (candidate.score * share * (1 - lostPart)) / (1 + COST_OF_ERROR * unresolved);
}

/** What merit is worth where none is proven: of what passes late, which mostly does so by chance, and of what lacks nothing but that others pass. */
const WORTH_OF_LATE = 0.6;
const WORTH_OF_PROVABLE = 2;

/** Best first, of what can only be proposed. */
export function compareProposals(a: CheckedCandidate, b: CheckedCandidate): number {
  const own = (one: CheckedCandidate): number =>
    merit(one) *
    (one.facts.isWide || one.facts.byChance !== null ? WORTH_OF_LATE : 1) *
    (isProvable(one) ? WORTH_OF_PROVABLE : 1);
  return b.examples.unseen - a.examples.unseen || own(b) - own(a);
}

/** How fast what a test or another example speaks against loses, to the end: what changes less may be all that both leave room for. */
const STEADINESS = 8;

/** Best first, of what a test or another example speaks against. */
export function compareAside(a: CheckedCandidate, b: CheckedCandidate): number {
  const own = (one: CheckedCandidate): number => worth(one, Math.exp(-STEADINESS * partChanged(one)));
  return own(b) - own(a);
}

function isProvable({ verdict: { passed, code }, facts }: CheckedCandidate): boolean {
  if (passed || code === "ambiguous") return true;
  // What holds in some case only, or only keeps an error away, is never proven: that says nothing of how likely it is beside others.
  return (facts.isFitted || facts.onlySilences) && couldPass({ ...facts, isFitted: false, onlySilences: false });
}

/** Nothing that is known before its strength is measured speaks against the candidate, and the next is far behind. */
export function isClearBest(best: CheckedCandidate, next: Candidate | undefined): boolean {
  const simple = best.candidate.edits.length === 1;
  // What changes other values may do too much: then others are worth a look.
  return simple && harm(best) === 0 && next !== undefined && next.score < best.candidate.score * FAR_BEHIND;
}

/** So many inputs with one value show that the function mostly has it. */
const LEAST_ASKED = 3;

/**
 * No other example is there, and no input near the example's had a value that could tell one edit from another: where all have
 * the same one, most edits leave it to them. Without a suite more must have had a value in any case.
 */
function isUntold({ examples: { unseen, ordinary, answers }, isJudgedBySuite }: CheckedCandidate): boolean {
  const values = answers.filter(({ kind, isExample }) => kind === "value" && isExample !== true);
  const isOne = values.length >= LEAST_ASKED && new Set(values.map(({ outcome }) => outcome)).size === 1;
  return unseen === 0 && (isOne || (isJudgedBySuite && ordinary === 0));
}

/** Two edits that fail or pass by themselves, tried together. */
const PAIR = "pair";

/** It has all edits of the other one, and more: a pair, or the same at more places. What is one edit of its own has nothing to leave out. */
export function hasMore(
  { candidate: one }: Pick<CheckedCandidate, "candidate">,
  { candidate: other }: Pick<CheckedCandidate, "candidate">,
): boolean {
  if (one.family !== PAIR && one.family !== other.family) return false;
  const own = new Set(one.edits.map((edit) => JSON.stringify(edit)));
  return one.edits.length > other.edits.length && other.edits.every((edit) => own.has(JSON.stringify(edit)));
}

/** Each of the other's edits is one of its own, or within one of a longer piece, as of a name throughout a statement. */
export function covers(
  { candidate: one }: Pick<CheckedCandidate, "candidate">,
  { candidate: other }: Pick<CheckedCandidate, "candidate">,
): boolean {
  return other.edits.every((edit) =>
    one.edits.some(
      ({ file, start, end, replacement }) =>
        file === edit.file &&
        start <= edit.start &&
        edit.end <= end &&
        (end - start === edit.end - edit.start ? replacement === edit.replacement : replacement.includes(edit.replacement)),
    ),
  );
}

/** The programs are the same but for what `form` takes from their texts. */
function areSameBut(
  form: (text: string) => string,
  { changes: own }: CheckedCandidate,
  { changes: others }: CheckedCandidate,
): boolean {
  const isAlike = own.every(({ path, patched }, at) => {
    const other = others[at];
    return other !== undefined && other.path === path && form(other.patched) === form(patched);
  });
  return own.length > 0 && own.length === others.length && isAlike;
}

/** `one > high` and `one >= high`: where both sides are equal most programs do the same, and inputs near the example's ask for that too. */
const withoutEquals = (text: string): string => text.replaceAll(/([<>])=(?!=)/g, "$1");

/** What is put before one of two others, or before both: where inputs do not tell the orders apart, neither is another fix. */
const withoutOrder = (text: string): string => (text.match(/\w+|[^\w\s]/g) ?? []).toSorted().join(" ");

/** Of the inputs that had a value: what an edit at more places changes beyond it changes otherwise than one that mends more. */
const MOST_MENDED = 0.1;

/**
 * The same edit at more places that are alike, and inputs near the example's show that it matters: whoever made a mistake may
 * have made it there too.
 */
export function mendsMore(best: CheckedCandidate, other: CheckedCandidate): boolean {
  // Of one that could not be proven by itself more is known to speak against it.
  if (!isProvable(other)) return false;
  const isSame = other.candidate.family === best.candidate.family && other.candidate.line === best.candidate.line;
  if (!isSame || best.candidate.family === PAIR || !hasMore(other, best)) return false;
  const [one, more] = [best.examples, other.examples];
  const isMending = one.ordinary > 0 && one.kept - more.kept <= one.ordinary * MOST_MENDED && more.lost <= one.lost;
  return isMending && !areAlike(one.answers, more.answers);
}

function isElsewhere({ candidate: one }: CheckedCandidate, { candidate: other }: CheckedCandidate): boolean {
  return one.line !== other.line || one.edits[0]?.file !== other.edits[0]?.file;
}

/**
 * Whether another edit does something else and half as much speaks for it, or does the same, as far as is seen, and
 * nothing could tell them apart. Of those that do the same, what passes as well and is as likely leaves it open which is
 * meant, at the same place or another; a suite that judges the edit leaves what is as likely, too, whether it passed all else
 * or not; without one, what was refused though more speaks for it: what refused that one holds for whatever comes after it.
 * Where the example only threw (`threw`), inputs like it did too, and right fixes differ in what they make of those: beside
 * a suite a rival is as likely then. Who has its edits and more is one only where it may mend more.
 */
export function isRival(best: CheckedCandidate, other: CheckedCandidate, threw = false): boolean {
  if (other === best || other.examples.unseen < best.examples.unseen) return false;
  if (hasMore(other, best)) return mendsMore(best, other);
  const isSame = areAlike(best.examples.answers, other.examples.answers);
  if (isUntold(best) || (!isSame && !(threw && best.isJudgedBySuite))) return claim(other) >= claim(best) * FAR_BEHIND;
  const isAsLikely = claim(other) >= claim(best) * BEHIND;
  // What was ambiguous in an earlier round passed all, too.
  const hasPassed = other.verdict.passed || other.verdict.code === "ambiguous";
  // Who has fewer of its edits does the same where the others make no difference.
  const isOneFix = (): boolean => areSameBut(withoutEquals, best, other) || areSameBut(withoutOrder, best, other);
  const isOpen = isAsLikely && hasPassed && !covers(best, other) && !isOneFix();
  if (best.isJudgedBySuite) return isAsLikely && (isOpen || !isSame || isElsewhere(best, other));
  return hasPassed ? isAsLikely && isOpen : claim(other) >= claim(best);
}

function changeSize(checked: CheckedCandidate): number {
  return checked.candidate.edits.reduce((sum, edit) => sum + edit.replacement.length + (edit.end - edit.start), 0);
}

function killRatio(strength: Strength): number {
  const counted = strength.mutants.length;
  return counted === 0 ? 0 : strength.mutants.filter((mutant) => mutant.status !== "survived").length / counted;
}

/** Best first: more second examples, then merit. */
export function compareChecked(a: CheckedCandidate, b: CheckedCandidate): number {
  return b.examples.unseen - a.examples.unseen || merit(b) - merit(a);
}

/** Best first: no needless hunk, then as `compareChecked`, better guarded by tests, smaller. */
export function comparePassing(a: Passing, b: Passing): number {
  const needless = (one: Passing): number => one.strength.hunks - one.strength.neededHunks;
  return (
    needless(a) - needless(b) ||
    compareChecked(a.checked, b.checked) ||
    killRatio(b.strength) - killRatio(a.strength) ||
    changeSize(a.checked) - changeSize(b.checked)
  );
}
