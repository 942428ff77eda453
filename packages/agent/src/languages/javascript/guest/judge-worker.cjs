"use strict";
/**
 * Runs inside the sandbox: loads the probe once per candidate, with the candidate's text in place of the file's,
 * all in one process. Reads JSON lines on stdin, answers JSON lines on stdout, each with the nonce that the first
 * message brought, so that what the project prints cannot pass for a verdict.
 *
 * in:  {init: {nonce, root, probe: {format, file, code}, limit}} · {limit: {ms, first, patience}} ·
 *      {judge: {id, edits: [{file,start,end,replacement}], alone}}; `ms` of processor time, `first` and at most `patience`
 *      times that on the wall
 * out: {nonce, ready} · {nonce, id, verdict, ms, loadMs?, error?, dirty?}; `loadMs`: of processor time, until what it loads was
 * there; `dirty` asks the parent for a fresh process.
 */
const fs = require("node:fs");
const readline = require("node:readline");
const { isPromise } = require("node:util").types;
const clock = require("./judge-clock.cjs");
const { prepare } = require("./judge-environment.cjs");
const { createIsolation } = require("./judge-isolation.cjs");
const { createLoader } = require("./judge-loader.cjs");
const { createTicks, within } = require("./judge-ticks.cjs");

const real = {
  setTimeout,
  clearTimeout,
  setImmediate,
  writeSync: fs.writeSync,
  exit: process.reallyExit.bind(process),
};
const { parse, stringify } = JSON;
const NativePromise = Promise;
const uncurry = require("./judge-uncurry.cjs");
const then = uncurry(Promise.prototype.then);
// Between a candidate and what puts all back, its changes are in force here too.
const push = uncurry(Array.prototype.push);
const shift = uncurry(Array.prototype.shift);
const unshift = uncurry(Array.prototype.unshift);

let nonce = "";
let limitMs = 1000;
/** Times its limit on the wall that a candidate has at first, and at last. */
let firstPatience = 1;
let mostPatience = 1;
let basePatience = 1;
let loader;
let isolation;
let ticks;
/** Jobs read and not answered yet. */
const queue = [];
let running = false;
/** What the timed script is at, so that a time-out can be laid at the right door. */
let current = null;
let rejection = null;
/** What the program changes by itself, each time it is loaded; null before the base has run. */
let usual = null;
/** Callbacks of Node's own queue run: whoever is cut off there leaves the queue confused. */
let isTicking = false;
/** A candidate was cut off there, or what it left to settle, or to come, does not end. */
let isUnsound = false;
/** The base waits for what Node does not count, such as work of its pool, so a candidate may. */
let waitsUnseen = false;
/** The base leaves something running, so a candidate may. */
let leaves = false;

function answerAll(messages) {
  let bytes = Buffer.from(messages.map((message) => stringify({ nonce, ...message }) + "\n").join(""));
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(real.writeSync(1, bytes));
    } catch (error) {
      if (error.code !== "EAGAIN") real.exit(3);
    }
  }
}

function describe(error) {
  try {
    if (error instanceof Error) return `${error.name}: ${error.message}`.slice(0, 300);
    return String(error).slice(0, 300);
  } catch {
    return "something that cannot be shown";
  }
}

/** Once the probe runs, a SyntaxError is what a parser under test throws. */
function isLoadFailure(error, isRunning) {
  try {
    if (error instanceof SyntaxError) return !isRunning;
    return ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(error?.code);
  } catch {
    return false;
  }
}

/** Starts one candidate; leaves `state.done` set when it settled without the event loop. */
function start(job) {
  const state = {
    job,
    began: clock.now(),
    cpu: clock.cpuUsage(),
    done: null,
    promise: null,
    loadMs: null,
    threw: false,
    lose() {},
  };
  current = state;
  const conclude = (done) => {
    if (state.done === null) state.done = done;
  };
  let isRunning = false;
  rejection = null;
  isTicking = false;
  try {
    const text = loader.use(job.edits);
    if (text !== null) throw new RangeError(text);
    const run = loader.loadProbe();
    if (typeof run !== "function") throw new TypeError("The probe exports no function.");
    state.loadMs = clock.used(state.cpu);
    isRunning = true;
    const result = run();
    // Resolving with a promise would ask it for its `then`, which a candidate may have replaced.
    const promise = isPromise(result) ? result : new NativePromise((resolve) => resolve(result));
    state.promise = then(
      promise,
      () => conclude({ verdict: "pass" }),
      (error) => conclude({ verdict: isLoadFailure(error, isRunning) ? "broken" : "fail", error: describe(error) }),
    );
  } catch (error) {
    conclude({ verdict: isLoadFailure(error, isRunning) ? "broken" : "fail", error: describe(error) });
  }
  isTicking = true;
  ticks.drain((error, isTaken) => {
    state.threw = true;
    rejection = { reason: error };
    // Test runners that listen say what comes of it.
    if (!isTaken) conclude({ verdict: "fail", error: describe(error) });
  });
  isTicking = false;
  return state;
}

