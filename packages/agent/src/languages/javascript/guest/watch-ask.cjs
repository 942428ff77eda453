"use strict";
/** Evaluates expressions where the program is, without changing anything, and tells where they first make a difference. */
const { Session } = require("node:inspector");
const { Script } = require("node:vm");
const { createKeys } = require("./watch-keys.cjs");
const { createTrust } = require("./watch-trust.cjs");

/** Of one place; beyond, nothing is known of what has made no difference until then. */
const MOST_HITS = 40;
/** Milliseconds for the expressions of one hit. */
const TIMEOUT = 300;
/** Times that V8 is asked at one hit, where some of the expressions would change something. */
const MOST_TRIES = 200;
/** Expressions that are asked together. */
const AT_ONCE = 32;

const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

/** What a function gives: twice, since what is made anew each time is another object. */
function valueOf(give) {
  try {
    const value = give();
    return { value, again: isObject(value) ? give() : value };
  } catch (error) {
    return { error };
  }
}

/** `quiet`: names of functions that change nothing. */
function createAsker(quiet) {
  const session = new Session();
  session.connect();
  const trust = createTrust(quiet);
  const now = performance.now.bind(performance);
  let places = [];
  let deadline = 0;
  let isAsking = false;
  /** Evaluated at the moment: where it never comes back, the whole run is cut. */
  let current = null;
  /** Read by what V8 evaluates. */
  let functions = [];
  let taken = null;

  Object.defineProperty(globalThis, "fixpointEvaluate", {
    value: () => {
      const results = [];
      for (let at = 0; at < functions.length; at += 1) results[at] = valueOf(functions[at]);
      return results;
    },
  });
  Object.defineProperty(globalThis, "fixpointTake", { value: (results) => void (taken = results) });
  Object.defineProperty(globalThis, "fixpointAsk", { value: ask });

  function post(method, params) {
    let answered = null;
    session.post(method, params, (error, result) => {
      answered = error === null && result.exceptionDetails === undefined ? result.result : null;
    });
    return answered;
  }

  /** What the functions give; null where that would change something, or takes too long. */
  function evaluate(some) {
    functions = some;
    taken = null;
    const found = post("Runtime.evaluate", {
      expression: "fixpointEvaluate()",
      throwOnSideEffect: true,
      silent: true,
      timeout: TIMEOUT,
    });
    if (found?.objectId === undefined) return null;
    post("Runtime.callFunctionOn", { objectId: found.objectId, functionDeclaration: "function () { fixpointTake(this); }" });
    post("Runtime.releaseObject", { objectId: found.objectId });
    return taken;
  }

  /** By halves, so that what cannot be asked is found soon; `left` counts down. */
  function evaluateAny(some, left) {
    if (some.length === 0) return [];
    if (left.count <= 0 || now() > deadline) return some.map(() => null);
    left.count -= 1;
    const all = evaluate(some);
    if (all !== null) return all;
    if (some.length === 1) return [null];
    const middle = some.length >> 1;
    return [...evaluateAny(some.slice(0, middle), left), ...evaluateAny(some.slice(middle), left)];
  }

  function valueAsItIs(text, give) {
    current = text;
    const result = valueOf(give);
    current = null;
    return result;
  }

  /** Results by text; of those that cannot be asked nothing. */
  function resultsOf(place, texts, functionsHere) {
    const results = new Map();
    const waiting = [...texts].filter((text) => place.texts.has(text) && !place.refused.has(text));
    const functionOf = (text) => functionsHere[place.texts.get(text)];
    const left = { count: MOST_TRIES };
    // What some of them show of a name holds for those behind.
    for (let at = 0; at < waiting.length; at += AT_ONCE) {
      const careful = [];
      for (const text of waiting.slice(at, at + AT_ONCE)) {
        const how = trust.of(text);
        if (how === "careful") careful.push(text);
        else if (how === "free") results.set(text, valueAsItIs(text, functionOf(text)));
        else place.refused.add(text);
      }
      const found = evaluateAny(careful.map(functionOf), left);
      for (const [position, text] of careful.entries()) {
        if (found[position] !== null) results.set(text, found[position]);
        else place.refused.add(text);
        if (found[position] === null && left.count > 0) trust.fail(text);
      }
    }
    return results;
  }

  function look(place, functionsHere) {
    const texts = new Set();
    for (const at of place.open) {
      const item = place.items[at];
      texts.add(item.test);
      if (item.value !== null) texts.add(item.value);
    }
    if (place.before !== null) texts.add(place.before);
    const results = resultsOf(place, texts, functionsHere);
    const keys = createKeys();
    const before = results.get(place.before) ?? null;
    const keyOf = (result) => (result === undefined ? null : keys.of(result));
    place.open = place.open.filter((at) => {
      const item = place.items[at];
      const test = results.get(item.test);
      const difference = test === undefined ? null : differenceOf(item, test, before, keyOf, results);
      if (difference === "") return true;
      place.answers[at] = difference === null ? null : `${place.hits} ${difference}`;
      return false;
    });
  }

  function ask(index, list) {
    if (isAsking) return;
    const place = places[index];
    if (place === undefined || place.open.length === 0) return;
    isAsking = true;
    place.hits += 1;
    if (place.hits > MOST_HITS || now() > deadline) forget(place);
    else look(place, list());
    isAsking = false;
  }

  function forget(place) {
    for (const at of place.open) place.answers[at] = null;
    place.open = [];
  }

  return {
    /** `places`: see the head of watch.cjs. */
    begin(wanted, limit) {
      deadline = now() + limit;
      isAsking = false;
      current = null;
      places = wanted.map(({ before, items }) => ({
        before,
        items,
        texts: readable(
          [...new Set([before, ...items.flatMap(({ test, value }) => [test, value])])].filter((text) => text !== null),
        ),
        refused: new Set(),
        open: items.map((_, at) => at),
        hits: 0,
        answers: items.map(() => ""),
      }));
    },
    /** The call that asks at a place. */
    callAt: (index) =>
      `fixpointAsk(${index}, () => [${[...places[index].texts.keys()].map((text) => `()=>(${text}\n)`).join(",")}])`,
    /** `isCut`: the run was ended in the middle. */
    end(isCut) {
      if (isCut && current !== null) trust.refuse(current);
      // Where the run comes by none of them, it ended before: nothing is known of what it would have made of them.
      const isBefore = places.every(({ hits }) => hits === 0);
      if (isCut || isBefore || now() > deadline) for (const place of places) forget(place);
      const answers = places.map((place) => place.answers);
      places = [];
      return answers;
    },
  };
}

