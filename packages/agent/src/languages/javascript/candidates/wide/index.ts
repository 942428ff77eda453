import type { Family } from "../types.ts";
import { afterLoop } from "./after-loop.ts";
import { arithmetic } from "./arithmetic.ts";
import { clause } from "./clause.ts";
import { either } from "./either.ts";
import { filtered } from "./filtered.ts";
import { inSequence } from "./in-sequence.ts";
import { key } from "./key.ts";
import { form } from "./form.ts";
import { leave } from "./leave.ts";
import { ownFunction } from "./own-function.ts";
import { setIf } from "./set-if.ts";
import { twin } from "./twin.ts";
import { set } from "./set.ts";

/**
 * Edits made of all that is at hand at a place: thousands a line, few of them sensible. They are tried when nothing that is
 * usual has been proven (docs/decisions/026-a-wide-search-comes-last.md).
 */
export const WIDE_FAMILIES: readonly Family[] = [
  clause,
  leave,
  either,
  arithmetic,
  set,
  ownFunction,
  twin,
  key,
  filtered,
  inSequence,
  afterLoop,
];

/** Tried when they are used up, too. */
export const WIDEST_FAMILIES: readonly Family[] = [form, setIf];