/** One candidate is over: its verdict is kept until it is sure that it left nothing behind. */
function finish(state, done) {
  isolation.sweep();
  const late = rejection;
  rejection = null;
  const { job } = state;
  if (late !== null && done.verdict === "pass") {
    // It may have come from the one before, so the candidate is asked once more.
    if (!job.again) {
      current = null;
      return void unshift(queue, { ...job, alone: true, again: true });
    }
    done = { verdict: "fail", error: `unhandled rejection: ${describe(late.reason)}` };
  }
  const answer = { id: job.id, ms: clock.now() - state.began, loadMs: state.loadMs, ...done };
  // Stopped before this line, it is still the one that runs, and is not lost.
  current = null;
  push(over, { job, answer });
}

/** The base shows what is the program's own habit: packages that it loads stay, with what they change of the globals. */
function learnFromBase({ changed, names }) {
  if (usual === null) {
    if (changed) loader.loadPackagesAnew();
    loader.keepPackages();
    usual = new Set();
    isolation.snapshot(loader.packages());
  }
  for (const name of names) usual.add(name);
}

/** A candidate that passes by changing what everybody relies on may have changed what judges it. */
function trusted(answer, names) {
  const strange = answer.verdict === "pass" && usual !== null ? names.find((name) => !usual.has(name)) : undefined;
  return strange === undefined ? answer : { ...answer, verdict: "fail", error: `It changes ${strange}.` };
}

const NOTHING_COMES = new Error("Nothing runs that it could wait for.");
const NOTHING = { changed: false, names: [], stuck: null };

/**
 * Comparing all intrinsics costs more than a candidate, so it is done once for several. When something was changed
 * their verdicts are in doubt: each is run again by itself.
 */
function settle(earlier = NOTHING) {
  const settled = over;
  over = [];
  const now = isolation.restore();
  const report = {
    changed: earlier.changed || now.changed,
    names: [...earlier.names, ...now.names],
    stuck: earlier.stuck ?? now.stuck,
  };
  // Who changed it may be the one that was cut off, and is none of these.
  const isSure = settled.length === 1 && !wasCutOff;
  wasCutOff = false;
  if (report.changed && settled.length > 0 && !isSure) {
    // What cannot be put back would be seen in whoever is asked next, and blamed on that one.
    if (report.stuck !== null) real.exit(3);
    disturbed += 1;
    queue.unshift(...settled.map(({ job }) => ({ ...job, alone: true })));
    return;
  }
  const ofBase = settled.length === 1 && isBase(settled[0].job);
  const isLeft = isolation.isBusy();
  if (ofBase) learnFromBase(report);
  if (isLeft && ofBase) leaves = true;
  if (isLeft && leaves) isolation.accept();
  const dirty = report.stuck ?? (isUnsound || (isLeft && !leaves) ? "something that still runs" : null);
  answerAll(settled.map(({ answer }) => ({ ...trusted(answer, report.names), ...(dirty === null ? {} : { dirty }) })));
}

// A timed script costs 1.5 ms and more for its watchdog thread, a candidate often 0.3 ms: so many share one.
const SHARE = 32;
/** Milliseconds after which no further one begins in it, where each has less: what is put back costs once for all of them. */
const LEAST_SHARED_MS = 20;
const sharedMs = () => Math.max(LEAST_SHARED_MS, limitMs / 2);
/** The base loads all packages: cut off in the middle of it, a compiler among them is of no use any more. */
const patienceOf = (job) => job.patience ?? (isBase(job) ? basePatience : job.alone ? 2 * firstPatience : firstPatience);
let over = [];
let disturbed = 0;
/** Since the last settling, one was stopped that has its turn again. */
let wasCutOff = false;
let batchBegan = 0;
let waiting = null;

/** The base is always by itself, so that what it changes can be told. */
const isBase = (job) => job.edits.length === 0;
const isAlone = (job) => job.alone || isBase(job) || disturbed > 3;

function batch() {
  while (queue.length > 0) {
    const job = queue[0];
    if (over.length > 0 && isAlone(job)) return;
    // It costs as much as a tenth of a small candidate; none enters a store without what makes them.
    const state = isolation.knows("node:async_hooks") ? within(start, job) : start(job);
    shift(queue);
    if (state.done === null || state.threw) {
      waiting = state;
      return;
    }
    finish(state, state.done);
    if (isAlone(job) || over.length >= SHARE || clock.now() - batchBegan > sharedMs()) return;
  }
}

/**
 * A candidate was cut off in the middle. What it has left to settle is still its own, not that of the next; where that
 * never ends either, the process must.
 */
function cutOff(state) {
  if (queue[0] === state.job) shift(queue);
  const thrown = rejection;
  if (isTicking) ticks.forget();
  rejection = thrown;
  isUnsound ||= isTicking || !clock.timed(() => ticks.drain(() => undefined), limitMs);
  if (state.done !== null) return finish(state, state.done);
  const { job } = state;
  const patience = patienceOf(job);
  const { isOver, next } = clock.verdictAtLimit({ cpuMs: clock.used(state.cpu), limitMs, patience, mostPatience });
  if (isOver) return finish(state, { verdict: "timeout" });
  current = null;
  rejection = null;
  wasCutOff = true;
  isolation.sweep();
  // It may have begun late in the batch: then it has a whole limit of its own first.
  unshift(queue, { ...job, patience: over.length > 0 ? patience : next });
}