/** "" for none, null where it cannot be told. */
function differenceOf({ kind, value }, result, before, keyOf, results) {
  const isError = "error" in result;
  if (kind === "value" || kind === "truth") {
    const isByTruth = kind === "truth" && !isError;
    const key = isByTruth ? String(Boolean(result.value)) : keyOf(result);
    if (key === null || before === null) return key;
    const old = isByTruth ? ("error" in before ? null : String(Boolean(before.value))) : keyOf(before);
    return key === old ? "" : key;
  }
  if (isError) return keyOf(result);
  if (Boolean(result.value) !== (kind === "holds")) return "";
  return value === null ? "done" : (keyOf(results.get(value)) ?? value);
}

/** The texts that are expressions, and their place in the list. */
function readable(texts) {
  const kept = isList(texts) ? texts : texts.filter((text) => isList([text]));
  return new Map(kept.map((text, at) => [text, at]));
}

function isList(texts) {
  const list = texts.map((text) => `()=>(${text}\n)`).join(",");
  const names = new Set(list.match(/#[A-Za-z_$][\w$]*/g));
  try {
    new Script(`(class { ${[...names].map((name) => `${name};`).join(" ")} all() { return [${list}]; } })`);
    return texts.every(isBalanced);
  } catch {
    return false;
  }
}

/** A bracket that nothing in it has opened is not closed in it: it would end one element of the list and begin another. */
function isBalanced(text) {
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")" && --depth < 0) return false;
  }
  return true;
}

module.exports = { createAsker };
