// Notes what each of a list of functions answers: node observe.mjs <module> <results file> <limits>
import { appendFileSync } from "node:fs";
import { observeAll } from "./observe-answers.mjs";

const [, , file, target, limits] = process.argv;
await observeAll(file, JSON.parse(limits), (answer) => appendFileSync(target, `${JSON.stringify(answer)}\n`));
process.exit(0);
