// Runs a list of functions, the default export of a module, and tells what each answers.
// A thread runs them, so that one which does not end costs its own answer and not those behind it.
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds for the module to load. */
const LOAD_LIMIT = 5_000;
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
  post({ loaded: true });
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

/** Tells the answers of the functions from one on; which gave none and why, or null at the end. */
function follow(file, answerMs, tell, from, signal) {
  const { promise, resolve } = Promise.withResolvers();
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, from }, stdout: true, stderr: true });
  let next = from;
  const stop = (why) => resolve({ index: next, outcome: why, kind: "throws" });
  const wait = (limit) => setTimeout(stop, limit, "no answer in time");
  let timer = wait(LOAD_LIMIT);
  const give = () => resolve(null);
  signal?.addEventListener("abort", give, { once: true });
  worker.on("message", ({ loaded, done, ...answer }) => {
    clearTimeout(timer);
    if (done) return resolve(null);
    timer = wait(answerMs);
    if (loaded) return;
    tell(answer);
    next = answer.index + 1;
  });
  worker.on("error", () => stop("the program ends"));
  worker.on("exit", () => stop("the program ends"));
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", give);
    return worker.terminate();
  });
}

/**
 * Tells each answer as it comes, those included that are none: after `answerMs` milliseconds, and `mostEnds` times. Nothing
 * more is told once `signal` fires.
 */
export async function observeAll(file, { answerMs, mostEnds }, tell, signal) {
  let next = 0;
  for (let ends = 0; ends < mostEnds; ends += 1) {
    const end = await follow(file, answerMs, tell, next, signal);
    if (end === null) return;
    tell(end);
    next = end.index + 1;
  }
}

if (!isMainThread) await answerFrom(workerData);
