"use strict";
// A thread beside a test that may never end: writes what it ran once its time is over, and ends the process.
const inspector = require("node:inspector");
const { workerData } = require("node:worker_threads");
const { write } = require("./coverage.cjs");

const { cutMs, ready, main } = workerData;
const session = new inspector.Session();
session.connectToMainThread();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true }, () => Atomics.store(ready, 0, 1));

// An answer that is awaited keeps no thread alive.
setInterval(() => undefined, 1000);
setTimeout(() => {
  session.post("Profiler.takePreciseCoverage", (error, answer) => {
    const isOwn = !error && write({ kind: "test", names: [], passed: false, main }, answer.result, workerData);
    // A runner that waits for the process of its file must not end before that has written.
    if (isOwn) process.kill(process.pid, "SIGKILL");
  });
}, cutMs);
