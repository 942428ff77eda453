import type { Family } from "../types.ts";
import { accumulate } from "./accumulate.ts";
import { allOf } from "./all-of.ts";
import { access } from "./access.ts";
import { alternative } from "./alternative.ts";
import { callArguments } from "./arguments.ts";
import { assignment } from "./assignment.ts";
import { asTold } from "./as-told.ts";
import { awaited } from "./awaited.ts";
import { memberChain } from "./member-chain.ts";
import { ignoredElement } from "./ignored-element.ts";
import { memberOf } from "./member-of.ts";
import { spelling } from "./spelling.ts";
import { still } from "./still.ts";
import { unused } from "./unused.ts";
import { bothSides } from "./both-sides.ts";
import { callback } from "./callback.ts";
import { calls } from "./calls.ts";
import { captured } from "./captured.ts";
import { ofTheModule } from "./of-the-module.ts";
import { chained } from "./chained.ts";
import { destructured } from "./destructured.ts";
import { clamp } from "./clamp.ts";
import { clauseLike } from "./clause-like.ts";
import { condition } from "./condition.ts";
import { constant } from "./constant.ts";
import { emptyParts } from "./empty-parts.ts";
import { fallback } from "./fallback.ts";
import { grouping } from "./grouping.ts";
import { copy } from "./copy.ts";
import { inOrder } from "./in-order.ts";
import { seenBefore } from "./seen-before.ts";
import { separated } from "./separated.ts";
import { spread } from "./spread.ts";
import { guard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { ingredient } from "./ingredient.ts";
import { lookupKey } from "./lookup-key.ts";
import { offByOne } from "./off-by-one.ts";
import { operator } from "./operator.ts";
import { ownClass } from "./own-class.ts";
import { passedThrough } from "./passed-through.ts";
import { undeclared } from "./undeclared.ts";
import { misnamed } from "./misnamed.ts";
import { setAgain } from "./set-again.ts";
import { entry } from "./entry.ts";
import { patternText } from "./pattern-text.ts";
import { property } from "./property.ts";
import { receiver } from "./receiver.ts";
import { regex } from "./regex.ts";
import { regroup } from "./regroup.ts";
import { replaced } from "./replaced.ts";
import { restOf } from "./rest-of.ts";
import { returns } from "./returns.ts";
import { sibling } from "./sibling.ts";
import { statement } from "./statement.ts";
import { table } from "./table.ts";
import { template } from "./template.ts";
import { begun } from "./begun.ts";
import { cleanedAgain } from "./cleaned-again.ts";
import { inItsPlace } from "./in-its-place.ts";
import { arrowBody } from "./arrow-body.ts";
import { givenChanged } from "./given-changed.ts";
import { intoText } from "./into-text.ts";
import { timer } from "./timer.ts";
import { tried } from "./tried.ts";
import { precedence } from "./precedence.ts";
import { entries } from "./entries.ts";
import { sameLength } from "./same-length.ts";
import { stays } from "./stays.ts";
import { uncalled } from "./uncalled.ts";
import { cycle } from "./cycle.ts";
import { symmetric } from "./symmetric.ts";
import { setUnread } from "./set-unread.ts";
import { asBeside } from "./as-beside.ts";
import { absentPart } from "./absent-part.ts";
import { oneOrMany } from "./one-or-many.ts";
import { loopEnd } from "./loop-end.ts";
import { builtInKinds } from "./built-in-kinds.ts";
import { withThis } from "./with-this.ts";
import { answers } from "./answers.ts";
import { goesOn } from "./goes-on.ts";
import { bits } from "./bits.ts";
import { coerced } from "./coerced.ts";
import { comparer } from "./comparer.ts";
import { decides } from "./decides.ts";
import { filled } from "./filled.ts";
import { defaults } from "./defaults.ts";
import { empty } from "./empty.ts";
import { sharedState } from "./shared-state.ts";
import { counter } from "./counter.ts";
import { forgotten } from "./forgotten.ts";
import { field } from "./field.ts";
import { negated } from "./negated.ts";
import { notFound } from "./not-found.ts";
import { otherEnd } from "./other-end.ts";
import { sameValue } from "./same-value.ts";
import { firstWithout } from "./first-without.ts";
import { sortedFirst } from "./sorted-first.ts";
import { pitfall } from "./pitfall.ts";
import { undo } from "./undo.ts";
import { answered } from "./answered.ts";
import { errorClass } from "./error-class.ts";
import { kept } from "./kept.ts";
import { kindTest } from "./kind-test.ts";
import { below } from "./below.ts";
import { numberKinds } from "./number-kinds.ts";
import { fallsShort } from "./falls-short.ts";
import { asKind } from "./as-kind.ts";
import { putRight } from "./put-right.ts";
import { otherForm } from "./other-form.ts";
import { leftOut } from "./left-out.ts";
import { meantFor } from "./meant-for.ts";
import { ofBoth } from "./of-both.ts";
import { mayLack } from "./may-lack.ts";
import { oneMoreKind } from "./one-more-kind.ts";
import { oneMoreSign } from "./one-more-sign.ts";
import { numbers } from "./numbers.ts";
import { texts } from "./texts.ts";
import { unreadValue } from "./unread-value.ts";
import { skipped } from "./skipped.ts";
import { stalled } from "./stalled.ts";
import { unreadClause } from "./unread-clause.ts";
import { variable } from "./variable.ts";
import { argumentsBetween } from "./arguments-between.ts";
import { classSign, classSigns, classWithin } from "./class-sign.ts";
import { clausesHere } from "./clauses-here.ts";
import { otherCalls } from "./other-calls.ts";
import { otherWords } from "./other-words.ts";
import { ownKeys } from "./own-keys.ts";
import { saidOtherwise } from "./said-otherwise.ts";
import { setBack } from "./set-back.ts";
import { wrapper } from "./wrapper.ts";

/** A flat list; the order does not matter. */
export const FAMILIES: readonly Family[] = [
  operator,
  offByOne,
  constant,
  regex,
  variable,
  property,
  callArguments,
  calls,
  condition,
  guard,
  returns,
  statement,
  ingredient,
  sibling,
  receiver,
  table,
  wrapper,
  access,
  alternative,
  assignment,
  grouping,
  guarded,
  template,
  clamp,
  bothSides,
  regroup,
  copy,
  callback,
  chained,
  undo,
  inOrder,
  accumulate,
  allOf,
  separated,
  spread,
  fallback,
  clauseLike,
  oneMoreKind,
  seenBefore,
  lookupKey,
  restOf,
  awaited,
  memberChain,
  ignoredElement,
  memberOf,
  still,
  unused,
  bits,
  comparer,
  decides,
  filled,
  defaults,
  counter,
  empty,
  forgotten,
  sharedState,
  field,
  negated,
  notFound,
  begun,
  cleanedAgain,
  inItsPlace,
  arrowBody,
  coerced,
  givenChanged,
  intoText,
  emptyParts,
  patternText,
  replaced,
  timer,
  tried,
  precedence,
  entries,
  sameLength,
  stays,
  uncalled,
  otherEnd,
  asTold,
  firstWithout,
  sortedFirst,
  sameValue,
  pitfall,
  answered,
  errorClass,
  kept,
  leftOut,
  meantFor,
  ofBoth,
  skipped,
  texts,
  numbers,
  unreadValue,
  mayLack,
  oneMoreSign,
  spelling,
  cycle,
  symmetric,
  setUnread,
  asBeside,
  absentPart,
  oneOrMany,
  loopEnd,
  builtInKinds,
  withThis,
  answers,
  goesOn,
  stalled,
  unreadClause,
  kindTest,
  otherForm,
  asKind,
  putRight,
  fallsShort,
  numberKinds,
  ownClass,
  below,
  undeclared,
  misnamed,
  setAgain,
  entry,
  passedThrough,
  destructured,
  captured,
  ofTheModule,
  argumentsBetween,
  classSign,
  classSigns,
  classWithin,
  clausesHere,
  otherCalls,
  otherWords,
  ownKeys,
  saidOtherwise,
  setBack,
];
