// Runs a list of functions and notes what each answers: node observe.mjs <module> <results file>
// A thread runs them, so that one which does not end costs its own answer and not those behind it.
import { appendFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds for one answer; the first waits for the module to load. */
const LIMIT = 1_000;
const FIRST_LIMIT = 5_000;
/** Inputs without an answer; then the rest is not asked. */
const MAX_ENDS = 3;
const OPTIONS = {
  depth: 6,
  sorted: true,
  breakLength: Infinity,
  maxStringLength: 2000,
  maxArrayLength: 100,
  customInspect: false,
};

function describe(value) {
  const nothing = value === null || value === undefined || Number.isNaN(value);
  return { outcome: inspect(value, OPTIONS).slice(0, 4000), kind: nothing ? "nothing" : "value" };
}

function failure(error) {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : inspect(error, OPTIONS).slice(0, 500);
  } catch {
    return "something that cannot be shown";
  }
}

async function answerFrom({ file, from }) {
  const post = parentPort.postMessage.bind(parentPort);
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
  process.on("unhandledRejection", () => undefined);
  process.on("uncaughtException", () => undefined);
  const loaded = await import(pathToFileURL(file).href);
  const functions = loaded.default?.default ?? loaded.default;
  for (const [index, run] of functions.entries()) {
    if (index < from) continue;
    let answer;
    try {
      answer = describe(await run());
    } catch (error) {
      answer = { outcome: failure(error), kind: "throws" };
    }
    post({ index, ...answer });
  }
  post({ done: true });
}

/** Writes the answers of the functions from one on; which gave none and why, or null at the end. */
function follow(file, target, from) {
  const { promise, resolve } = Promise.withResolvers();
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, from }, stdout: true, stderr: true });
  let next = from;
  const stop = (why) => resolve({ index: next, outcome: why, kind: "throws" });
  const wait = (limit) => setTimeout(stop, limit, "no answer in time");
  let timer = wait(FIRST_LIMIT);
  worker.on("message", ({ done, ...answer }) => {
    clearTimeout(timer);
    if (done) return resolve(null);
    appendFileSync(target, `${JSON.stringify(answer)}\n`);
    next = answer.index + 1;
    timer = wait(LIMIT);
  });
  worker.on("error", () => stop("the program ends"));
  worker.on("exit", () => stop("the program ends"));
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

if (isMainThread) {
  const [, , file, target] = process.argv;
  let next = 0;
  for (let ends = 0; ends < MAX_ENDS; ends += 1) {
    const end = await follow(file, target, next);
    if (end === null) break;
    appendFileSync(target, `${JSON.stringify(end)}\n`);
    next = end.index + 1;
  }
  process.exit(0);
} else await answerFrom(workerData);
