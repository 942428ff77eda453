"use strict";
// Preloaded with --require: counts what ran, and writes a JSON line each time it is asked, for one test or one file.
const fs = require("node:fs");
const inspector = require("node:inspector");
const path = require("node:path");
const { translated } = require("./coverage-mapped.cjs");
const { isMainThread, Worker } = require("node:worker_threads");

const target = process.env.FIXPOINT_COVERAGE;
const root = process.env.FIXPOINT_COVERAGE_ROOT;
/** Milliseconds after which what still runs is cut off; absent where it may take its time. */
const cutMs = Number(process.env.FIXPOINT_COVERAGE_CUT_MS ?? 0);
/** For the thread that cuts off to begin counting. */
const READY_MS = 2_000;

let session = null;
/** Source maps of what was compiled, by file; null where nothing was. */
let written = null;

function start() {
  const opened = new inspector.Session();
  try {
    opened.connect();
  } catch {
    // The built-in runner's own process has no inspector; the project's code runs in its children.
    return;
  }
  session = opened;
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
}

/** A loop that never ends runs no timer: another thread has to look. It begins all counts anew, so nothing runs before. */
function startCut() {
  const ready = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { cutMs, ready, target, root, main: process.argv[1] ?? "" };
  try {
    new Worker(path.join(__dirname, "coverage-cut.cjs"), { workerData, execArgv: [], env: {} }).unref();
  } catch {
    return;
  }
  // Not `Atomics.wait`: the thread is answered in between, and a thread that waits answers nobody.
  const until = performance.now() + READY_MS;
  while (Atomics.load(ready, 0) === 0 && performance.now() < until);
}

/** What ran since the last call; the inspector answers at once. */
function take(kind, names, passed) {
  if (session === null) return;
  session.post("Profiler.takePreciseCoverage", (error, answer) => {
    if (error || kind === "drop") return;
    write({ kind, names: names ?? [], passed: passed ?? null, main: process.argv[1] ?? "" }, answer.result, { target, root });
  });
}

/** Whether any of the project's own files had run. */
function write({ kind, names, passed, main }, scripts, place) {
  const files = {};
  for (const script of scripts) {
    const file = fileOf(script.url, place.root);
    if (file === null) continue;
    const ranges = [];
    for (const one of script.functions)
      for (const range of one.ranges) ranges.push([range.startOffset, range.endOffset, range.count > 0 ? 1 : 0]);
    const map = written?.get(path.join(place.root, file));
    files[file] = map === undefined ? ranges : translated(path.join(place.root, file), map, ranges);
  }
  fs.appendFileSync(place.target, `${JSON.stringify({ kind, test: names.join(" > "), passed, main, files })}\n`);
  return Object.keys(files).length > 0;
}

function fileOf(url, folder) {
  let file = url;
  try {
    if (url.startsWith("file://")) file = decodeURIComponent(url.slice(7));
  } catch {
    return null;
  }
  // The judge's loader marks what it loads anew.
  file = file.replace(/\?.*$/, "").replace(/\/fx\d+~([^/]*)$/, "/$1");
  return file.startsWith(`${folder}/`) && !file.includes("/node_modules/") ? file.slice(folder.length + 1) : null;
}

module.exports = { maps: (known) => void (written = known), take, write };

if (isMainThread && target && root && process.env.FIXPOINT_COVERAGE_SKIP !== "1") {
  start();
  if (session !== null && cutMs > 0) startCut();
  process.on("exit", (code) => take("exit", [], code === 0));
}
