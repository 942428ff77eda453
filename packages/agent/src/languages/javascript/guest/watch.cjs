"use strict";
/**
 * Runs inside the sandbox: loads the probe with the project's text in which places ask, and tells what expressions give
 * there. V8 evaluates them so that whatever would change anything is refused. Reads JSON lines on stdin, answers on stdout.
 *
 * in:  {init: {nonce, root, probe, quiet}} · {watch: {files: [{file, pieces}], places: [{before, items: [{kind, test, value}]}]}}
 *      · {show: {files, places: [[name]]}};
 *      `pieces`: of the file's text, between them numbers of the places that ask there. `before`: the expression that stands
 *      there, null before a statement. `test` makes a difference where its value (kind `value`) or truth (`truth`) is not
 *      that of `before`, or where it holds (`holds`) or fails (`fails`), and `value` is what comes then, or null.
 * out: {nonce, ready} · {nonce, error, isCut, answers: [[null | "" | key]]} · {nonce, error, isCut, shapes: [[null | shape]]};
 *      `error`: what the probe throws, null where it passes; `isCut`: it did not end in time; `answers`: by item "" for no
 *      difference, null where that is not known, or a key of the first difference; `shapes`: what the names of each place
 *      hold there, see watch-shapes.cjs.
 */
const fs = require("node:fs");
const readline = require("node:readline");
const clock = require("./judge-clock.cjs");
const { prepare } = require("./judge-environment.cjs");
const { createIsolation } = require("./judge-isolation.cjs");
const { createLoader } = require("./judge-loader.cjs");
const { createAsker } = require("./watch-ask.cjs");
const { createShaper } = require("./watch-shapes.cjs");

/** Milliseconds for one run of the probe, questions included: more where it takes long without any. */
const LIMIT = { least: 1_200, most: 2_500, times: 2 };

const real = {
  setTimeout,
  clearTimeout,
  setImmediate,
  now: performance.now.bind(performance),
  writeSync: fs.writeSync,
  exit: process.reallyExit.bind(process),
};
let nonce = "";
let limit = LIMIT.most;
let loader;
let isolation;
let asker;
let shaper;
let isFirst = true;

function answer(message) {
  let bytes = Buffer.from(JSON.stringify({ nonce, ...message }) + "\n");
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
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300);
  } catch {
    return "something that cannot be shown";
  }
}

function textOf(pieces, callAt) {
  return pieces.map((piece) => (typeof piece === "number" ? callAt(piece) : piece)).join("");
}

/** What the probe throws, in words; null where it passes, undefined where it does not end in time. */
async function failureOf(probe) {
  let timer;
  const late = new Promise((resolve) => {
    timer = real.setTimeout(resolve, limit, undefined);
  });
  let promise;
  const isOver = clock.timed(() => {
    promise = (async () => probe())().then(
      () => null,
      (error) => describe(error),
    );
  }, limit);
  try {
    return isOver ? await Promise.race([promise, late]) : undefined;
  } finally {
    real.clearTimeout(timer);
  }
}

/** What the probe throws on texts in which places call. */
async function failureWith(files, callAt) {
  loader.use(
    files.map(({ file, pieces }) => ({ file, start: 0, end: loader.lengthOf(file), replacement: textOf(pieces, callAt) })),
  );
  return failureOf(() => loader.loadProbe()());
}

/** As the judge does: what packages change of the globals while they are loaded is there for the next run, too. */
function learnFromFirst({ changed }) {
  if (changed) loader.loadPackagesAnew();
  loader.keepPackages();
  isolation.snapshot(loader.packages());
  isFirst = false;
}

function finish(error, found) {
  isolation.sweep();
  const report = isolation.restore();
  if (isFirst) learnFromFirst(report);
  answer({ error: error ?? null, isCut: error === undefined, ...found });
}

async function watch({ files, places }) {
  asker.begin(places, limit);
  const began = real.now();
  const error = await failureWith(files, asker.callAt);
  if (files.length === 0) limit = Math.min(LIMIT.most, Math.max(LIMIT.least, LIMIT.times * (real.now() - began)));
  finish(error, { answers: asker.end(error === undefined) });
}

async function show({ files, places }) {
  shaper.begin(places);
  const error = await failureWith(files, shaper.callAt);
  finish(error, { shapes: shaper.end() });
}

function init(message) {
  nonce = message.nonce;
  process.chdir(message.root);
  prepare(message.root, message.probe);
  isolation = createIsolation({ onRejection: () => undefined });
  loader = createLoader(message.root, message.probe, isolation.protect);
  asker = createAsker(new Set(message.quiet));
  shaper = createShaper();
  isolation.snapshot([]);
  answer({ ready: true });
}

let last = Promise.resolve();
readline
  .createInterface({ input: process.stdin, terminal: false })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.init) init(message.init);
    if (message.watch) last = last.then(() => watch(message.watch));
    if (message.show) last = last.then(() => show(message.show));
  })
  .on("close", () => real.exit(0));