function runBatch() {
  batchBegan = clock.now();
  waiting = null;
  const [first] = queue;
  // The last one to begin has its own time all the same.
  const ms = limitMs * patienceOf(first) + (isAlone(first) ? 0 : sharedMs());
  if (!clock.timed(batch, ms) && current !== null) cutOff(current);
}

/** Of the event loop, in which what was put there for its next one may run. */
const MOST_TURNS = 10;

/** Of its limit on the wall, after which a candidate is over that nothing runs for. */
const SHARE_OF_IDLE = 0.25;

/** For what needs the event loop: timers, files, promises of the system. */
function waitFor(state) {
  let timer;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    real.clearTimeout(timer);
    // Out of the microtask: microtasks cannot be drained from within one, and the next batch must drain its own.
    real.setImmediate(conclude, 0);
  };
  /** What is about to come may: a package that stays loaded would wait for it for ever. */
  const conclude = (turns) => {
    if (turns < MOST_TURNS && isolation.isComing()) return void real.setImmediate(conclude, turns + 1);
    isUnsound ||= isolation.isComing();
    finish(state, state.done ?? { verdict: "timeout" });
    calmDown();
  };
  const isIdle = () => !isolation.isBusy() && !isolation.isComing();
  const lose = (error) => {
    state.done ??= { verdict: "fail", error: describe(error) };
    end();
  };
  const look = (patience) => {
    const { isOver, next } = clock.verdictAtLimit({ cpuMs: clock.used(state.cpu), limitMs, patience, mostPatience });
    // Where nothing runs, nothing will come, but for the few things that Node does not count.
    if (isIdle() && !waitsUnseen) return lose(NOTHING_COMES);
    if (isOver || (isIdle() && patience > 1)) return end();
    timer = real.setTimeout(look, limitMs * (next - patience), next).unref();
  };
  const left = (share) => Math.max(1, share * limitMs - (clock.now() - state.began));
  const lookEarly = () => {
    if (isIdle() && !waitsUnseen) return lose(NOTHING_COMES);
    timer = real.setTimeout(look, left(1), 1).unref();
  };
  if (state.done !== null) return end();
  if (isBase(state.job)) waitsUnseen ||= isIdle();
  state.lose = lose;
  timer = real.setTimeout(lookEarly, left(SHARE_OF_IDLE)).unref();
  then(state.promise, end);
}

/** Waits, in milliseconds, before what still runs is ended. */
const PATIENT_TRIES = 3;

/** What is about to end by itself may; all is put back before, since Node's own code for it relies on that too. */
function calmDown(earlier = { ...isolation.restore() }, tries = 0) {
  if (tries === PATIENT_TRIES && isolation.isBusy()) isolation.endOpen();
  if (isolation.isBusy() && tries < 10) return void real.setTimeout(calmDown, 1, earlier, tries + 1).unref();
  real.setImmediate(() => {
    settle(earlier);
    pump();
  });
}

/** Runs as a task of the event loop, never inside a promise. */
function pump() {
  while (queue.length > 0) {
    runBatch();
    if (waiting !== null) return waitFor(waiting);
    if (isolation.isBusy()) return calmDown();
    settle();
  }
  running = false;
}

function schedule() {
  if (running) return;
  running = true;
  real.setImmediate(pump);
}

/** What nobody caught is the candidate's while one runs; else the fault is here. */
function onRejection(reason) {
  rejection = { reason };
  if (current !== null || waiting !== null || !ownFault(reason)) return;
  real.writeSync(2, `${reason.stack}\n`);
  real.exit(3);
}

/** In the event loop somebody threw, and no test runner listens. */
function onLost(error) {
  rejection = { reason: error };
  // What the one before left may throw as well.
  if (!leaves) waiting?.lose(error);
}

function ownFault(reason) {
  try {
    return reason instanceof Error && String(reason.stack).split("\n", 2)[1]?.includes(__dirname);
  } catch {
    return false;
  }
}

function setLimit({ ms, first, patience, base }) {
  limitMs = ms;
  basePatience = base;
  firstPatience = first;
  mostPatience = patience;
}

function init(message) {
  nonce = message.nonce;
  setLimit(message.limit);
  process.chdir(message.root);
  prepare(message.root, message.probe);
  isolation = createIsolation({ onRejection });
  ticks = createTicks({ ...isolation, onLost });
  loader = createLoader(message.root, message.probe, isolation.protect);
  isolation.snapshot([]);
  answerAll([{ ready: true }]);
}

readline
  .createInterface({ input: process.stdin, terminal: false })
  .on("line", (line) => {
    const message = parse(line);
    if (message.init) init(message.init);
    if (message.limit) setLimit(message.limit);
    if (message.judge) {
      push(queue, message.judge);
      schedule();
    }
  })
  .on("close", () => real.exit(0));
