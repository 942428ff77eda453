// `npm run check`: format, lint, types, boundaries, dead code, unit tests; the same on every machine.
import { ensureInstalled, pinnedNode, requireBootstrapNode, run, say } from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();

const bin = (name) => `node_modules/.bin/${name}`;
const steps = [
  ["format", bin("oxfmt"), ["--check", "."]],
  ["lint", bin("oxlint"), ["--deny-warnings"]],
  ["types", bin("tsc"), ["-b"]],
  ["boundaries", bin("depcruise"), ["apps", "packages", "--config", ".dependency-cruiser.cjs", "--output-type", "err"]],
  ["dead code", bin("knip"), []],
  ["unit tests", pinnedNode, ["node_modules/vitest/vitest.mjs", "run", "--exclude", "**/*.slow.test.ts"]],
];
const only = process.argv.slice(2);
const failures = [];

/** Several at once print when they end: each what it said, together. */
async function perform([name, command, args]) {
  const printed = [];
  const code = await run(command, args, { print: (data) => printed.push(data) });
  say(`── ${name}`);
  process.stdout.write(Buffer.concat(printed));
  if (code !== 0) failures.push(name);
}

async function inTurn(some) {
  for (const step of some) await perform(step);
}

const wanted = steps.filter(([name]) => only.length === 0 || only.includes(name));
const isStatic = ([name]) => name !== "unit tests";
// The longest of them.
const isLong = ([name]) => name === "types";
await Promise.all([inTurn(wanted.filter(isLong)), inTurn(wanted.filter((step) => isStatic(step) && !isLong(step)))]);
for (const [name, command, args] of wanted.filter((step) => !isStatic(step))) {
  say(`── ${name}`);
  if ((await run(command, args)) !== 0) failures.push(name);
}
say(failures.length === 0 ? "All checks passed." : `Failed: ${failures.join(", ")}.`);
process.exitCode = failures.length === 0 ? 0 : 1;
