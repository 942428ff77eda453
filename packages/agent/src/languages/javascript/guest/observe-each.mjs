// What each of several edits answers: node observe-each.mjs <module> <edits file> <results file> <limits> <ms>
// The edits file is [{patched: {path: text}, base: {path: text}}]. Each is loaded in a thread of its own: a process takes
// three times as long. The files are put back behind it.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { observeAll } from "./observe-answers.mjs";

// `ms`: for all answers of one edit, its program's loading included.
const [, , file, source, target, limits, ms] = process.argv;

function writeAll(files) {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
}

for (const [each, { patched, base }] of JSON.parse(readFileSync(source, "utf8")).entries()) {
  const answers = [];
  try {
    writeAll(patched);
    await observeAll(file, JSON.parse(limits), (answer) => answers.push(answer), AbortSignal.timeout(Number(ms)));
  } finally {
    writeAll(base);
  }
  appendFileSync(target, `${JSON.stringify({ each, answers })}\n`);
}
process.exit(0);
