import type { Family } from "../types.ts";
import { accumulate } from "./accumulate.ts";
import { allOf } from "./all-of.ts";
import { access } from "./access.ts";
import { alternative } from "./alternative.ts";
import { callArguments } from "./arguments.ts";
import { assignment } from "./assignment.ts";
import { bothSides } from "./both-sides.ts";
import { callback } from "./callback.ts";
import { calls } from "./calls.ts";
import { chained } from "./chained.ts";
import { clamp } from "./clamp.ts";
import { condition } from "./condition.ts";
import { constant } from "./constant.ts";
import { fallback } from "./fallback.ts";
import { grouping } from "./grouping.ts";
import { copy } from "./copy.ts";
import { inOrder } from "./in-order.ts";
import { separated } from "./separated.ts";
import { spread } from "./spread.ts";
import { guard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { ingredient } from "./ingredient.ts";
import { offByOne } from "./off-by-one.ts";
import { operator } from "./operator.ts";
import { property } from "./property.ts";
import { receiver } from "./receiver.ts";
import { regex } from "./regex.ts";
import { regroup } from "./regroup.ts";
import { returns } from "./returns.ts";
import { sibling } from "./sibling.ts";
import { statement } from "./statement.ts";
import { table } from "./table.ts";
import { template } from "./template.ts";
import { undo } from "./undo.ts";
import { variable } from "./variable.ts";
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
];
