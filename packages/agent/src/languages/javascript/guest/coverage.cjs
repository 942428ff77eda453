"use strict";
// Preloaded with --require: counts what ran, and writes a JSON line each time it is asked, for one test or one file.
const fs = require("node:fs");
const inspector = require("node:inspector");

const target = process.env.FIXPOINT_COVERAGE;
const root = process.env.FIXPOINT_COVERAGE_ROOT;

let session = null;

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

/** What ran since the last call; the inspector answers at once. */
function take(kind, names, passed) {
  if (session === null) return;
  session.post("Profiler.takePreciseCoverage", (error, answer) => {
    if (error || kind === "drop") return;
    const files = {};
    for (const script of answer.result) {
      const file = fileOf(script.url);
      if (file === null) continue;
      const ranges = [];
      for (const one of script.functions)
        for (const range of one.ranges) ranges.push([range.startOffset, range.endOffset, range.count > 0 ? 1 : 0]);
      files[file] = ranges;
    }
    fs.appendFileSync(
      target,
      `${JSON.stringify({ kind, test: (names ?? []).join(" > "), passed: passed ?? null, main: process.argv[1] ?? "", files })}\n`,
    );
  });
}

function fileOf(url) {
  let file = url;
  try {
    if (url.startsWith("file://")) file = decodeURIComponent(url.slice(7));
  } catch {
    return null;
  }
  file = file.replace(/\?.*$/, "");
  return file.startsWith(`${root}/`) && !file.includes("/node_modules/") ? file.slice(root.length + 1) : null;
}

module.exports = { take };

if (target && root && process.env.FIXPOINT_COVERAGE_SKIP !== "1") {
  start();
  process.on("exit", (code) => take("exit", [], code === 0));
}
