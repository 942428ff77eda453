// Runs a list of functions and notes what each answers: node observe.mjs <module> <results file>
import { appendFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

const write = appendFileSync;
const exit = process.reallyExit.bind(process);
const [, , file, target] = process.argv;
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

for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
process.on("unhandledRejection", () => undefined);
process.on("uncaughtException", () => undefined);
const loaded = await import(pathToFileURL(file).href);
const functions = loaded.default?.default ?? loaded.default;
for (const [index, run] of functions.entries()) {
  let answer;
  try {
    answer = describe(await run());
  } catch (error) {
    answer = { outcome: failure(error), kind: "throws" };
  }
  write(target, `${JSON.stringify({ index, ...answer })}\n`);
}
exit(0);
