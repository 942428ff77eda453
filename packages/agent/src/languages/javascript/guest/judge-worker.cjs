"use strict";
/**
 * Runs inside the sandbox: loads the probe once per candidate, with the candidate's text in place of the file's,
 * all in one process. Reads JSON lines on stdin, answers JSON lines on stdout, each with the nonce that the first
 * message brought, so that what the project prints cannot pass for a verdict.
 *
 * in:  {init: {nonce, root, probe: {format, file, code}, timeMs}} · {limit: ms} · {judge: {id, edits: [{file,start,end,replacement}]}}
 * out: {nonce, ready} · {nonce, id, verdict, ms, error?, dirty?}; `dirty` asks the parent for a fresh process.
 */
const fs = require("node:fs");
const readline = require("node:readline");
const vm = require("node:vm");
const { createIsolation } = require("./judge-isolation.cjs");
const { createLoader } = require("./judge-loader.cjs");

const real = {
  setTimeout,
  clearTimeout,
  setImmediate,
  now: performance.now.bind(performance),
  cpu: process.cpuUsage.bind(process),
  writeSync: fs.writeSync,
  tick: process._tickCallback?.bind(process),
  exit: process.reallyExit.bind(process),
};
const stringify = JSON.stringify;
const NativePromise = Promise;
const then = Function.prototype.call.bind(Promise.prototype.then);

let nonce = "";
let limitMs = 1000;
let loader;
let isolation;
/** Jobs read and not answered yet. */
const queue = [];
let running = false;
/** What the timed script is at, so that a time-out can be laid at the right door. */
let current = null;
let rejection = null;

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

function isLoadFailure(error) {
  try {
    return error instanceof SyntaxError || ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(error?.code);
  } catch {
    return false;
  }
}

/** Starts one candidate; leaves `state.done` set when it settled without the event loop. */
function start(job) {
  const state = { job, began: real.now(), cpu: real.cpu(), done: null, promise: null };
  current = state;
  const conclude = (done) => {
    if (state.done === null) state.done = done;
  };
  rejection = null;
  try {
    const text = loader.use(job.edits);
    if (text !== null) throw new RangeError(text);
    const run = loader.loadProbe();
    if (typeof run !== "function") throw new TypeError("The probe exports no function.");
    const promise = new NativePromise((resolve) => resolve(run()));
    state.promise = then(
      promise,
      () => conclude({ verdict: "pass" }),
      (error) => conclude({ verdict: "fail", error: describe(error) }),
    );
    real.tick?.();
  } catch (error) {
    conclude({ verdict: isLoadFailure(error) ? "broken" : "fail", error: describe(error) });
  }
  return state;
}

/** One candidate is over: its verdict is kept until it is sure that it left nothing behind. */
function finish(state, done) {
  current = null;
  isolation.sweep();
  const late = rejection;
  rejection = null;
  const verdict =
    late !== null && done.verdict === "pass" ? { verdict: "fail", error: `unhandled rejection: ${describe(late.reason)}` } : done;
  over.push({ job: state.job, answer: { id: state.job.id, ms: real.now() - state.began, ...verdict } });
}

/**
 * Comparing all intrinsics costs more than a candidate, so it is done once for several. When something was changed
 * their verdicts are in doubt: each is run again by itself.
 */
function settle() {
  const { changed, stuck } = isolation.restore();
  if (changed && over.length > 1) {
    disturbed += 1;
    queue.unshift(...over.map(({ job }) => ({ ...job, alone: true })));
  } else answerAll(over.map(({ answer }) => (stuck === null ? answer : { ...answer, dirty: stuck })));
  over = [];
}

// A timed script costs 1.5 ms and more for its watchdog thread, a candidate often 0.3 ms: so many share one.
const SHARE = 32;
let over = [];
let disturbed = 0;
let batchBegan = 0;
let waiting = null;
let timed;
let drainScript;
function batch() {
  while (queue.length > 0) {
    if (over.length > 0 && (queue[0].alone || disturbed > 3)) return;
    const state = start(queue.shift());
    if (state.done === null) {
      waiting = state;
      return;
    }
    finish(state, state.done);
    if (state.job.alone || over.length >= SHARE || real.now() - batchBegan > limitMs / 2) return;
  }
}

/** What a candidate that was cut off has left to settle is still its own, not that of the next. */
function drain() {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      drainScript.runInThisContext({ timeout: Math.max(1, Math.ceil(limitMs)) });
      return;
    } catch {
      // There was another loop in what was left.
    }
  }
}

function runBatch() {
  batchBegan = real.now();
  waiting = null;
  try {
    timed.runInThisContext({ timeout: Math.max(1, Math.ceil(limitMs)) });
  } catch (error) {
    const state = current;
    if (error?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT" || state === null) throw error;
    // It may have begun late in the batch: then it has a whole limit of its own next time.
    const spent = real.now() - state.began;
    const used = real.cpu(state.cpu);
    // On a busy machine the time may have gone to others.
    const starved = (used.user + used.system) / 1000 < limitMs / 2 && (state.job.starved ?? 0) < 2;
    drain();
    if ((over.length > 0 && spent < limitMs * 0.9) || starved) {
      current = null;
      rejection = null;
      isolation.sweep();
      queue.unshift({ ...state.job, starved: (state.job.starved ?? 0) + (starved ? 1 : 0) });
    } else finish(state, { verdict: "timeout" });
  }
  if (waiting === null) settle();
}

/** For what needs the event loop: timers, files, promises of the system. */
function waitFor(state, next) {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    real.clearTimeout(timer);
    // Out of the microtask: microtasks cannot be drained from within one, and the next batch must drain its own.
    real.setImmediate(() => {
      finish(state, state.done ?? { verdict: "timeout" });
      settle();
      next();
    });
  };
  const timer = real.setTimeout(end, Math.max(1, limitMs - (real.now() - state.began)));
  then(state.promise, end);
}

/** Runs as a task of the event loop, never inside a promise. */
function pump() {
  while (queue.length > 0) {
    runBatch();
    if (waiting !== null) return waitFor(waiting, pump);
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

function ownFault(reason) {
  try {
    return reason instanceof Error && String(reason.stack).split("\n", 2)[1]?.includes(__dirname);
  } catch {
    return false;
  }
}

function init(message) {
  nonce = message.nonce;
  limitMs = message.timeMs;
  loader = createLoader(message.root, message.probe);
  isolation = createIsolation({ root: message.root, onRejection });
  timed = new vm.Script(`globalThis[Symbol.for(${stringify("fixpoint." + nonce)})]()`);
  drainScript = new vm.Script(`globalThis[Symbol.for(${stringify("fixpoint.tick." + nonce)})]()`);
  Object.defineProperty(globalThis, Symbol.for(`fixpoint.${nonce}`), { value: batch });
  Object.defineProperty(globalThis, Symbol.for(`fixpoint.tick.${nonce}`), { value: () => real.tick?.() });
  isolation.snapshot();
  answerAll([{ ready: true }]);
}

readline
  .createInterface({ input: process.stdin, terminal: false })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.init) init(message.init);
    if (message.limit) limitMs = message.limit;
    if (message.judge) {
      queue.push(message.judge);
      schedule();
    }
  })
  .on("close", () => real.exit(0));
