"use strict";
/** What node-tap asserts, by its names of all versions: each gives whether it holds, and what is said where nothing is given to say. */
const { isDeepStrictEqual } = require("node:util");

const SYNONYMS = {
  ok: "true assert",
  notOk: "false assertNot",
  error: "ifErr ifError",
  equal: "equals isEqual is strictEqual strictEquals strictIs isStrict isStrictly identical",
  not: "inequal notEqual notEquals isNotEqual isNot doesNotEqual isInequal notStrictEqual notStrictEquals isNotStrict notIs",
  same: "equivalent looseEqual looseEquals isEquivalent looseIs isSimilarTo isLoose deepEqual deepEquals",
  notSame:
    "inequivalent looseInequal notDeep deepInequal notLoose looseNot notEquivalent isNotEquivalent notDeepEqual notDeeply isNotDeepEqual isNotDeeply isInequivalent",
  strictSame: "strictEquivalent strictDeepEqual sameStrict deepIs isDeeply isDeep strictDeepEquals",
  strictNotSame: "strictInequivalent strictInequal notSameStrict deepNot notDeeplyStrict notStrictSame",
  match: "hasFields matches similar like isLike includes include isSimilar contains",
  notMatch: "dissimilar unsimilar notSimilar unlike isUnlike notLike isNotLike doesNotHave isNotSimilar isDissimilar",
  type: "isa isA",
};

/** What is said where a test says nothing is another thing in each version: all of it. */
const words = (...all) => all.filter((one) => one !== "").join(" | ");

/** Old versions have it by `===`. */
const isSame = (found, wanted) => found === wanted || Object.is(found, wanted);

/** `compare`: the project's own tcompare; null where it is not to be had. */
function createAsserts(compare) {
  const by = (kind, found, wanted) => {
    if (compare !== null) return compare[kind](found, wanted).match;
    if (kind === "strict") return isDeepStrictEqual(found, wanted);
    throw new Error("What is compared by parts is asserted by its runner.");
  };
  const isA = (value, wanted) => {
    if (typeof wanted === "function") return value instanceof wanted || Object(value).constructor === wanted;
    if (wanted === "null" || value === null) return wanted === "null" && value === null;
    return typeof value === wanted || Object(value).constructor?.name === wanted;
  };
  const nameOf = (wanted) => (typeof wanted === "function" ? wanted.name : wanted);
  /** Of one value, and of two. */
  const one = {
    ok: [(value) => Boolean(value), () => words("expect truthy value", "should be equal")],
    notOk: [(value) => !value, () => words("expect falsey value", "should be equal")],
    error: [(value) => !value, (value) => words(value?.message ?? String(value), "should not error")],
  };
  const two = {
    equal: [isSame, () => "should be equal"],
    not: [(found, wanted) => !isSame(found, wanted), () => "should not be equal"],
    same: [(found, wanted) => by("same", found, wanted), () => "should be equivalent"],
    notSame: [(found, wanted) => !by("same", found, wanted), () => "should not be equivalent"],
    strictSame: [(found, wanted) => by("strict", found, wanted), () => "should be equivalent strictly"],
    strictNotSame: [
      (found, wanted) => !by("strict", found, wanted),
      () => words("should be equivalent strictly", "should not be equivalent strictly"),
    ],
    match: [(found, wanted) => by("match", found, wanted), () => "should match pattern provided"],
    notMatch: [(found, wanted) => !by("match", found, wanted), () => "should not match pattern provided"],
    has: [
      (found, wanted) => by("has", found, wanted),
      () => words("should contain all provided fields", "all provided fields should be equivalent"),
    ],
    notHas: [
      (found, wanted) => !by("has", found, wanted),
      () => words("should not contain all provided fields", "all provided fields should not be equivalent"),
    ],
    hasStrict: [
      (found, wanted) => by("hasStrict", found, wanted),
      () => words("should contain all provided fields strictly", "all provided fields should be equivalent strictly"),
    ],
    notHasStrict: [
      (found, wanted) => !by("hasStrict", found, wanted),
      () => words("should not contain all provided fields strictly", "all provided fields should not be equivalent strictly"),
    ],
    type: [isA, (_, wanted) => `type is ${nameOf(wanted)}`],
  };
  /** What was thrown is what is wanted: a class, a pattern of its message, another error, or fields. */
  function isWanted(error, wanted) {
    if (wanted === undefined || wanted === null) return true;
    if (typeof wanted === "function") return error instanceof wanted;
    if (wanted instanceof RegExp) return wanted.test(error?.message ?? String(error));
    const fields =
      wanted instanceof Error ? { name: wanted.name, ...wanted, ...(wanted.message && { message: wanted.message }) } : wanted;
    return Object.keys(fields).length === 0 || by("match", error, fields);
  }
  return { one, two, isWanted };
}

/** Each name with the one that the table above has. */
const NAMES = Object.entries(SYNONYMS).flatMap(([name, others]) => others.split(" ").map((other) => [other, name]));

module.exports = { createAsserts, NAMES, words };
